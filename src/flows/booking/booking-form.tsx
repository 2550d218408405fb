import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Link, useHydrated } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { bookingMachine } from '#machines/booking.ts'
import { bookingProblems, type BookingForm as Fields } from '#machines/booking-form.ts'
import { NoticeBoard } from '#src/layout/notice-board.tsx'
import { site } from '#src/site.ts'
import { prepareToSend } from './booking.flow.ts'
import { PROBLEM_TEXTS, TIME_SLOTS } from './booking.texts.ts'
import styles from './booking-form.module.css'

interface BookingFormProps {
  snapshot: SnapshotFrom<typeof bookingMachine>
  send: (event: EventFromLogic<typeof bookingMachine>) => void
}

export function BookingForm({ snapshot, send }: BookingFormProps) {
  const { t } = useLingui()
  const { form } = snapshot.context
  const { email } = site
  const isSending = snapshot.matches('sending')
  const problems = snapshot.matches({ editing: 'refused' }) ? bookingProblems(form) : {}

  const change = (fields: Partial<Fields>) => send({ type: 'change', form: fields })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submit', idempotencyKey: crypto.randomUUID() })
  }
  const problemText = (field: keyof Fields) => {
    const problem = problems[field]
    const text = problem && PROBLEM_TEXTS[field][problem]
    return text && t(text)
  }
  const field = (name: keyof Fields) => ({
    id: `booking-${name}`,
    name,
    error: problemText(name),
    disabled: false,
    readOnly: isSending,
  })
  const textField = (name: 'name' | 'email' | 'phone' | 'description') => ({
    ...field(name),
    value: form[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })

  return (
    <form noValidate onSubmit={submit} onFocus={prepareToSend} aria-busy={isSending} className={styles.form}>
      <NoticeBoard>
        <ul className={styles.problems}>
          {(Object.keys(problems) as (keyof Fields)[]).map((name) => (
            <li key={name}>
              <a href={`#booking-${name}`}>{problemText(name)}</a>
            </li>
          ))}
        </ul>
      </NoticeBoard>
      <noscript>
        <p className={styles.hint}>
          <Trans id="booking.noscript">
            Your browser runs no scripts, so this form cannot be sent. Write to us at{' '}
            <a href={`mailto:${email}`}>{email}</a>; we reply within 1-2 working days.
          </Trans>
        </p>
      </noscript>
      <NativeSelect
        id="booking-consultationType"
        name="consultationType"
        label={t({ id: 'booking.type.label', message: "I'm a:" })}
        required
        value={form.consultationType}
        error={problemText('consultationType')}
        onChange={({ currentTarget }) =>
          change({ consultationType: currentTarget.value as Fields['consultationType'] })
        }
        data={[
          {
            value: '',
            label: t({ id: 'booking.type.placeholder', message: 'Select your consultation type' }),
          },
          {
            value: 'business',
            label: t({ id: 'booking.type.business', message: 'Business (Employer/HR Team)' }),
          },
          {
            value: 'individual',
            label: t({ id: 'booking.type.individual', message: 'Individual (Professional seeking visa)' }),
          },
        ]}
      />
      <div className={styles.calendar}>
        <p className={styles.calendarTitle}>
          <Trans id="booking.calendar.title">Calendar Integration</Trans>
        </p>
        <p>
          <Trans id="booking.calendar.text">Interactive calendar would be embedded here</Trans>
        </p>
      </div>
      <fieldset className={styles.slots} aria-describedby="booking-slots-hint">
        <legend>
          <Trans id="booking.slots.title">Usual times</Trans>
        </legend>
        <p id="booking-slots-hint" className={styles.hint}>
          <Trans id="booking.slots.hint">
            For information only: these buttons select nothing. We agree the time with you by e-mail.
          </Trans>
        </p>
        <div className={styles.slotList}>
          {TIME_SLOTS.map((slot) => (
            <button key={slot.id} type="button" aria-describedby="booking-slots-hint">
              {t(slot)}
            </button>
          ))}
        </div>
      </fieldset>
      <TextInput
        {...textField('name')}
        label={t({ id: 'booking.name', message: 'Full name' })}
        autoComplete="name"
        required
      />
      <TextInput
        {...textField('email')}
        type="email"
        label={t({ id: 'booking.email', message: 'E-mail address' })}
        description={t({ id: 'booking.emailHint', message: 'Your confirmation goes to this address.' })}
        autoComplete="email"
        inputMode="email"
        required
      />
      <TextInput
        {...textField('phone')}
        type="tel"
        label={t({ id: 'booking.phone', message: 'Phone number (optional)' })}
        autoComplete="tel"
      />
      <Textarea
        {...textField('description')}
        rows={4}
        label={t({ id: 'booking.description', message: 'Brief description of your case (optional)' })}
        description={t({
          id: 'booking.descriptionHint',
          message: 'Nationality, profession and your plan are a good start. Please send no documents yet.',
        })}
      />
      <Checkbox
        id="booking-consent"
        name="consent"
        checked={form.consent}
        error={problemText('consent')}
        onChange={({ currentTarget }) => change({ consent: currentTarget.checked })}
        label={
          <Trans id="booking.consent">
            I agree that my details are processed to arrange this consultation. I can withdraw this consent at
            any time. More in the <Link to="/privacy">privacy policy</Link>.
          </Trans>
        }
      />
      <Button
        type="submit"
        color="brick"
        size="lg"
        disabled={!snapshot.can({ type: 'submit', idempotencyKey: '' })}
        aria-describedby="booking-submit-hint"
      >
        {isSending ? (
          <Trans id="booking.sending">Sending...</Trans>
        ) : (
          <Trans id="booking.submit">Book My Free Consultation</Trans>
        )}
      </Button>
      <p id="booking-submit-hint" className={styles.hint}>
        <SubmitHint isTypeChosen={form.consultationType !== ''} />
      </p>
    </form>
  )
}

function SubmitHint({ isTypeChosen }: { isTypeChosen: boolean }) {
  if (!useHydrated()) {
    return (
      <Trans id="booking.submitHint.loading">
        The button works once this page has loaded completely. If it stays grey, write to us at{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </Trans>
    )
  }
  return isTypeChosen ? (
    <Trans id="booking.submitHint.reply">We reply within 1-2 working days.</Trans>
  ) : (
    <Trans id="booking.submitHint.type">Choose your consultation type first.</Trans>
  )
}
