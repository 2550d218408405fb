import { afterEach, expect, test } from 'vitest'
import { blankContact } from '#contracts/forms/contact-fields.ts'
import { LIMITS } from '#contracts/words/limits.ts'
import { addToMessage, contactDraft } from '#src/flows/contact-modal/contact-draft.ts'

afterEach(() => sessionStorage.clear())

const drafted = () => contactDraft.load()

test('answers that are handed over are the message, and their result the topic, where nothing was written', () => {
  addToMessage('business', 'My answers', 'EU Blue Card')
  expect(drafted()).toEqual({
    form: { ...blankContact, kind: 'business', topic: 'EU Blue Card', message: 'My answers' },
    idempotencyKey: null,
  })
})

test('they stand below what was written, in a message that is sent anew, and the other fields stay', () => {
  const form = { ...blankContact, kind: 'business', topic: 'Moving', message: 'Hello' } as const
  contactDraft.save({ form, idempotencyKey: 'of-the-message-before' })
  addToMessage('individual', 'My answers', 'EU Blue Card')
  expect(drafted()).toEqual({
    form: { ...form, kind: 'individual', message: 'Hello\n\nMy answers' },
    idempotencyKey: null,
  })
})

test('a message that would become too long to send ends where it may', () => {
  const before = 'x'.repeat(LIMITS.message - 5)
  contactDraft.save({ form: { ...blankContact, message: before }, idempotencyKey: null })
  addToMessage('individual', 'My answers', 'EU Blue Card')
  expect(drafted()?.form.message).toBe(`${before}\n\nMy `)
})
