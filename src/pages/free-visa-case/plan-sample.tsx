import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#src/ui/link.tsx'
import { PLAN_PARTS } from './free-visa-case.content.ts'
import styles from './plan-sample.module.css'

export function PlanSample() {
  const { t } = useLingui()
  return (
    <figure className={styles.plan}>
      <div className={styles.sheet}>
        <p>
          <Trans>Your plan</Trans>
        </p>
        <ol>
          {PLAN_PARTS.map((part) => (
            <li key={part.id}>{t(part)}</li>
          ))}
        </ol>
      </div>
      <figcaption>
        <Trans>
          An example, drawn: the parts of the written plan. <Link to="/sample-plan">Read a whole sample</Link>
        </Trans>
      </figcaption>
    </figure>
  )
}
