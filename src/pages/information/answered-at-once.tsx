import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PLAN_LINK, TOOL_LINKS } from '#src/content/tool-links.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './information.module.css'

const TOOLS = [
  ...TOOL_LINKS,
  {
    to: '/quick-check/employers',
    label: msg`Permit check for employers`,
  },
  PLAN_LINK,
] as const

/** Links to the tools, above the guides: a tool may save the visitor from reading an article. */
export function AnsweredAtOnce() {
  const { t } = useLingui()
  return (
    <nav aria-labelledby="at-once" className={styles.tools}>
      <p id="at-once">
        <Trans>Answered at once</Trans>
      </p>
      <ul>
        {TOOLS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
