import { Trans, useLingui } from '@lingui/react/macro'
import { FOUNDERS, portraitOf } from '#src/content/founder-promises.ts'
import { site } from '#src/site/site.ts'
import { Portrait } from '#src/ui/portrait.tsx'
import { PROFILES } from './about.content.ts'
import styles from './founders.module.css'

export function Founders() {
  const { t } = useLingui()
  return (
    <ul className={styles.founders}>
      {site.founders.map(({ name, city, photo }) => {
        const { text, duties } = PROFILES[city]
        const { role } = FOUNDERS[city]
        return (
          <li key={city} className={styles.founder}>
            <Portrait src={portraitOf(city)} className={styles.portrait} />
            <div className={styles.profile}>
              <h3>{name}</h3>
              <p className={styles.role}>{t(role)}</p>
              {photo === null && (
                <p className={styles.drawn}>
                  <Trans>The portrait is a drawing, not a photograph.</Trans>
                </p>
              )}
              <p className={styles.text}>{t(text)}</p>
              <p className={styles.label} id={`founder-${city}`}>
                <Trans>Responsible for</Trans>
              </p>
              <ul className={styles.duties} aria-labelledby={`founder-${city}`}>
                {duties.map((duty) => (
                  <li key={duty.id}>{t(duty)}</li>
                ))}
              </ul>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
