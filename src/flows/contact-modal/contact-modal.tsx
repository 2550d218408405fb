import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import type { ContactFields } from '#contracts/forms/contact-fields.ts'
import { Button } from '#src/ui/button.tsx'
import { useTitlePrefix } from '#src/ui/title-prefix.ts'
import { ContactForm, type useContactModal } from './contact-form.tsx'
import styles from './contact-modal.module.css'
import { CONTACT_TITLES } from './contact-modal.texts.ts'

interface ContactModalProps extends ReturnType<typeof useContactModal> {
  /** Values that the page fills in. Closing loses none of them, so it does not ask about them. */
  prefilled: Partial<ContactFields> | null
  children: ReactNode
}

/** Dialog with the contact form. Closing it asks for confirmation before typed text is discarded. */
export function ContactModal({ form, snapshot, send, isOpen, prefilled, children }: ContactModalProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  /** True if the pointer was pressed, and released, on the backdrop. */
  const isOnBackdrop = useRef(false)
  const isAsking = snapshot.matches({ open: 'asking' })
  const { kind } = snapshot.context.form
  useTitlePrefix(isOpen && kind !== '' ? `${t(CONTACT_TITLES[kind])} – ` : null)
  /** Delays the form, so that the dialog opens at once. */
  const hasForm = useDeferredValue(isOpen, false)

  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal()
      title.current?.focus()
    }
    if (!isOpen) dialog.current?.close()
  }, [isOpen])

  // A queued message cannot be lost, so `leave` closes the dialog without asking for confirmation.
  const close = () => send(snapshot.can({ type: 'leave' }) ? { type: 'leave' } : { type: 'close', prefilled })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape itself, as `cancel`
    <dialog
      ref={dialog}
      aria-labelledby="contact-title"
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // On a second Escape, browsers close the dialog although `cancel` was prevented. Open it again.
      onClose={() => isOpen && dialog.current?.showModal()}
      // Show the whole field. Browsers scroll a text area only as far as its caret, so the sticky submit button could
      // cover the rest.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
      // If the pointer is released on another element than it was pressed on, such as after selecting text, the click's
      // target is their common ancestor: the dialog. So the click alone does not tell.
      onPointerDown={({ target, currentTarget }) => {
        isOnBackdrop.current = target === currentTarget
      }}
      onPointerUp={({ target, currentTarget }) => {
        isOnBackdrop.current &&= target === currentTarget
      }}
      onClick={() => isOnBackdrop.current && close()}
    >
      {isOpen && kind !== '' && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id="contact-title" ref={title} tabIndex={-1}>
              {t(CONTACT_TITLES[kind])}
            </h2>
            <Button size="small" onClick={close}>
              <Trans>Close</Trans>
            </Button>
          </header>
          {isAsking && <DiscardQuestion send={send} />}
          <div className={styles.body} inert={isAsking}>
            {hasForm && (
              <>
                {children}
                <ContactForm form={form} kind={kind} send={send} />
              </>
            )}
          </div>
        </div>
      )}
    </dialog>
  )
}

function DiscardQuestion({ send }: Pick<ContactModalProps, 'send'>) {
  const keep = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef<Element>(null)
  // Use a layout effect: it runs before the browser removes the focus from the inert form.
  useLayoutEffect(() => {
    cameFrom.current = document.activeElement
    keep.current?.focus()
  }, [])
  useEffect(
    () => () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    },
    [],
  )
  return (
    <div role="alertdialog" aria-labelledby="contact-asking" className={styles.asking}>
      <p id="contact-asking">
        <Trans>Discard what you have typed?</Trans>
      </p>
      <div>
        <Button ref={keep} size="small" onClick={() => send({ type: 'keepWriting' })}>
          <Trans>Keep writing</Trans>
        </Button>
        <Button size="small" onClick={() => send({ type: 'discard' })}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </div>
  )
}
