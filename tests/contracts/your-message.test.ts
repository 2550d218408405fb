import { expect, test } from 'vitest'
import { messageAddress } from '#contracts/calls/message-address.ts'
import { yourMessage } from '#contracts/calls/your-message.ts'
import { formOfLink } from '#contracts/forms/form-post.ts'
import { OWN_MESSAGE } from '#src/dev/examples.ts'

const { handedOverAt: _, ...WAITING } = OWN_MESSAGE

test.for(['en', 'de'] as const)(
  'the address of a message leads to its page in %s, with its token',
  (language) => {
    const address = new URL(messageAddress(language, 'a.b'), 'https://site.example')
    expect(formOfLink(address)).toEqual({ page: 'your-message', language, token: 'a.b' })
  },
)

test.for([{}, { message: OWN_MESSAGE }, { message: WAITING }, { receipt: 'later' }])(
  '%o is an answer about a message',
  (answer) => {
    expect(yourMessage.success.parse(answer)).toEqual(answer)
  },
)

test.for([
  { message: {} },
  { message: { ...OWN_MESSAGE, answerBy: 'soon' } },
  { message: { ...OWN_MESSAGE, deletedOn: null } },
  { receipt: 'perhaps' },
])('%o is no such answer', (answer) => {
  expect(yourMessage.success.safeParse(answer).success).toBe(false)
})
