import { expect, test } from 'vitest'
import { endToEndTestsOf, pagesOf } from '#tests/support/pages-of-a-change.ts'

test.for([
  ['a page', 'src/pages/booking/booking.tsx', ['/book-appointment']],
  ['a catalog', 'src/flows/booking/locales/de.po', ['/book-appointment']],
  ['a state machine', 'machines/booking.ts', ['/book-appointment']],
  ['a guide', 'src/content/articles/nurses-germany.de.mdx', ['/information/nurses-germany']],
  ['what every page has', 'src/layout/header.tsx', ['/']],
  ['a function', 'functions/config.ts', []],
] as const)('%s leads to the pages it is in', ([, file, pages]) => {
  expect(pagesOf([file])).toEqual(pages)
})

test('a page leads to the tests that name it, and to its own visit in both languages', () => {
  const titles = (file: string) => (title: string) =>
    endToEndTestsOf([file]).some((expression) => new RegExp(expression).test(title))
  const ofBooking = titles('src/pages/booking/booking.tsx')
  expect(ofBooking('booking.spec.ts a booking in en ends in a confirmation')).toBe(true)
  expect(ofBooking('reach.spec.ts /de/book-appointment comes alive in silence')).toBe(true)
  expect(ofBooking('reach.spec.ts /about comes alive in silence')).toBe(false)
  expect(ofBooking('sign-up.spec.ts a sign-up in en is confirmed')).toBe(false)
})

test('a changed test leads to itself, a change in no page to none', () => {
  expect(endToEndTestsOf(['tests/e2e/print.spec.ts'])).toEqual(['print\\.spec\\.ts'])
  expect(endToEndTestsOf(['functions/config.ts', 'docs/testing.md'])).toEqual([])
})
