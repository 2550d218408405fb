import { expect, test } from 'vitest'
import { LOCALES, localeOf, localeRewrite, withLocale, withoutLocale } from '#src/site/locale.ts'

test.for([
  ['/about', 'en', '/about'],
  ['/de', 'de', '/'],
  ['/de/about', 'de', '/about'],
  ['/de/job-seeker-compass/confirm', 'de', '/job-seeker-compass/confirm'],
  ['/deutschland', 'en', '/deutschland'],
  ['/information/de', 'en', '/information/de'],
  ['/DE/about', 'en', '/DE/about'],
  ['/de/de', 'de', '/de'],
] as const)('The path %s has the language %s and the page %s', ([pathname, locale, page]) => {
  expect([localeOf(pathname), withoutLocale(pathname)]).toEqual([locale, page])
})

test.for([
  ['/', '/', '/de'],
  ['/de', '/', '/de'],
  ['/de/about', '/about', '/de/about'],
  ['/deutschland', '/deutschland', '/de/deutschland'],
] as const)(
  'The page of %s has the English path %s and the German path %s',
  ([pathname, english, german]) => {
    expect(LOCALES.map((locale) => withLocale(pathname, locale))).toEqual([english, german])
  },
)

test.for([
  ['de', 'input', '/de/contact?topic=visa#form', '/contact?topic=visa#form'],
  ['de', 'output', '/contact?topic=visa#form', '/de/contact?topic=visa#form'],
  ['de', 'output', '/', '/de'],
  ['en', 'input', '/de/contact', '/de/contact'],
  ['en', 'output', '/de/contact', '/de/contact'],
] as const)('The router in "%s" rewrites the %s %s to %s', ([locale, direction, address, rewritten]) => {
  const url = new URL(address, 'https://www.isarspree.example')
  const result = localeRewrite(locale)[direction]?.({ url })
  expect(result instanceof URL && result.pathname + result.search + result.hash).toBe(rewritten)
})
