import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { BERLIN, DAY, momentInBerlin, TIME } from '#contracts/values/german-time.ts'
import { formatTag } from '#contracts/values/language.ts'
import { OFFICE_HOURS } from '#src/content/office-hours.ts'
import { InquiryForm, useInquiry } from '#src/forms/inquiry-form.tsx'
import { requestedDays } from '#src/forms/requested-days.ts'
import { SubmitButton } from '#src/forms/submit-button.tsx'
import { TalkLanguageField } from '#src/forms/talk-language-field.tsx'
import type { FormView } from '#src/forms/use-form-view.ts'
import { useTextLanguage } from '#src/site/i18n.ts'
import styles from './consultation-form.module.css'
import { consultationForm, wireConsultation } from './inquiry.form.ts'
import { CONSULTATION_LABELS } from './inquiry.texts.ts'
import { PersonFields } from './person-fields.tsx'

/**
 * Runs the machine of the consultation. `prefill` has values for fields that are still blank, such as a message drafted
 * from answers given on another page.
 */
export const useConsultation = (prefill: Partial<FieldsOf<'consultation'>> | null) =>
  useInquiry(consultationForm, wireConsultation, prefill)

interface ConsultationFormProps {
  inquiry: ReturnType<typeof useConsultation>
  labelledBy: string
}

export function ConsultationForm({ inquiry, labelledBy }: ConsultationFormProps) {
  const { t } = useLingui()
  return (
    <InquiryForm
      inquiry={inquiry}
      email={inquiry.sent?.form.email}
      labelledBy={labelledBy}
      audience="individual"
      subject={t`Free consultation`}
    >
      {(form) => <ConsultationFields form={form} />}
    </InquiryForm>
  )
}

function ConsultationFields({ form }: { form: FormView<FieldsOf<'consultation'>> }) {
  const { t } = useLingui()
  // Set the limits after hydration: prerendered HTML would contain the day of the build.
  const days = useHydrated() ? requestedDays() : {}
  return (
    <>
      <PersonFields form={form} />
      <div className={styles.requested}>
        <TextInput {...form.textField('date')} type="date" {...days} label={t(CONSULTATION_LABELS.date)} />
        <TextInput
          {...form.textField('time')}
          type="time"
          label={t(CONSULTATION_LABELS.time)}
          description={t(OFFICE_HOURS)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <p role="status" className={styles.local}>
          <LocalTime requested={form.context.form} />
          <OutsideHours requested={form.context.form} />
        </p>
      </div>
      <TalkLanguageField form={form} label={CONSULTATION_LABELS.talkLanguage} />
      <Textarea
        {...form.textField('message')}
        rows={4}
        label={t(CONSULTATION_LABELS.message)}
        description={t`Nationality, profession and your plan help us to prepare. Please send no documents yet.`}
      />
      <SubmitButton
        form={form}
        label={<Trans>Ask for my consultation</Trans>}
        sendingLabel={<Trans>Sending...</Trans>}
        promise={
          <Trans>
            We reply within <span className="unbroken">1-2 working</span> days and agree the time with you. It
            costs nothing.
          </Trans>
        }
      />
    </>
  )
}

function OutsideHours({ requested: { date, time } }: { requested: FieldsOf<'consultation'> }) {
  if (!useHydrated() || isInHours(date, time)) return null
  return (
    <span>
      <Trans>Nobody is in our offices then. Send it all the same: we will suggest the nearest time.</Trans>
    </span>
  )
}

/** True if day and time are within office hours. A missing or free-text value counts as within office hours. */
function isInHours(day: string, time: string): boolean {
  const isWeekend = DAY.test(day) && [0, 6].includes(new Date(day).getUTCDay())
  return !isWeekend && (!TIME.test(time) || (time >= '09:00' && time < '17:00'))
}

/** Shows the requested time in the visitor's time zone, if that differs from German time. */
function LocalTime({ requested: { date, time } }: { requested: FieldsOf<'consultation'> }) {
  const language = useTextLanguage()
  if (!useHydrated() || !DAY.test(date) || !TIME.test(time)) return null
  const moment = momentInBerlin(date, time)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const tag = formatTag(language)
  const weekday = moment.toLocaleDateString(tag, { weekday: 'long' })
  const own = `${weekday}, ${moment.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit' })}`
  const isSame = moment.toLocaleString() === moment.toLocaleString([], { timeZone: BERLIN })
  if (isSame) return null
  return (
    <span key={own}>
      <Trans>
        For you that is {own} ({timeZone}).
      </Trans>
    </span>
  )
}
