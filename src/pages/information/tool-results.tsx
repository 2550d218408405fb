import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import type { ToolEntry } from '#src/content/answer.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './results.module.css'

export interface ToolLink {
  to: NonNullable<LinkProps['to']>
  /** URL fragment with preset answers. */
  hash?: string
  /** Language of the tool, if it is not that of the page. */
  language?: Language
  label: MessageDescriptor
}

/** Tools, keyed by URL path. `turkish` is the label of the version for visitors who search in Turkish. */
const TOOLS: Readonly<Record<string, Omit<ToolLink, 'hash' | 'language'> & { turkish?: MessageDescriptor }>> =
  {
    '/quick-check': {
      to: '/quick-check',
      label: msg`Quick check: which visa fits you?`,
      turkish: msg`The quick check in Turkish: Size hangi vize uyar?`,
    },
    '/quick-check/employers': {
      to: '/quick-check/employers',
      label: msg`Quick check for employers: which permit does your new colleague need?`,
    },
    '/opportunity-card-points': {
      to: '/opportunity-card-points',
      label: msg`Points calculator for the Opportunity Card`,
      turkish: msg`The points calculator in Turkish: Fırsat Kartı puan hesaplama`,
    },
  }

/** Labels of tools with preset answers, which `answer` says in words. */
const PRESET: Readonly<Record<string, (answer: string) => MessageDescriptor>> = {
  '/quick-check': (answer: string) => msg`Quick check: ${answer}`,
  '/quick-check/employers': (answer: string) => msg`Quick check for employers: ${answer}`,
}

/**
 * Returns links to tools. `first` contains points calculators and tools with preset answers among `tools`, `further` the
 * others and `furtherTools`.
 */
export function findTools(
  tools: readonly ToolEntry[],
  isTurkish: boolean,
  furtherTools: readonly ToolEntry[] = [],
): Record<'first' | 'further', ToolLink[]> {
  const linksTo = ({ id, answer = '' }: ToolEntry): ToolLink[] => {
    const [path = '', hash] = id.split('#')
    const tool = TOOLS[path]
    if (!tool) return []
    const { turkish, to, label } = tool
    const inTurkish = isTurkish && turkish ? [{ to, label: turkish, language: 'tr' as const }] : []
    if (hash === undefined) return [...inTurkish, { to, label }]
    return [
      ...inTurkish.map((one) => ({ ...one, hash })),
      { to, hash, label: PRESET[path]?.(answer) ?? label },
    ]
  }
  const isFilled = ({ id }: ToolEntry) => id.includes('#') || id.startsWith('/opportunity-card-points')
  const first = tools.filter(isFilled)
  const further = [...tools.filter((tool) => !isFilled(tool)), ...furtherTools]
  return { first: first.flatMap(linksTo), further: further.flatMap(linksTo) }
}

export function ToolLinks({ tools }: { tools: readonly ToolLink[] }) {
  const { t } = useLingui()
  return (
    <div className={styles.tools}>
      <h3>
        <Trans>Answered at once</Trans>
      </h3>
      <ul>
        {tools.map(({ to, hash, language, label }) => (
          <li key={[to, hash, language].join()}>
            {language ? (
              <a href={localizedPath(hash ? `${to}#${hash}` : to, language)} hrefLang={language}>
                {t(label)}
              </a>
            ) : (
              <Link to={to} {...(hash !== undefined && { hash })}>
                {t(label)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
