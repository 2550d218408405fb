import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { isMainLanguage } from '#contracts/values/language.ts'
import { TALK_LANGUAGES } from '#contracts/values/talk-language.ts'
import { ConsultationForm, type useConsultation } from '#src/flows/inquiry/consultation-form.tsx'
import { useLetter } from '#src/flows/quick-check/use-letter.ts'
import { useTextLanguage } from '#src/site/i18n.ts'
import { FounderNote } from '#src/ui/founder-note.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { PREPARATION } from './free-consultation.content.ts'
import styles from './free-consultation.module.css'

export function ConsultationRequest({ inquiry }: { inquiry: ReturnType<typeof useConsultation> }) {
  const { t } = useLingui()
  return (
    <Section
      id="request"
      title={inquiry.sent ? <Trans>Your consultation</Trans> : <Trans>Ask for your consultation</Trans>}
      intro={
        !inquiry.sent && (
          <Trans>
            In German, English, Turkish, Azerbaijani or Russian. We reply within{' '}
            <span className="unbroken">1-2 working</span> days.
          </Trans>
        )
      }
    >
      <div className={styles.request}>
        <div className={styles.card}>
          <ConsultationForm inquiry={inquiry} labelledBy="request-title" />
        </div>
        <div className={styles.write}>
          <h3>
            <Trans>Good to know beforehand</Trans>
          </h3>
          <p>
            <Trans>We get more done in half an hour if we know these things beforehand:</Trans>
          </p>
          <ul>
            {PREPARATION.map((detail) => (
              <li key={detail.id}>{t(detail)}</li>
            ))}
          </ul>
          {!inquiry.sent && (
            <p className={styles.book}>
              <Trans>
                No particular day in mind? <Link to="/book-appointment">Book a consultation</Link>, and we
                suggest a time. For anything else: <Link to="/contact">Contact us</Link>.
              </Trans>
            </p>
          )}
          <FounderNote audience="individual" />
          <p className={styles.privacy}>
            <Trans>
              Please send no passports or certificates yet. How we handle your details is in the{' '}
              <Link to="/privacy">privacy policy</Link>.
            </Trans>
          </p>
        </div>
      </div>
    </Section>
  )
}

/**
 * Returns the fields to prefill from the URL (`letterFor`), or null if there are none. On a page in a language in which
 * not every page exists, such as Turkish, the fields include it as the language of the consultation.
 */
export function useLetterPrefill(): Partial<FieldsOf<'consultation'>> | null {
  const letter = useLetter('individual')
  const language = useTextLanguage()
  return useMemo(() => {
    const talkLanguage = TALK_LANGUAGES.find(({ lang }) => lang === language)?.name
    return isMainLanguage(language) || !talkLanguage ? letter : { ...letter, talkLanguage }
  }, [letter, language])
}
