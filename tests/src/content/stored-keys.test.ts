import { expect, test } from 'vitest'
import { isListed } from '#src/content/stored-keys.ts'

test('A key counts as listed only as a whole, and only in its own storage', () => {
  expect(isListed('cookie_consent', 'localStorage')).toBe(true)
  expect(isListed('cookie_consent', 'sessionStorage')).toBe(false)
  expect(isListed('cookie_consent_2', 'localStorage')).toBe(false)
  expect(isListed('draft:booking:1', 'sessionStorage')).toBe(true)
  expect(isListed('draft:bookings:1', 'sessionStorage')).toBe(false)
  expect(isListed('draft:booking:', 'sessionStorage')).toBe(false)
  expect(isListed('tsr-scroll-restoration-v1_4', 'sessionStorage')).toBe(false)
})
