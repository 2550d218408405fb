import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { CONSENT_VERSIONS } from '#contracts/forms/consent.ts'
import type { ContactFields } from '#contracts/forms/contact-fields.ts'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { useFlow } from '#src/browser/use-flow.ts'
import { ConsentBox } from '#src/forms/consent-box.tsx'
import { Form } from '#src/forms/form.tsx'
import { EmailField, PhoneField } from '#src/forms/known-fields.tsx'
import { requestedDays } from '#src/forms/requested-days.ts'
import { SubmitButton } from '#src/forms/submit-button.tsx'
import { type FormView, useFormView } from '#src/forms/use-form-view.ts'
import { contactForm, contactModalFlow } from './contact-modal.form.ts'
import { CONTACT_HINTS, CONTACT_LABELS, CONTACT_NOTICES, CONTACT_TITLES } from './contact-modal.texts.ts'
import { DocumentField } from './document-field.tsx'
import { HasDocument } from './has-document.tsx'

/** The running dialog of the contact page. */
export function useContactModal() {
  const { locale } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const [snapshot, send, actor] = useFlow(useMemo(() => contactModalFlow(locale, router), [locale, router]))
  const flow = useFormView(contactForm, snapshot, send)
  return { flow, snapshot, send, actor, isOpen: snapshot.matches('open') }
}

interface ContactFormProps {
  flow: FormView<ContactFields>
  kind: ContactKind
  send: Parameters<typeof DocumentField>[0]['send']
  /** True on a page without the app, where no file can be chosen. */
  isDocument?: boolean
}

export function ContactForm({ flow, kind, send, isDocument = false }: ContactFormProps) {
  const { t } = useLingui()
  const { form } = flow.context
  return (
    <Form flow={flow} labelledBy="contact-title" subject={t(CONTACT_TITLES[kind])}>
      <TextInput {...flow.textField('topic')} label={t(CONTACT_LABELS.topic)} enterKeyHint="next" />
      <Textarea
        {...flow.textField('message')}
        rows={5}
        label={t(CONTACT_LABELS.message)}
        description={t(CONTACT_HINTS[kind])}
      />
      <EmailField flow={flow} label={CONTACT_LABELS.email} />
      <PhoneField flow={flow} label={CONTACT_LABELS.phone} />
      {kind === 'individual' &&
        (isDocument ? <HasDocument document={form.document} /> : <DocumentField flow={flow} send={send} />)}
      {kind === 'business' && (
        <TextInput
          {...flow.textField('appointmentDate')}
          type="date"
          // The day of the build is none of the visitor’s: there the clock of the function decides.
          {...(!isDocument && requestedDays())}
          label={t(CONTACT_LABELS.appointmentDate)}
        />
      )}
      <ConsentBox flow={flow} version={CONSENT_VERSIONS.contact}>
        <Trans id="contact-modal.consent">
          I agree that my details are processed to answer this inquiry. I can withdraw this consent at any
          time. More in the{' '}
          <Link to="/privacy" target="_blank">
            privacy policy
          </Link>
          .
        </Trans>
      </ConsentBox>
      <SubmitButton
        flow={flow}
        label={<Trans id="contact-modal.submit">Send inquiry</Trans>}
        sendingLabel={<Trans id="contact-modal.sending">Sending...</Trans>}
        promise={
          <Trans id="contact-modal.promise">
            A person reads your inquiry and replies within <span className="unbroken">1-2 working</span> days.
          </Trans>
        }
        blocker={form.consent ? null : t(CONTACT_NOTICES.consent.message)}
      />
    </Form>
  )
}
