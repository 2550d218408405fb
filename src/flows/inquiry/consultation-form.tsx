import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { blankOf, type FieldsOf } from '#contracts/form-fields.ts'
import { BERLIN, DAY, dayInBerlin, momentInBerlin, TIME } from '#contracts/german-time.ts'
import { LIMITS } from '#contracts/limits.ts'
import { useFlow } from '#src/browser/use-flow.ts'
import { focusField } from '#src/forms/focus-field.ts'
import { Form } from '#src/forms/form.tsx'
import { asText } from '#src/forms/sent-message.tsx'
import { SentNotice } from '#src/forms/sent-notice.tsx'
import { SubmitButton } from '#src/forms/submit-button.tsx'
import { useFormFlow } from '#src/forms/use-form-flow.ts'
import { useLines } from '#src/forms/use-lines.ts'
import styles from './consultation-form.module.css'
import { consultationDraft, consultationFlow, consultationReceipt } from './inquiry.flow.ts'
import { CONSULTATION_LABELS, CONSULTATION_NOTICES, CONSULTATION_PROBLEMS } from './inquiry.texts.ts'
import { PersonFields } from './person-fields.tsx'

/** The form of the free consultation, below what a success says. */
export function ConsultationForm({ labelledBy }: { labelledBy: string }) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useFlow(useMemo(() => consultationFlow(locale), [locale]))
  const { form, notice, sent } = snapshot.context
  const isSent = snapshot.matches({ editing: 'sent' })
  const isRecalled = snapshot.matches({ editing: 'recalled' })
  const lines = useLines(CONSULTATION_LABELS, sent?.form ?? blankOf('consultation'))
  const flow = useFormFlow({
    id: 'consultation',
    snapshot,
    isSending: snapshot.matches('sending'),
    send,
    blank: blankOf('consultation'),
    problemTexts: CONSULTATION_PROBLEMS,
    draft: consultationDraft,
    receipt: consultationReceipt,
  })
  // A question that no guide answers comes along in the address.
  useEffect(() => {
    const about = new URLSearchParams(location.search).get('about')?.slice(0, LIMITS.message)
    if (about && !consultationDraft.load()?.form.message) send({ type: 'change', form: { message: about } })
  }, [send])
  // The earliest day is named once the page is alive: prerendered HTML would name the day of the build.
  const today = useHydrated() ? dayInBerlin(new Date()) : undefined
  const writeAnother = () => {
    send({ type: 'writeAnother' })
    focusField('consultation-name')
  }
  return (
    <div>
      <SentNotice
        id="consultation"
        showing={notice?.name === 'inquiry.sent' ? notice : null}
        text={CONSULTATION_NOTICES['inquiry.sent']}
        sent={isSent || isRecalled ? sent : null}
        lines={isRecalled ? [] : lines}
        audience="individual"
        onWriteAnother={writeAnother}
      />
      <Form
        flow={flow}
        page="consultation"
        labelledBy={labelledBy}
        notice={notice && CONSULTATION_NOTICES[notice.name]}
        typed={asText(useLines(CONSULTATION_LABELS, form))}
        subject={t({ id: 'inquiry.consultation.subject', message: 'Free consultation' })}
      >
        <PersonFields flow={flow} />
        <div className={styles.wish}>
          <TextInput
            {...flow.textField('date')}
            type="date"
            min={today}
            label={t(CONSULTATION_LABELS.date)}
          />
          <TextInput {...flow.textField('time')} type="time" label={t(CONSULTATION_LABELS.time)} />
          <p className={styles.hours}>
            <Trans id="inquiry.hours">We talk Monday to Friday, 9 to 17 in Germany.</Trans>
          </p>
          <p role="status" className={styles.local}>
            <LocalTime wish={form} />
          </p>
        </div>
        <Textarea
          {...flow.textField('message')}
          rows={4}
          label={t(CONSULTATION_LABELS.message)}
          description={t({
            id: 'inquiry.messageHint',
            message:
              'Nationality, profession and your plan help us to prepare. Please send no documents yet.',
          })}
        />
        <SubmitButton
          flow={flow}
          label={<Trans id="inquiry.consultation.submit">Ask for my consultation</Trans>}
          sendingLabel={<Trans id="inquiry.sending">Sending...</Trans>}
          promise={
            <Trans id="inquiry.consultation.promise">
              We reply within <span className="unbroken">1-2 working</span> days and agree the time with you.
              It costs nothing.
            </Trans>
          }
        />
      </Form>
    </div>
  )
}

/** The wish on the visitor's own clock, where that differs from the one in Germany. */
function LocalTime({ wish: { date, time } }: { wish: FieldsOf<'consultation'> }) {
  const { locale } = useRouteContext({ from: '__root__' })
  if (!useHydrated() || !DAY.test(date) || !TIME.test(time)) return null
  const moment = momentInBerlin(date, time)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const tag = locale === 'en' ? 'en-GB' : locale
  const weekday = moment.toLocaleDateString(tag, { weekday: 'long' })
  const own = `${weekday}, ${moment.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit' })}`
  const isSame = moment.toLocaleString() === moment.toLocaleString([], { timeZone: BERLIN })
  if (isSame) return null
  return (
    <span key={own}>
      <Trans id="inquiry.localTime">
        For you that is {own} ({timeZone}).
      </Trans>
    </span>
  )
}
