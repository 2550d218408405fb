import { afterEach, expect, test, vi } from 'vitest'
import { arrival } from '#src/flows/waitlist-confirm/waitlist-confirm.wiring.ts'
import { arrivingToken } from '#src/flows/your-message/your-message.wiring.ts'

const come = (address: string) => history.replaceState({ kept: true }, '', address)
const keep = (kept: string) => sessionStorage.setItem('waitlist-confirm:1', kept)
const place = () => location.pathname + location.search + location.hash

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  come('/')
})

test('The token of a message leaves the address bar and survives a reload of this tab', () => {
  come('/de/your-message?token=abc&from=mail#top')
  expect(arrivingToken()).toBe('abc')
  expect([place(), history.state]).toEqual(['/de/your-message?from=mail#top', { kept: true }])
  expect(arrivingToken()).toBe('abc')
})

test('An address without a token gives no token', () => {
  come('/your-message?token=')
  expect(arrivingToken()).toBeNull()
})

test('The token of a confirmation leaves the address bar, and is known after a reload', () => {
  come('/job-seeker-compass/confirm?token=abc#top')
  const arrived = { token: 'abc', isConfirmed: false, purpose: 'confirm' }
  expect(arrival()).toEqual(arrived)
  expect([place(), history.state]).toEqual(['/job-seeker-compass/confirm#top', { kept: true }])
  expect(arrival()).toEqual(arrived)
})

test('The link of the welcome mail is for withdrawing', () => {
  come('/job-seeker-compass/confirm?token=abc&not-me')
  expect(arrival()).toMatchObject({ token: 'abc', purpose: 'withdraw' })
})

test('A link that was confirmed is known to be confirmed when it is followed again; another link is not', () => {
  keep('{"token":"abc","isConfirmed":true}')
  come('/job-seeker-compass/confirm')
  expect(arrival()).toMatchObject({ token: 'abc', isConfirmed: true })
  come('/job-seeker-compass/confirm?token=abc')
  expect(arrival()).toMatchObject({ token: 'abc', isConfirmed: true })
  come('/job-seeker-compass/confirm?token=def')
  expect(arrival()).toMatchObject({ token: 'def', isConfirmed: false })
})

test.for([
  ['{"token":', null],
  ['{"token":"abc","isConfirmed":"yes"}', null],
  ['{"token":"abc","isConfirmed":false}', 'abc'],
] as const)('When this tab stores %s, the token is %j', ([kept, token]) => {
  keep(kept)
  come('/job-seeker-compass/confirm')
  expect(arrival()).toEqual({ token, isConfirmed: false, purpose: 'confirm' })
})

test('With blocked storage the link works until the page is left', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
  come('/job-seeker-compass/confirm?token=abc')
  expect(arrival()).toEqual({ token: 'abc', isConfirmed: false, purpose: 'confirm' })
})
