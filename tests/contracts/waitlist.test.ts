import { expect, test } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { LIMITS } from '#contracts/values/limits.ts'

test('a sign-up is one address and nothing else', () => {
  const { request } = notifyJscInterest
  expect(request.parse({ email: ' jane@visitor.example ', topic: 'x' })).toEqual({
    email: 'jane@visitor.example',
  })
  for (const email of [undefined, null, 7, '', 'jane@visitor', 'a@b.example,c@d.example'])
    expect(request.safeParse({ email }).success).toBe(false)
})

test('a confirmation is one token of bounded length', () => {
  const { request } = confirmWaitlist
  expect(request.parse({ token: '1.abc.def' })).toEqual({ token: '1.abc.def' })
  expect(request.safeParse({ token: 'x'.repeat(LIMITS.token) }).success).toBe(true)
  for (const token of [undefined, null, ['1.abc.def'], '', '  ', 'x'.repeat(LIMITS.token + 1)])
    expect(request.safeParse({ token }).success).toBe(false)
})

test('a sign-up reports the status of its mail in a value that the page has a text for', () => {
  const { success } = notifyJscInterest
  expect(success.parse({ receipt: 'later' })).toEqual({ receipt: 'later' })
  expect(success.safeParse({ receipt: 'soon' }).success).toBe(false)
})

test('both answer with any object', () => {
  for (const { success } of [notifyJscInterest, confirmWaitlist])
    expect(success.safeParse({ anything: true }).success).toBe(true)
})
