import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFlow } from '#src/browser/use-flow.ts'
import { useFormFlow } from '#src/forms/use-form-flow.ts'
import { contactForm, contactModalFlow } from './contact-modal.form.ts'

/** The dialog of the contact page. */
export function useContactModal() {
  const { locale } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const [snapshot, send] = useFlow(useMemo(() => contactModalFlow(locale, router), [locale, router]))
  const flow = useFormFlow(contactForm, snapshot, send)
  return { flow, snapshot, send, isOpen: snapshot.matches('open') }
}
