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

const rewritten = (locale: 'en' | 'de', direction: 'input' | 'output', address: string) => {
  const url = new URL(address, 'https://www.isarspree.example')
  const result = localeRewrite(locale)[direction]?.({ url })
  return result instanceof URL ? result.pathname + result.search + result.hash : result
}

test('the German router reads paths without prefix and writes them with it', () => {
  expect(rewritten('de', 'input', '/de/contact?topic=visa#form')).toBe('/contact?topic=visa#form')
  expect(rewritten('de', 'output', '/contact?topic=visa#form')).toBe('/de/contact?topic=visa#form')
  expect(rewritten('de', 'output', '/')).toBe('/de')
})

test('the English router leaves its paths alone and knows no German one', () => {
  expect(rewritten('en', 'input', '/contact')).toBe('/contact')
  expect(rewritten('en', 'output', '/contact')).toBe('/contact')
  expect(rewritten('en', 'input', '/de/contact')).toBe('/de/contact')
  expect(rewritten('en', 'output', '/de/contact')).toBe('/de/contact')
})

test('an English page read under the German locale keeps its path', () => {
  expect(rewritten('de', 'input', '/contact')).toBe('/contact')
})
