import { Trans } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { type FormName, formOf } from '#contracts/forms/forms.ts'
import { dayInWords } from '#contracts/values/german-time.ts'
import { answerDay } from '#src/browser/answer-day.ts'
import { germanNow } from '#src/browser/api.ts'
import { useTextLanguage } from '#src/site/i18n.ts'
import styles from './form.module.css'

/** Day by which a message sent today is answered, by the rule of the mails; blank until the app knows today. */
export function AnswerDate({ form }: { form: FormName }) {
  const language = useTextLanguage()
  const isHydrated = useHydrated()
  const { repliesIn } = formOf(form)
  if (!repliesIn) return null
  const today = isHydrated ? germanNow().slice(0, 10) : ''
  const day = today && dayInWords(answerDay(today, repliesIn), language)
  return (
    <p className={`${styles.hint} ${styles.answerDate}`}>
      {day && (
        <Trans>
          Sent today, it is answered by <strong className="unbroken">{day}</strong>.
        </Trans>
      )}
    </p>
  )
}
