import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { blankContact, type ContactKind } from '#machines/contact-fields.ts'
import { useFormFlow } from '#src/forms/use-form-flow.ts'
import { useFlow } from '#src/use-flow.ts'
import { contactDraft, contactModalFlow } from './contact-modal.flow.ts'
import { CONTACT_PROBLEMS } from './contact-modal.texts.ts'

/** The dialog of the contact page, in step with the address: `inquiry` opens it, Back closes it. */
export function useContactModal(inquiry: ContactKind | undefined) {
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useFlow(useMemo(() => contactModalFlow(locale), [locale]))
  const { history } = useRouter()
  const navigate = useNavigate({ from: '/contact' })
  const isOpen = snapshot.matches('open')
  /** Whether a click on this page put the dialog's entry into the history. */
  const isOwnEntry = useRef(false)

  const flow = useFormFlow({
    id: 'contact',
    context: snapshot.context,
    isSending: snapshot.matches({ open: 'sending' }),
    send,
    blank: blankContact,
    problemTexts: CONTACT_PROBLEMS,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is followed
  useEffect(() => {
    if (!inquiry) {
      isOwnEntry.current = false
      send({ type: 'goBack' })
    } else if (!isOpen && isOwnEntry.current) {
      // Closed again before the address had followed.
      history.back()
    } else if (!isOpen) {
      const draft = contactDraft.load()
      send(draft?.form.kind === inquiry ? { type: 'restore', draft } : { type: 'open', kind: inquiry })
    }
  }, [inquiry])

  const wasOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows when the chart closes the dialog
  useEffect(() => {
    if (wasOpen.current && !isOpen && inquiry) {
      if (isOwnEntry.current) history.back()
      else void navigate({ search: {}, replace: true, resetScroll: false })
    }
    wasOpen.current = isOpen
  }, [isOpen])

  return {
    flow,
    snapshot,
    send,
    isOpen,
    open(kind: ContactKind) {
      isOwnEntry.current = true
      send({ type: 'open', kind })
      const follow = () => void navigate({ search: { inquiry: kind }, resetScroll: false })
      // The dialog is in the picture before the router looks for the page.
      requestAnimationFrame(() => setTimeout(follow))
    },
  }
}
