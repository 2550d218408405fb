import { expect, test } from 'vitest'
import { localizedPath } from '#contracts/values/page-address.ts'
import { pathLanguage, withoutLanguage } from '#contracts/values/path-language.ts'
import { localeRewrite } from '#src/site/locale-rewrite.ts'

test.for([
  ['/about', 'en', '/about', '/de/about'],
  ['/de', 'de', '/', '/de'],
  ['/de/about', 'de', '/about', '/de/about'],
  ['/deutschland', 'en', '/deutschland', '/de/deutschland'],
  ['/information/de', 'en', '/information/de', '/de/information/de'],
  ['/de/de', 'de', '/de', '/de/de'],
] as const)('The path %s is in %s; its page is %s, in German %s', ([pathname, locale, page, german]) => {
  expect([pathLanguage(pathname), withoutLanguage(pathname)]).toEqual([locale, page])
  expect(localizedPath(pathname, 'de')).toBe(german)
})

test.for([
  ['de', 'input', '/de/contact?topic=visa#form', '/contact?topic=visa#form'],
  ['de', 'output', '/contact?topic=visa#form', '/de/contact?topic=visa#form'],
  ['de', 'output', '/', '/de'],
  ['en', 'input', '/de/contact', '/de/contact'],
  ['en', 'output', '/de/contact', '/de/contact'],
] as const)('The router in "%s" rewrites the %s %s to %s', ([locale, direction, address, rewritten]) => {
  const result = localeRewrite(locale)[direction]?.({ url: new URL(address, 'https://isarspree.example') })
  expect(result instanceof URL && result.pathname + result.search + result.hash).toBe(rewritten)
})
