import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { blankContact } from '#machines/contact-fields.ts'
import { useFlow } from '#src/browser/use-flow.ts'
import { useFormFlow } from '#src/forms/use-form-flow.ts'
import { contactModalFlow, contactReceipt } from './contact-modal.flow.ts'
import { CONTACT_PROBLEMS } from './contact-modal.texts.ts'

/** The dialog of the contact page. */
export function useContactModal() {
  const { locale } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const [snapshot, send] = useFlow(useMemo(() => contactModalFlow(locale, router), [locale, router]))
  const flow = useFormFlow({
    id: 'contact',
    snapshot,
    isSending: snapshot.matches({ open: 'sending' }),
    send,
    blank: blankContact,
    problemTexts: CONTACT_PROBLEMS,
    receipt: contactReceipt,
  })
  return { flow, snapshot, send, isOpen: snapshot.matches('open') }
}
