import { useNavigate } from '@tanstack/react-router'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'

/** Puts the answers into the message of an inquiry and the result into its topic, and opens it. */
export function useHandOver(inquiry: ContactKind) {
  const navigate = useNavigate()
  return async (answers: string, topic: string): Promise<void> => {
    // What forms are made of comes with the first form that is asked for.
    const { addToMessage } = await import('#src/flows/contact-modal/contact-draft.ts')
    addToMessage(inquiry, answers, topic)
    await navigate({ to: '/contact', search: { inquiry } })
  }
}
