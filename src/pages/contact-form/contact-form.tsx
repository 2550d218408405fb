import { Trans, useLingui } from '@lingui/react/macro'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import { ContactForm, useContactModal } from '#src/flows/contact-modal/contact-form.tsx'
import { CONTACT_TITLES } from '#src/flows/contact-modal/contact-modal.texts.ts'
import { FormsNotice } from '#src/forms/forms-notice.tsx'
import { FounderNote } from '#src/ui/founder-note.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './contact-form.module.css'

/** Page with the form of the contact dialog, for browsers in which the app does not run. */
export function ContactFormPage({ kind }: { kind: ContactKind }) {
  const { t } = useLingui()
  const { form, send } = useContactModal()
  // The browser posts this form itself, so `submit` does nothing. `name` determines the URL of the post.
  const native = { ...form, name: kind, submit: () => undefined }
  return (
    <div className={styles.page}>
      <h1 id="contact-title">{t(CONTACT_TITLES[kind])}</h1>
      <ContactForm form={native} kind={kind} send={send} isDocument />
      <FounderNote audience={kind} />
      <FormsNotice />
      <p>
        <Link to="/contact">
          <Trans>Back to the contact page</Trans>
        </Link>
      </p>
    </div>
  )
}

export const BusinessFormPage = () => <ContactFormPage kind="business" />
export const IndividualFormPage = () => <ContactFormPage kind="individual" />
