import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { blankContact } from '#contracts/forms/contact-fields.ts'
import { useContactModal } from '#src/flows/contact-modal/contact-form.tsx'
import { contactForm } from '#src/flows/contact-modal/contact-modal.form.ts'
import { CONTACT_NOTICES } from '#src/flows/contact-modal/contact-modal.texts.ts'
import { ContactModal } from '#src/flows/contact-modal/contact-modal.tsx'
import { useLetter } from '#src/flows/quick-check/use-letter.ts'
import { FormsNotice } from '#src/forms/forms-notice.tsx'
import { SentNotice } from '#src/forms/sent-notice.tsx'
import { useLines } from '#src/forms/use-lines.ts'
import { usePrefill } from '#src/forms/use-prefill.ts'
import drawing from '#src/illustrations/letter.svg'
import { FounderNote } from '#src/ui/founder-note.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Link } from '#src/ui/link.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './contact.module.css'
import { ContactOptions } from './contact-options.tsx'
import { Expectations } from './expectations.tsx'

export function ContactPage() {
  const modal = useContactModal()
  const { snapshot, send, actor, isOpen } = modal
  const { form, notice, sent } = snapshot.context
  const isRecalled = snapshot.matches({ closed: 'recalled' })
  const isSent = snapshot.matches({ closed: 'sent' }) || isRecalled
  const showing = notice?.kind === 'sent' ? notice : null
  useScrollAfterGoingBack('contact-sent', showing)
  const letter = useLetter(isOpen ? form.kind : '')
  usePrefill(letter, actor, { type: 'writeAnother' })
  const lines = useLines(contactForm, sent?.form ?? blankContact)
  const writeAnother = () => {
    // Remove the receipt before focusing the link, because the removal shifts the link on the page.
    flushSync(() => send({ type: 'writeAnother' }))
    document.querySelector<HTMLElement>('#options article a')?.focus()
  }
  return (
    <>
      <ContactModal {...modal} prefilled={letter}>
        <FounderNote audience={form.kind || 'individual'} />
      </ContactModal>
      <PageLead
        title={isSent ? <Trans>Your inquiry</Trans> : <Trans>Tell us what you are planning</Trans>}
        intro={
          !isSent && (
            <Trans>
              Write in German, English, Turkish, Azerbaijani or Russian, whichever is easiest for you. A few
              sentences are enough; we ask for the rest.
            </Trans>
          )
        }
        picture={<InlineDrawing src={drawing} width={480} height={320} />}
      />
      <div id="sent" className={styles.sent}>
        <SentNotice
          id="contact"
          heading="h2"
          showing={showing}
          text={CONTACT_NOTICES.sent}
          sent={isSent ? sent : null}
          email={sent?.form.email}
          lines={isRecalled ? [] : lines}
          audience={sent?.form.kind || 'individual'}
          onWriteAnother={writeAnother}
        />
      </div>
      <section id="options" aria-labelledby="options-title" className={styles.choice}>
        <h2 id="options-title" className="visually-hidden">
          <Trans>Who is writing?</Trans>
        </h2>
        <ContactOptions tone={isSent ? 'quiet' : 'brick'} onOpen={(kind) => send({ type: 'open', kind })} />
        <p>
          <Trans>
            Here you write to us. For a talk of half an hour:{' '}
            <Link to="/free-consultation">Ask for a consultation</Link> or{' '}
            <Link to="/book-appointment">Book a consultation</Link>.
          </Trans>
        </p>
        {!isSent && (
          <div className={styles.notice}>
            <FormsNotice />
          </div>
        )}
      </section>
      <Section id="expect" tone="deep" title={<Trans>When you will hear from us</Trans>}>
        <Expectations />
      </Section>
    </>
  )
}

/**
 * Scrolls to a new notice after the dialog has closed. Closing goes back in the history, so the router would restore
 * the old scroll position.
 */
function useScrollAfterGoingBack(id: string, showing: object | null) {
  const router = useRouter()
  useEffect(() => {
    if (!showing) return undefined
    return router.subscribe('onRendered', () =>
      document.getElementById(id)?.scrollIntoView({ block: 'center' }),
    )
  }, [router, id, showing])
}
