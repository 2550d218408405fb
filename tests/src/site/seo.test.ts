import { setupI18n } from '@lingui/core'
import { notFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Locale } from '#src/site/locale.ts'
import { documentHead, type PageHead, pageHead } from '#src/site/seo.ts'
import { site } from '#src/site/site.ts'

const MESSAGES = { en: {}, de: { 'nav.home': 'Startseite', 'x.title': 'Über uns' } }
const ABOUT: PageHead = {
  path: '/about',
  title: { id: 'x.title', message: 'About us' },
  description: 'Who we are.',
}
const ARTICLE: PageHead = {
  path: '/information/fsp',
  title: 'The FSP',
  description: 'The medical language exam.',
  article: { headline: 'The FSP', published: '2025-07-01', updated: '2026-11-20', language: 'en' },
}

const input = (locale: Locale) => ({
  match: { context: { locale, i18n: setupI18n({ locale, messages: MESSAGES }) } },
})

function headOf(page: PageHead, locale: Locale) {
  const { meta, links } = pageHead(page)(input(locale))
  const tag = (key: string) => meta.find(({ name, property }) => key === (name ?? property))?.content
  const blocks = meta.flatMap((entry) => entry['script:ld+json'] ?? [])
  return {
    title: meta.find(({ title }) => title)?.title,
    tag,
    links: links.map((link) => [link.hrefLang ?? link.rel, link.href.replace(site.origin, '')]),
    blocks: blocks as { '@type': string; [key: string]: unknown }[],
  }
}

test('a page names its title in the reader’s language, with the site’s name behind it', () => {
  expect(headOf(ABOUT, 'en').title).toBe(`About us · ${site.name}`)
  expect(headOf(ABOUT, 'de').title).toBe(`Über uns · ${site.name}`)
  expect(headOf(ABOUT, 'de').tag('og:title')).toBe('Über uns')
})

test('a page in both languages is its own canonical and names its translation', () => {
  const alternates = [
    ['en', '/about'],
    ['de', '/de/about'],
    ['x-default', '/about'],
  ]
  expect(headOf(ABOUT, 'en').links).toEqual([['canonical', '/about'], ...alternates])
  expect(headOf(ABOUT, 'de').links).toEqual([['canonical', '/de/about'], ...alternates])
  expect(headOf(ABOUT, 'de').tag('og:locale')).toBe('de_DE')
  expect(headOf(ABOUT, 'de').tag('og:locale:alternate')).toBe('en_GB')
})

test('the home page has a picture, but no breadcrumbs', () => {
  const { tag, blocks } = headOf({ ...ABOUT, path: '/' }, 'de')
  expect(tag('og:image')).toBe(`${site.origin}/social/de/home.png`)
  expect(blocks.map((block) => block['@type'])).toEqual(['Organization'])
})

test('a hidden page says so and names no address at all', () => {
  const hidden = headOf({ ...ABOUT, noindex: true }, 'en')
  expect(hidden.tag('robots')).toBe('noindex, nofollow')
  expect(hidden.links).toEqual([])
  expect(hidden.blocks).toEqual([])
  expect(hidden.tag('og:image')).toBeUndefined()
})

test('an English article within the German interface leaves the canonical link to the English page', () => {
  const { links, tag } = headOf({ ...ARTICLE, locales: ['en'] }, 'de')
  expect(links).toEqual([
    ['canonical', '/information/fsp'],
    ['en', '/information/fsp'],
    ['x-default', '/information/fsp'],
  ])
  expect(tag('og:locale')).toBe('en_GB')
  expect(tag('og:locale:alternate')).toBeUndefined()
  expect(tag('og:image')).toBe(`${site.origin}/social/en/information/fsp.png`)
})

test('a Turkish article within the English interface is announced as Turkish', () => {
  const article = { headline: 'FSP', published: '2025-07-01', updated: '2026-11-20', language: 'tr' as const }
  const { links, tag, blocks } = headOf({ ...ARTICLE, locales: ['en'], article }, 'en')
  expect(links).toEqual([
    ['canonical', '/information/fsp'],
    ['tr', '/information/fsp'],
    ['x-default', '/information/fsp'],
  ])
  expect(tag('og:locale')).toBe('tr_TR')
  expect(blocks.at(-1)).toMatchObject({ '@type': 'Article', inLanguage: 'tr' })
})

test('a second path of a page names the first one everywhere', () => {
  const second = headOf({ ...ABOUT, path: '/who', canonicalPath: '/about' }, 'en')
  expect(second.links).toEqual(headOf(ABOUT, 'en').links)
  expect(second.tag('og:url')).toBe(`${site.origin}/about`)
  expect(second.tag('og:image')).toBe(`${site.origin}/social/en/about.png`)
})

test('an article says when it was published and changed', () => {
  const { tag, blocks } = headOf(ARTICLE, 'en')
  const dates = [tag('og:type'), tag('article:published_time'), tag('article:modified_time')]
  expect(dates).toEqual(['article', '2025-07-01', '2026-11-20'])
  expect(blocks.at(-1)).toMatchObject({
    '@type': 'Article',
    headline: 'The FSP',
    datePublished: '2025-07-01',
    dateModified: '2026-11-20',
    publisher: { '@id': `${site.origin}/#organization`, name: site.name },
  })
  expect(blocks.map((block) => block['@type'])).toEqual(['Organization', 'BreadcrumbList', 'Article'])
})

test('breadcrumbs lead from the home page over the pages between to the page itself', () => {
  const breadcrumbs = [{ name: 'Informationen', path: '/information' }]
  const trail = headOf({ ...ABOUT, breadcrumbs }, 'de').blocks
  expect(trail).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Startseite', item: `${site.origin}/de` },
        { '@type': 'ListItem', position: 2, name: 'Informationen', item: `${site.origin}/de/information` },
        { '@type': 'ListItem', position: 3, name: 'Über uns', item: `${site.origin}/de/about` },
      ],
    },
  ])
})

test('questions become a FAQPage, and no questions none', () => {
  const faqs = [{ question: { id: 'x.title', message: 'About us' }, answer: 'Two people.' }]
  expect(headOf({ ...ABOUT, faqs }, 'de').blocks[1]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Über uns',
        acceptedAnswer: { '@type': 'Answer', text: 'Two people.' },
      },
    ],
  })
  expect(headOf({ ...ABOUT, faqs: [] }, 'de').blocks).toHaveLength(1)
})

test('only a document without a page calls itself missing', () => {
  const robots = (matches: { error?: unknown }[]) =>
    documentHead({ ...input('en'), matches }).meta.filter((tag) => 'name' in tag && tag.name === 'robots')
  expect(robots([{}])).toHaveLength(1)
  expect(robots([{ error: notFound() }, {}])).toHaveLength(1)
  expect(robots([{}, {}])).toEqual([])
})
