import { blankOf } from '#contracts/forms/form-fields.ts'
import { blankContact } from '#machines/contact-fields.ts'
import { blankDraft } from '#machines/form-context.ts'
import { isLike } from '#src/browser/is-like.ts'
import { DRAFT_VERSION, DRAFTED, KEYS } from '#src/browser/storage.ts'
import { eraseMessage } from './messages.ts'
import type { QueuedMessage, WrittenMessage } from './queued-message.ts'

/** A message that was not delivered. */
export type Unsent = Exclude<QueuedMessage, { state: 'delivered' }>

/** Whether a form of today reads the draft that a message came from; of others only the text can be copied. */
export function canBeTakenBack({ draft }: WrittenMessage): boolean {
  const form = DRAFTED.find((name) => KEYS.draft(name, DRAFT_VERSION) === draft?.key)
  if (!form) return false
  return isLike(blankDraft(form === 'contact-modal' ? blankContact : blankOf(form)), draft?.kept)
}

/**
 * Puts a message back into its form and goes there. The queue deletes it only after the form has it: it stays there
 * where `otherDraft` is being written with the same form, and where the tab keeps nothing, `unkept`.
 */
export async function takeBack(message: Unsent): Promise<'taken' | 'otherDraft' | 'unkept'> {
  const { draft, key, path } = message as WrittenMessage
  if (!draft) return 'unkept'
  // After 422 the key belongs to another body.
  const isKeyGone = message.state === 'refused' && message.failure.status === 422
  const kept = JSON.stringify({ ...draft.kept, ...(isKeyGone && { idempotencyKey: null }) })
  try {
    if (sessionStorage.getItem(draft.key) !== null) return 'otherDraft'
    sessionStorage.setItem(draft.key, kept)
  } catch {
    return 'unkept'
  }
  await eraseMessage(key)
  location.assign(path)
  return 'taken'
}
