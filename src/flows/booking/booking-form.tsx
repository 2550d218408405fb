import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { CONSENT_VERSIONS } from '#contracts/forms/consent.ts'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { useActor } from '#src/browser/use-actor.ts'
import { ChoiceField } from '#src/forms/choice-field.tsx'
import { ConsentBox } from '#src/forms/consent-box.tsx'
import { EmailField } from '#src/forms/email-field.tsx'
import { Form } from '#src/forms/form.tsx'
import { NameField, PhoneField } from '#src/forms/known-fields.tsx'
import { SubmitButton } from '#src/forms/submit-button.tsx'
import { TalkLanguageField } from '#src/forms/talk-language-field.tsx'
import { type FormView, useFormView } from '#src/forms/use-form-view.ts'
import { Link } from '#src/ui/link.tsx'
import { bookingForm, wireBooking } from './booking.form.ts'
import { BOOKING_CHOICES, BOOKING_LABELS, BOOKING_NOTICES } from './booking.texts.ts'
import { TalkTimes } from './talk-times.tsx'

export function useBooking() {
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send, actor] = useActor(useMemo(() => wireBooking(locale), [locale]))
  const form = useFormView(bookingForm, snapshot, send)
  return {
    form,
    actor,
    confirmed: snapshot.matches('confirmed') || snapshot.matches('recalled') ? snapshot.context.sent : null,
    isRecalled: snapshot.matches('recalled'),
    bookAnother: () => send({ type: 'bookAnother' }),
  }
}

export function BookingForm({ form }: { form: FormView<FieldsOf<'booking'>> }) {
  const { t } = useLingui()
  const isTypeMissing = form.context.form.consultationType === ''

  return (
    <Form form={form} labelledBy="booking-card" subject={t`Free consultation`}>
      <ChoiceField
        form={form}
        field="consultationType"
        label={BOOKING_LABELS.consultationType}
        choices={BOOKING_CHOICES.consultationType}
      />
      <NameField form={form} label={BOOKING_LABELS.name} />
      <EmailField
        form={form}
        label={BOOKING_LABELS.email}
        hint={t`Your confirmation goes to this address.`}
      />
      <PhoneField form={form} label={BOOKING_LABELS.phone} />
      <TalkLanguageField form={form} label={BOOKING_LABELS.talkLanguage} />
      <Textarea
        {...form.textField('description')}
        rows={4}
        label={t(BOOKING_LABELS.description)}
        description={t`Nationality, profession and your plan are a good start. Please send no documents yet.`}
      />
      <ConsentBox form={form} version={CONSENT_VERSIONS.appointment}>
        <Trans>
          I agree that my details are processed to arrange this consultation. I can withdraw this consent at
          any time. More in the <Link to="/privacy">privacy policy</Link>.
        </Trans>
      </ConsentBox>
      <SubmitButton
        form={form}
        label={<Trans>Book My Free Consultation</Trans>}
        sendingLabel={<Trans>Sending...</Trans>}
        promise={
          <Trans>
            We write to you within <span className="unbroken">1-2 working</span> days to agree the time. The
            consultation is free.
          </Trans>
        }
        blocker={
          isTypeMissing ? { text: t(BOOKING_NOTICES.typeFirst.message), field: 'consultationType' } : null
        }
      />
      <TalkTimes />
    </Form>
  )
}
