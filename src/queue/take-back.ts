import { blankContact } from '#contracts/forms/contact-fields.ts'
import { blankOf } from '#contracts/forms/form-fields.ts'
import type {
  QueuedMessage,
  TakeBackResult,
  UnsentMessage,
  WrittenMessage,
} from '#machines/waiting-messages.ts'
import { isDraft } from '#src/browser/is-draft.ts'
import { KEYS } from '#src/browser/storage.ts'
import { DRAFT_FORMS, DRAFT_VERSION } from '#src/browser/stored-forms.ts'
import { allMessages, eraseMessage, findMessage, holdMessage } from './messages.ts'

/** True if this version of the site can restore the draft. Otherwise, the visitor can only copy the text. */
export function isReadable(message: QueuedMessage): boolean {
  if (message.state === 'delivered' || !message.draft) return false
  const { key, kept } = message.draft
  const form = DRAFT_FORMS.find((name) => KEYS.draft(name, DRAFT_VERSION) === key)
  if (form === undefined) return false
  const blank = form === 'contact-modal' ? blankContact : blankOf(form)
  return isDraft<object>(blank, kept)
}

/**
 * Moves a message back into its form: stores the draft in this tab, stops sending, and opens the page of the form. That
 * page then erases the message. Resolves to the obstacle, or to null if there is none.
 */
export async function takeBack(key: string): Promise<TakeBackResult['obstacle']> {
  const message = await findMessage(key)
  // The message has been delivered or removed since the bar listed it.
  if (!message || message.state === 'delivered') return null
  if (!message.draft) return 'notRestored'
  const draft = { key: message.draft.key, kept: draftOf(message, message.draft) }
  const kept = JSON.stringify(draft.kept)
  try {
    const inTab = sessionStorage.getItem(draft.key)
    if (inTab !== null && inTab !== kept) return 'otherDraft'
    sessionStorage.setItem(draft.key, kept)
    await holdMessage({ ...message, draft })
  } catch {
    return 'notRestored'
  }
  location.assign(message.path)
  return null
}

/**
 * Returns the draft of the message. After a 422 response, the draft has no idempotency key, because the server has
 * already received the key with a different body.
 */
const draftOf = (message: UnsentMessage, { kept }: NonNullable<WrittenMessage['draft']>) =>
  message.state === 'refused' && message.failure.status === 422 ? { ...kept, idempotencyKey: null } : kept

/** Erases taken-back messages whose form and draft are open in this tab. */
export async function releaseTakenBack(): Promise<void> {
  for (const message of await allMessages())
    if (message.state === 'takenBack' && isInForm(message)) await eraseMessage(message.key)
}

const isInForm = ({ draft, path }: WrittenMessage): boolean =>
  draft !== null &&
  path === location.pathname + location.search &&
  sessionStorage.getItem(draft.key) === JSON.stringify(draft.kept)
