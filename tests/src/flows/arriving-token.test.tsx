import { expect, test } from 'vitest'
import { arrival } from '#src/flows/waitlist-confirm/waitlist-confirm.wiring.ts'
import { arrivingToken } from '#src/flows/your-message/your-message.wiring.ts'

const come = (address: string) => history.replaceState({ kept: true }, '', address)
const keep = (kept: string) => sessionStorage.setItem('waitlist-confirm:1', kept)
const place = () => location.pathname + location.search + location.hash

test('The token of a message leaves the address and survives a reload', () => {
  come('/de/your-message?token=abc&from=mail#top')
  expect(arrivingToken()).toBe('abc')
  expect([place(), history.state]).toEqual(['/de/your-message?from=mail#top', { kept: true }])
  expect(arrivingToken()).toBe('abc')
})

test('The token of a confirmation leaves the address and survives a reload', () => {
  come('/job-seeker-compass/confirm?token=abc#top')
  const arrived = { token: 'abc', isConfirmed: false, purpose: 'confirm' }
  expect(arrival()).toEqual(arrived)
  expect([place(), history.state]).toEqual(['/job-seeker-compass/confirm#top', { kept: true }])
  expect(arrival()).toEqual(arrived)
})

test('A confirmed link that is followed again is known to be confirmed', () => {
  keep('{"token":"abc","isConfirmed":true}')
  come('/job-seeker-compass/confirm')
  expect(arrival()).toMatchObject({ token: 'abc', isConfirmed: true })
  come('/job-seeker-compass/confirm?token=abc')
  expect(arrival()).toMatchObject({ token: 'abc', isConfirmed: true })
  come('/job-seeker-compass/confirm?token=def')
  expect(arrival()).toMatchObject({ token: 'def', isConfirmed: false })
})
