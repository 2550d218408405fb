import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { pageHead } from '#src/site/seo.ts'
import { site } from '#src/site/site.ts'

test('an English article within the German interface leaves the canonical link to the English page', () => {
  const head = pageHead({
    path: '/information/fsp',
    title: 'The FSP',
    description: 'The medical language exam.',
    locales: ['en'],
    article: { headline: 'The FSP', published: '2025-07-01', updated: '2026-11-20', language: 'en' },
  })
  const i18n = setupI18n({ locale: 'de', messages: { de: { 'nav.home': 'Startseite' } } })
  const { meta, links } = head({ match: { context: { locale: 'de', i18n } } })
  expect(links.map(({ rel, hrefLang, href }) => [hrefLang ?? rel, href.replace(site.origin, '')])).toEqual([
    ['canonical', '/information/fsp'],
    ['en', '/information/fsp'],
    ['x-default', '/information/fsp'],
  ])
  const tag = (key: string) => meta.find(({ property }) => property === key)?.content
  expect(tag('og:locale')).toBe('en_GB')
  expect(tag('og:locale:alternate')).toBeUndefined()
  expect(tag('og:image')).toBe(`${site.origin}/social/en/information/fsp.png`)
})
