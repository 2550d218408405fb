import { expect, test } from 'vitest'
import { LOCALES, localeOf, localeRewrite, withLocale, withoutLocale } from '#src/site/locale.ts'

test.for([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de/about', 'de', '/about'],
  ['/de/job-seeker-compass/confirm', 'de', '/job-seeker-compass/confirm'],
  ['/deutschland', 'en', '/deutschland'],
  ['/information/de', 'en', '/information/de'],
  ['/DE/about', 'en', '/DE/about'],
  ['/de/de', 'de', '/de'],
] as const)('%s is a path in %s of the page %s', ([pathname, locale, page]) => {
  expect([localeOf(pathname), withoutLocale(pathname)]).toEqual([locale, page])
})

test.for([
  ['/', '/', '/de'],
  ['/de', '/', '/de'],
  ['/about', '/about', '/de/about'],
  ['/de/about', '/about', '/de/about'],
  ['/deutschland', '/deutschland', '/de/deutschland'],
] as const)('%s is %s in English and %s in German', ([pathname, english, german]) => {
  expect(LOCALES.map((locale) => withLocale(pathname, locale))).toEqual([english, german])
})

test.for([
  ['de', 'input', '/de/contact?topic=visa#form', '/contact?topic=visa#form'],
  ['de', 'input', '/contact', '/contact'],
  ['de', 'output', '/contact?topic=visa#form', '/de/contact?topic=visa#form'],
  ['de', 'output', '/', '/de'],
  ['en', 'input', '/contact', '/contact'],
  ['en', 'output', '/contact', '/contact'],
  ['en', 'input', '/de/contact', '/de/contact'],
  ['en', 'output', '/de/contact', '/de/contact'],
] as const)('the router in "%s" takes the %s %s as %s', ([locale, direction, address, rewritten]) => {
  const url = new URL(address, 'https://www.isarspree.example')
  const result = localeRewrite(locale)[direction]?.({ url })
  expect(result instanceof URL && result.pathname + result.search + result.hash).toBe(rewritten)
})
