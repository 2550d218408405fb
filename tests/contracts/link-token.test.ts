import { expect, test } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { isWithdrawal } from '#contracts/calls/link-token.ts'
import { yourMessage } from '#contracts/calls/your-message.ts'
import { optInTokens } from '#functions/mail/opt-in-token.ts'

const TOKENS = optInTokens(['a secret of thirty-two characters'], 'a key of thirty-two characters..')
const LEAVING = TOKENS.signWithdrawal('address')

test.for(['.', ')', ']', '>', ',', ';', '"', '”', '’', '&amp;', '\n', '\r\n', ' ', '\u200b', '...', '.)'])(
  'A token is read without the %j that follows',
  (behind) => {
    expect(confirmWaitlist.request.parse({ token: LEAVING + behind })).toEqual({ token: LEAVING })
    expect(yourMessage.request.parse({ token: LEAVING + behind, wish: 'show' })).toMatchObject({
      token: LEAVING,
    })
    expect(TOKENS.readWithdrawal(LEAVING)).toBe('address')
  },
)

test.for([
  `3D${LEAVING}`,
  `=3D${LEAVING}`,
  ...['\r\n', '=\r\n', '\n '].map((mark) => LEAVING.replace('.', `.${mark}`)),
])('A token that a mail has changed to %j is read', (token) => {
  expect(confirmWaitlist.request.parse({ token })).toEqual({ token: LEAVING })
})

test.for(['', ' ', '.', '\u200b'])('%j is no token', (token) => {
  expect(confirmWaitlist.request.safeParse({ token }).success).toBe(false)
})

test.for([
  [`token=${LEAVING}&not-me=1`, true],
  [`token=${LEAVING}&amp;not-me=1`, true],
  [`token=${LEAVING}.&not-me=1.`, true],
  [`token=${LEAVING}%E2%80%8B`, true],
  [`token=3D${LEAVING}`, true],
  ['token=2.a.b&amp;not-me=1', true],
  ['token=2.a.b&not-me=1', true],
  ['token=2.a.b', false],
  ['', false],
] as const)('A link with %j is for unsubscribing: %s', ([query, leaves]) => {
  expect(isWithdrawal(new URLSearchParams(query))).toBe(leaves)
})
