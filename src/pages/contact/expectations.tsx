import { Trans, useLingui } from '@lingui/react/macro'
import { percentEncode } from '#contracts/values/percent-encode.ts'
import { TALK_LANGUAGES } from '#contracts/values/talk-language.ts'
import { site } from '#src/site/site.ts'
import { AfterWriting } from '#src/ui/after-writing.tsx'
import { EXPECTATIONS } from './contact.content.ts'
import styles from './contact.module.css'
import { MessageSample } from './message-sample.tsx'

export function Expectations() {
  const { t } = useLingui()
  const subject = t`Urgent: my deadline is on`
  return (
    <div className={styles.expect}>
      <div className={styles.terms}>
        <AfterWriting more={EXPECTATIONS} />
        <div className={styles.languages}>
          <p>
            <Trans>We speak and write:</Trans>
          </p>
          <ul>
            {TALK_LANGUAGES.map(({ lang, name }) => (
              <li key={lang} lang={lang}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.beside}>
        <aside aria-labelledby="contact-urgent" className={styles.urgent}>
          <h3 id="contact-urgent">
            <Trans>Is it urgent?</Trans>
          </h3>
          <p>
            <Trans>
              Does a permit run out soon, or has an authority set a date? Put that date in the subject line,
              so that it stands out.
            </Trans>
          </p>
          <p>
            <Trans>
              Do not wait for our reply where a deadline is running: hand in your application before the last
              day.
            </Trans>
          </p>
          <p>
            <a href={`mailto:${site.email}?subject=${percentEncode(subject)}`}>
              <Trans>Write an urgent message</Trans>
            </a>
          </p>
        </aside>
        <MessageSample />
      </div>
    </div>
  )
}
