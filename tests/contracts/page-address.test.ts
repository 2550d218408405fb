import { expect, test } from 'vitest'
import { localizedPath } from '#contracts/values/page-address.ts'
import { pathLanguage, withoutLanguage } from '#contracts/values/path-language.ts'
import { localeRewrite } from '#src/site/locale-rewrite.ts'

test.for([
  ['/about', 'en', '/about', '/de/about', '/about'],
  ['/de', 'de', '/', '/de', '/'],
  ['/de/about', 'de', '/about', '/de/about', '/about'],
  ['/deutschland', 'en', '/deutschland', '/de/deutschland', '/deutschland'],
  ['/information/de', 'en', '/information/de', '/de/information/de', '/information/de'],
  ['/de/de', 'de', '/de', '/de/de', '/de'],
  ['/russian', 'en', '/russian', '/russian', '/russian'],
  ['/tr/quick-check?a=1#b', 'tr', '/quick-check?a=1#b', '/de/quick-check?a=1#b', '/tr/quick-check?a=1#b'],
  [
    '/information/approbation-germany-turkish#ücret',
    'tr',
    '/information/approbation-germany#ücret',
    '/de/information/approbation-germany#ücret',
    '/information/approbation-germany-turkish#ücret',
  ],
] as const)(
  'The page at %s is in %s, with the paths %s, %s in German, %s in Turkish',
  ([address, language, page, german, turkish]) => {
    expect([pathLanguage(address), withoutLanguage(address)]).toEqual([language, page])
    expect([localizedPath(address, 'de'), localizedPath(address, 'tr')]).toEqual([german, turkish])
  },
)

test.for([
  ['de', 'input', '/de/contact?topic=visa#form', '/contact?topic=visa#form'],
  ['de', 'output', '/contact?topic=visa#form', '/de/contact?topic=visa#form'],
  ['de', 'output', '/', '/de'],
  ['en', 'input', '/de/contact', '/de/contact'],
  ['en', 'output', '/de/contact', '/de/contact'],
  ['tr', 'output', '/free-consultation#request', '/tr/free-consultation#request'],
  ['tr', 'output', '/contact#form', '/contact#form'],
] as const)('The router in "%s" rewrites the %s %s to %s', ([locale, direction, address, rewritten]) => {
  const result = localeRewrite(locale)[direction]?.({ url: new URL(address, 'https://isarspree.example') })
  expect(result instanceof URL && result.pathname + result.search + result.hash).toBe(rewritten)
})
