import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import calendar from '#src/illustrations/calendar.svg?raw'
import { site } from '#src/site.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Section } from '#src/ui/section.tsx'
import { PREPARATION } from './free-consultation.content.ts'
import styles from './free-consultation.module.css'

export function ConsultationRequest() {
  const { t } = useLingui()
  const { email } = site
  const subject = encodeURIComponent(
    t({ id: 'free-consultation.request.subject', message: 'Free consultation' }),
  )
  return (
    <Section
      id="request"
      tone="deep"
      title={<Trans id="free-consultation.request.title">Ask for your consultation</Trans>}
      intro={
        <Trans id="free-consultation.request.intro">
          In German, English, Turkish, Azerbaijani or Russian. We reply within 1-2 working days.
        </Trans>
      }
    >
      <div className={styles.request}>
        <div className={styles.book}>
          <InlineDrawing svg={calendar} />
          <h3>
            <Trans id="free-consultation.request.book">Book online</Trans>
          </h3>
          <p>
            <Trans id="free-consultation.request.bookText">
              A short form. We then agree the time with you by e-mail.
            </Trans>
          </p>
          <ButtonLink to="/book-appointment">
            <Trans id="free-consultation.request.bookButton">To the booking page</Trans>
          </ButtonLink>
        </div>
        <div className={styles.write}>
          <h3>
            <Trans id="free-consultation.request.write">Or write to us</Trans>
          </h3>
          <a href={`mailto:${email}?subject=${subject}`} className={styles.address}>
            {email}
          </a>
          <p>
            <Trans id="free-consultation.request.helps">
              We get more done in half an hour if we know these things beforehand:
            </Trans>
          </p>
          <ul>
            {PREPARATION.map((detail) => (
              <li key={detail.id}>{t(detail)}</li>
            ))}
          </ul>
          <p className={styles.privacy}>
            <Trans id="free-consultation.request.privacy">
              Please send no passports or certificates yet. How we handle your details is in the{' '}
              <Link to="/privacy">privacy policy</Link>.
            </Trans>
          </p>
        </div>
      </div>
    </Section>
  )
}
