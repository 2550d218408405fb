import { useNavigate } from '@tanstack/react-router'
import type { ContactKind } from '#machines/contact-kind.ts'
import { addToMessage } from '#src/flows/contact-modal/contact-draft.ts'

/** Puts the answers into the message of an inquiry, and opens it. */
export function useHandOver(inquiry: ContactKind) {
  const navigate = useNavigate()
  return (answers: string) => {
    addToMessage(inquiry, answers)
    void navigate({ to: '/contact', search: { inquiry } })
  }
}
