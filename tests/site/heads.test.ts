import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faqsOf } from '#build/articles/structure.ts'
import { OFFLINE_AREAS } from '#src/pages/offline-area/offline-area.content.ts'
import { LOCALES, type Locale, withLocale } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#src/site/spoken-languages.ts'
import { builtFile } from '#tests/support/built-site.ts'
import { articleOn, type BuiltPage, missingPage, pages } from './built-pages.ts'

const OG_LOCALES = { en: 'en_GB', de: 'de_DE', tr: 'tr_TR' }
const HOME = { en: 'Home', de: 'Startseite' }
const INFORMATION = { en: 'Information Center', de: 'Informationszentrum' }
/** Pages in spoken languages that no native reader has approved yet. */
const UNSIGNED_PATHS = (Object.keys(SPOKEN_LANGUAGES) as SpokenLanguage[])
  .filter((language) => !site.signedLanguages.includes(language))
  .map((language): string => SPOKEN_LANGUAGES[language].path)
const NOINDEX_PATHS = [
  ...UNSIGNED_PATHS,
  '/job-seeker-compass/confirm',
  '/contact/business',
  '/contact/individual',
  '/your-message',
  ...(site.offlineAreas ? Object.values(OFFLINE_AREAS).map(({ path }) => path) : []),
]
/** Turkish versions that are separate pages, by the English page: the consultation and the legal tools. */
const TURKISH: Record<string, string> = {
  '/free-consultation': '/free-consultation-turkish',
  '/quick-check': '/quick-check-turkish',
  '/quick-check/employers': '/quick-check-turkish/employers',
  '/opportunity-card-points': '/opportunity-card-points-turkish',
}
/** Colours of the browser's address bar: the two values of a token. */
const [, byDay = '', byNight = ''] =
  /--paper-deep: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync('src/app/styles/tokens.css', 'utf8')) ?? []

const indexed = pages.filter(({ path }) => !NOINDEX_PATHS.includes(path))
const hidden = pages.filter(({ path }) => NOINDEX_PATHS.includes(path))
const isOriginal = (page: BuiltPage) => hrefs(page, 'canonical')[0] === site.origin + page.url
const originals = indexed.filter(isOriginal)

test.each(indexed)(
  '$url has title, description, address and preview for search engines and messengers',
  (page) => {
    const article = articleOn(page)
    const { document } = page
    const [title, locale] = [document.title.replace(` · ${site.name}`, ''), localeOfText(page)]
    const path = article ? `/information/${article.slug}` : page.path
    const url = site.origin + withLocale(path, locale)
    const { description, ...meta } = metaOf(page)
    const shared = {
      title,
      description,
      image: `${site.origin}/social/${locale}${path === '/' ? '/home' : path}.png`,
      'image:alt': document.title,
    }
    const under = (prefix: string) =>
      Object.fromEntries(Object.entries(shared).map(([name, text]) => [`${prefix}:${name}`, text]))
    const [language = 'en', other] = languagesOf(page)
    expect(meta).toEqual({
      viewport: 'width=device-width, initial-scale=1',
      'color-scheme': 'light dark',
      'theme-color (prefers-color-scheme: light)': byDay,
      'theme-color (prefers-color-scheme: dark)': byNight,
      'twitter:card': 'summary_large_image',
      ...under('twitter'),
      ...under('og'),
      'og:type': article ? 'article' : 'website',
      'og:url': url,
      'og:site_name': site.name,
      'og:locale': OG_LOCALES[language],
      ...(other && { 'og:locale:alternate': OG_LOCALES[other] }),
      'og:image:width': '1200',
      'og:image:height': '630',
      ...(article && {
        'article:published_time': article.published,
        'article:modified_time': article.updated,
      }),
    })
    expect(hrefs(page, 'canonical')).toEqual([url])
    expect(hrefs(page, 'icon')).toEqual(['/favicon.svg', '/icon-192.png'])
    expect([hrefs(page, 'apple-touch-icon'), hrefs(page, 'manifest')]).toEqual([
      ['/apple-touch-icon.png'],
      ['/manifest.webmanifest'],
    ])
  },
)

test('Each page lists its own address, its translations, and the one for all other languages', () => {
  for (const page of indexed) {
    const addresses = addressesOf(page)
    const expected = { ...addresses, 'x-default': addresses.en ?? addresses.tr }
    expect(Object.fromEntries(alternatesOf(page)), page.url).toEqual(expected)
  }
})

/** A JSON-LD block. */
const block = (type: string, content: object) => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...content,
})
const PUBLISHER = {
  '@type': 'Organization',
  '@id': `${site.origin}/#organization`,
  name: site.name,
  url: site.origin,
}

test.each(indexed)('$url has the structured data of its kind for search engines', (page) => {
  const { path, locale, document } = page
  const article = articleOn(page)
  const meta = metaOf(page)
  const url = (target: string) => site.origin + withLocale(target, locale)
  const trail = [
    { name: HOME[locale], item: url('/') },
    ...(article ? [{ name: INFORMATION[locale], item: url('/information') }] : []),
    { name: meta['og:title'], item: url(article ? `/information/${article.slug}` : path) },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb }))
  const mainEntity = (article ? faqsOf(article.tree) : foldedQuestions(document)).map(
    ({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }),
  )
  const expected = [
    (path === '/' || article) &&
      expect.objectContaining(block('Organization', { ...PUBLISHER, email: site.email })),
    path !== '/' && block('BreadcrumbList', { itemListElement: trail }),
    mainEntity.length > 0 && block('FAQPage', { mainEntity }),
    article &&
      block('Article', {
        headline: article.title,
        description: article.description,
        datePublished: article.published,
        dateModified: article.updated,
        inLanguage: article.language,
        image: meta['og:image'],
        mainEntityOfPage: meta['og:url'],
        author: PUBLISHER,
        publisher: PUBLISHER,
      }),
  ]
  expect(jsonLdOf(page)).toEqual(expected.filter(Boolean))
})

test('The confirmation, pages for use without scripts and unapproved translations are built, but hidden from search engines', () => {
  const expected = NOINDEX_PATHS.flatMap((path) =>
    LOCALES.filter((locale) => locale === 'en' || !UNSIGNED_PATHS.includes(path)).map((locale) =>
      withLocale(path, locale),
    ),
  )
  expect(hidden.map(({ url }) => url).toSorted()).toEqual(expected.toSorted())
  for (const page of [...hidden, missingPage]) {
    const shown = [hrefs(page, 'canonical'), alternatesOf(page), jsonLdOf(page)].flat()
    expect([metaOf(page).robots, shown], page.url).toEqual(['noindex, nofollow', []])
    expect(page.document.title).toMatch(new RegExp(`^.+ · ${site.name}$`))
  }
})

test('Titles and descriptions are unique, and short enough for a list of results', () => {
  const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
  const own = [...originals, ...hidden]
  for (const locale of LOCALES)
    expect(
      repeated(own.filter((page) => page.locale === locale).map(({ document }) => document.title)),
    ).toEqual([])
  expect(repeated(own.map((page) => metaOf(page).description ?? ''))).toEqual([])
  const isBetween = (text: string, least: number, most: number) => text.length >= least && text.length <= most
  const unfit = pages.filter(
    (page) =>
      !isBetween(metaOf(page).description ?? '', 50, 170) ||
      !isBetween(page.document.title.replace(` · ${site.name}`, ''), 3, 70),
  )
  expect(unfit.map(({ url }) => url)).toEqual([])
})

test('The sitemap lists every page that search engines may show, with its date and translations', () => {
  const sitemap = new DOMParser().parseFromString(builtFile('sitemap.xml').toString(), 'application/xml')
  const textIn = (entry: Element, name: string) => entry.querySelector(name)?.textContent
  const entries = [...sitemap.querySelectorAll('url')].map((entry) => [
    textIn(entry, 'loc'),
    textIn(entry, 'lastmod'),
    [...entry.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  ])
  const expected = originals.map((page) => [
    site.origin + page.url,
    articleOn(page)?.updated,
    alternatesOf(page),
  ])
  const byUrl = (one: unknown[], other: unknown[]) => String(one[0]).localeCompare(String(other[0]))
  expect(entries.toSorted(byUrl)).toEqual(expected.toSorted(byUrl))
})

test('robots.txt lets crawlers in and names the sitemap', () => {
  expect(builtFile('robots.txt').toString()).toBe(
    `User-agent: *\nDisallow:\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  )
})

test('The manifest has the name of the site, its colour, and icons of the sizes that it states', () => {
  const { name, theme_color, icons } = JSON.parse(builtFile('manifest.webmanifest').toString())
  expect([name, theme_color]).toEqual([site.name, byDay])
  const pictures: { src: string; sizes: string; type: string }[] = icons
  const sizes = pictures
    .filter(({ type }) => type === 'image/png')
    .map(({ src, sizes }) => [sizes, pngSize(src)])
  expect(sizes).toEqual([
    ['192x192', '192x192'],
    ['512x512', '512x512'],
  ])
})

test('Every page has its own preview picture of 1200x630 pixels', () => {
  const pictures = originals.map((page) => metaOf(page)['og:image'] ?? '')
  expect(new Set(pictures).size).toBe(originals.length)
  const sizes = pictures.map((picture) => [picture, pngSize(picture.replace(site.origin, ''))])
  expect(sizes).toEqual(pictures.map((picture) => [picture, '1200x630']))
})

/** Languages in which a page exists: that of its text, then the others. */
function languagesOf(page: BuiltPage): ('en' | 'de' | 'tr')[] {
  const article = articleOn(page)
  if (article?.language === 'tr' || /^\/[^/]+-turkish(\/|$)/.test(page.path)) return ['tr']
  const locales = article?.locales ?? LOCALES
  const own = localeOfText(page)
  return [own, ...locales.filter((locale) => locale !== own)]
}

/** Addresses of a page and of its translations, by language. */
function addressesOf(page: BuiltPage): { [language in 'en' | 'de' | 'tr']?: string } {
  const article = articleOn(page)
  const own = article ? `/information/${article.slug}` : page.path
  const tool = Object.keys(TURKISH).find((english) => own === english || own === TURKISH[english])
  const paths = tool
    ? [
        ['en', tool],
        ['de', `/de${tool}`],
        ['tr', TURKISH[tool]],
      ]
    : languagesOf(page).map((language) => [language, withLocale(own, language === 'de' ? 'de' : 'en')])
  return Object.fromEntries(paths.map(([language, path]) => [language, site.origin + path]))
}

/** The language of a page, or English if its text does not exist in that language. */
function localeOfText(page: BuiltPage): Locale {
  const isTurkishTool = Object.values(TURKISH).includes(page.path)
  const locales = articleOn(page)?.locales ?? (isTurkishTool ? ['en'] : LOCALES)
  return locales.includes(page.locale) ? page.locale : 'en'
}

function hrefs({ document }: BuiltPage, rel: string) {
  return [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'))
}

function alternatesOf({ document }: BuiltPage) {
  return [...document.head.querySelectorAll('link[rel="alternate"][hreflang]')].map(
    (link): [string, string] => [String(link.getAttribute('hreflang')), String(link.getAttribute('href'))],
  )
}

/** Content of each `<meta>` by name or property, followed by its `media` if it has one. */
function metaOf({ document }: BuiltPage): Record<string, string> {
  const tags = [...document.head.querySelectorAll('meta:is([name], [property])')]
  const entries = tags.map((tag) => [
    [tag.getAttribute('name') ?? tag.getAttribute('property'), tag.getAttribute('media')]
      .filter(Boolean)
      .join(' '),
    tag.getAttribute('content'),
  ])
  expect(new Set(entries.map(([name]) => name)).size, 'each <meta> once').toBe(entries.length)
  return Object.fromEntries(entries)
}

function jsonLdOf({ document }: BuiltPage): Record<string, unknown>[] {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return blocks.map((block) => JSON.parse(block.textContent ?? ''))
}

function foldedQuestions(document: Document) {
  return [...document.querySelectorAll('#faqs details')].map((details) => ({
    question: details.querySelector('summary')?.textContent,
    answer: [...details.children]
      .filter(({ localName }) => localName !== 'summary')
      .map(({ textContent }) => textContent)
      .join(' '),
  }))
}

function pngSize(pathname: string): string {
  const png = builtFile(pathname)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}
