import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { CONSENT_VERSIONS } from '#contracts/forms/consent.ts'
import type { ContactFields } from '#contracts/forms/contact-fields.ts'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { useActor } from '#src/browser/use-actor.ts'
import { ConsentBox } from '#src/forms/consent-box.tsx'
import { EmailField } from '#src/forms/email-field.tsx'
import { Form } from '#src/forms/form.tsx'
import { PhoneField } from '#src/forms/known-fields.tsx'
import { requestedDays } from '#src/forms/requested-days.ts'
import { SubmitButton } from '#src/forms/submit-button.tsx'
import { type FormView, useFormView } from '#src/forms/use-form-view.ts'
import { Link } from '#src/ui/link.tsx'
import { contactForm, wireContactModal } from './contact-modal.form.ts'
import { CONSENT_FIRST, CONTACT_HINTS, CONTACT_LABELS, CONTACT_TITLES } from './contact-modal.texts.ts'
import { DocumentField } from './document-field.tsx'
import { HasDocument } from './has-document.tsx'

export function useContactModal() {
  const { locale } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const [snapshot, send, actor] = useActor(useMemo(() => wireContactModal(locale, router), [locale, router]))
  const form = useFormView(contactForm, snapshot, send)
  return { form, snapshot, send, actor, isOpen: snapshot.matches('open') }
}

interface ContactFormProps {
  form: FormView<ContactFields>
  kind: ContactKind
  send: Parameters<typeof DocumentField>[0]['send']
  /** True on a page that works without the app: a checkbox replaces the file field. */
  isDocument?: boolean
}

export function ContactForm({ form, kind, send, isDocument = false }: ContactFormProps) {
  const { t } = useLingui()
  const { consent, document } = form.context.form
  return (
    <Form form={form} labelledBy="contact-title" subject={t(CONTACT_TITLES[kind])}>
      {/* A text area, because the topic of a result is often longer than one line. */}
      <Textarea {...form.textField('topic')} rows={1} label={t(CONTACT_LABELS.topic)} enterKeyHint="next" />
      <Textarea
        {...form.textField('message')}
        rows={5}
        label={t(CONTACT_LABELS.message)}
        description={t(CONTACT_HINTS[kind])}
      />
      <EmailField form={form} label={CONTACT_LABELS.email} />
      <PhoneField form={form} label={CONTACT_LABELS.phone} />
      {kind === 'individual' &&
        (isDocument ? <HasDocument document={document} /> : <DocumentField form={form} send={send} />)}
      {kind === 'business' && (
        <TextInput
          {...form.textField('appointmentDate')}
          type="date"
          // No `min` or `max` without the app: prerendered HTML cannot contain today's date. The server checks the day.
          {...(!isDocument && requestedDays())}
          label={t(CONTACT_LABELS.appointmentDate)}
        />
      )}
      <ConsentBox form={form} version={CONSENT_VERSIONS.contact}>
        <Trans>
          I agree that my details are processed to answer this inquiry. I can withdraw this consent at any
          time. More in the{' '}
          <Link to="/privacy" target="_blank">
            privacy policy
          </Link>
          .
        </Trans>
      </ConsentBox>
      <SubmitButton
        form={form}
        label={<Trans>Send inquiry</Trans>}
        sendingLabel={<Trans>Sending...</Trans>}
        promise={
          <Trans>
            A person reads your inquiry and replies within <span className="unbroken">1-2 working</span> days.
          </Trans>
        }
        blocker={consent ? null : { text: t(CONSENT_FIRST), field: 'consent' }}
      />
    </Form>
  )
}
