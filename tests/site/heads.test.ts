import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faqsOf } from '#build/articles/structure.ts'
import { LANGUAGES, type Language } from '#contracts/values/language.ts'
import { languagesOf, localizedPath } from '#contracts/values/page-address.ts'
import { OFFLINE_AREAS } from '#src/pages/offline-area/offline-area.content.ts'
import { site } from '#src/site/site.ts'
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#src/site/spoken-languages.ts'
import { builtFile } from '#tests/support/built-site.ts'
import { articleOn, type BuiltPage, missingPage, pages } from './built-pages.ts'

const OG_LOCALES = { en: 'en_GB', de: 'de_DE', tr: 'tr_TR' }
const HOME = { en: 'Home', de: 'Startseite', tr: 'Ana sayfa' }
const INFORMATION = { en: 'Information Center', de: 'Informationszentrum', tr: 'Bilgi merkezi' }
const UNAPPROVED_TRANSLATIONS = (Object.keys(SPOKEN_LANGUAGES) as SpokenLanguage[])
  .filter((language) => !site.signedLanguages.includes(language))
  .map((language): string => SPOKEN_LANGUAGES[language].path)
const NOINDEX_PATHS = [
  ...UNAPPROVED_TRANSLATIONS,
  '/job-seeker-compass/confirm',
  '/contact/business',
  '/contact/individual',
  '/team-message',
  '/your-message',
  ...(site.offlineAreas ? Object.values(OFFLINE_AREAS).map(({ path }) => path) : []),
]
const [, byDay = '', byNight = ''] =
  /--paper-deep: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync('src/app/styles/tokens.css', 'utf8')) ?? []

const indexed = pages.filter(({ path }) => !NOINDEX_PATHS.includes(path))
const hidden = pages.filter(({ path }) => NOINDEX_PATHS.includes(path))
const originals = indexed.filter((page) => hrefs(page, 'canonical')[0] === site.origin + page.url)

test('Each page has title, description, address and preview', () => {
  for (const page of indexed) {
    const article = articleOn(page)
    const { locale } = page
    const title = page.document.title.replace(` · ${site.name}`, '')
    const url = site.origin + localizedPath(mainPathOf(page), locale)
    const picture = mainPathOf(page) === '/' ? '/home' : mainPathOf(page)
    const { description, ...meta } = metaOf(page)
    const shared = {
      title,
      description,
      image: `${site.origin}/social/${locale}${picture}.png`,
      'image:alt': page.document.title,
    }
    const under = (prefix: string) =>
      Object.fromEntries(Object.entries(shared).map(([name, text]) => [`${prefix}:${name}`, text]))
    const others = Object.keys(versionsOf(page)).filter((one) => one !== locale) as Language[]
    const alternate = [...page.document.head.querySelectorAll('meta[property="og:locale:alternate"]')]
    expect(alternate.map((tag) => tag.getAttribute('content'))).toEqual(others.map((one) => OG_LOCALES[one]))
    expect(meta, page.url).toEqual({
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
      'og:locale': OG_LOCALES[locale],
      'og:image:width': '1200',
      'og:image:height': '630',
      ...(article && {
        'article:published_time': article.published,
        'article:modified_time': article.updated,
      }),
    })
    expect(hrefs(page, 'canonical')).toEqual([url])
    expect(hrefs(page, 'icon')).toEqual(['/favicon.svg', '/icon-192.png'])
    expect(hrefs(page, 'apple-touch-icon')).toEqual(['/apple-touch-icon.png'])
    expect(hrefs(page, 'manifest')).toEqual(['/manifest.webmanifest'])
  }
})

test('Each page lists its own address and those of its translations', () => {
  for (const page of indexed) {
    const versions = versionsOf(page)
    const expected = { ...versions, 'x-default': versions.en }
    expect(Object.fromEntries(alternatesOf(page)), page.url).toEqual(expected)
  }
})

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

test('Each page has the structured data of its kind for search engines', () => {
  for (const page of indexed) {
    const { path, locale, document } = page
    const article = articleOn(page)
    const meta = metaOf(page)
    const url = (target: string) => site.origin + localizedPath(target, locale)
    const trail = [
      { name: HOME[locale], item: url('/') },
      ...(article ? [{ name: INFORMATION[locale], item: url('/information') }] : []),
      { name: meta['og:title'], item: url(mainPathOf(page)) },
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
    expect(jsonLdOf(page), page.url).toEqual(expected.filter(Boolean))
  }
})

test('Confirmation and unapproved pages are hidden from search engines', () => {
  const expected = NOINDEX_PATHS.flatMap((path) =>
    languagesOf(path).map((language) => localizedPath(path, language)),
  )
  expect(hidden.map(({ url }) => url).toSorted()).toEqual(expected.toSorted())
  for (const page of [...hidden, missingPage]) {
    const shown = [hrefs(page, 'canonical'), alternatesOf(page), jsonLdOf(page)].flat()
    expect([metaOf(page).robots, shown], page.url).toEqual(['noindex, nofollow', []])
    if (page !== missingPage)
      expect(metaOf(page)['og:image'], page.url).toMatch(/\/social\/(en|de)\/home\.png$/)
    expect(page.document.title).toMatch(new RegExp(`^.+ · ${site.name}$`))
  }
})

test('Titles and descriptions are unique, and short enough for results', () => {
  const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
  const own = [...originals, ...hidden]
  expect(repeated(own.map(({ locale, document }) => `${locale} ${document.title}`))).toEqual([])
  expect(repeated(own.map((page) => metaOf(page).description ?? ''))).toEqual([])
  const isBetween = (text: string, least: number, most: number) => text.length >= least && text.length <= most
  const unfit = pages.filter(
    (page) =>
      !isBetween(metaOf(page).description ?? '', 50, 170) ||
      !isBetween(page.document.title.replace(` · ${site.name}`, ''), 3, 70),
  )
  expect(unfit.map(({ url }) => url)).toEqual([])
})

test('robots.txt names a sitemap with every page open to search engines', () => {
  const robots = `User-agent: *\nDisallow:\n\nSitemap: ${site.origin}/sitemap.xml\n`
  expect(builtFile('robots.txt').toString()).toBe(robots)
  const sitemap = new DOMParser().parseFromString(builtFile('sitemap.xml').toString(), 'application/xml')
  const entries = [...sitemap.querySelectorAll('url')].map((entry) => [
    entry.querySelector('loc')?.textContent,
    entry.querySelector('lastmod')?.textContent,
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

test('The manifest has the name and colour of the site, and exact image sizes', () => {
  const manifest = JSON.parse(builtFile('manifest.webmanifest').toString())
  expect([manifest.name, manifest.theme_color]).toEqual([site.name, byDay])
  const pictures: { src: string; sizes: string; type: string }[] = manifest.icons
  const icons = pictures.filter(({ type }) => type === 'image/png')
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of icons) expect(pngSize(src)).toBe(sizes)
  const previews = new Set(originals.map((page) => String(metaOf(page)['og:image'])))
  expect(previews.size).toBe(originals.length)
  for (const preview of previews) expect(pngSize(preview.replace(site.origin, '')), preview).toBe('1200x630')
})

function mainPathOf(page: BuiltPage): string {
  const article = articleOn(page)
  return article ? `/information/${article.page}` : page.path
}

/** Returns the URLs of a page's versions, keyed by language. */
function versionsOf(page: BuiltPage): Partial<Record<string, string>> {
  const versions = originals.filter((one) => mainPathOf(one) === mainPathOf(page))
  const url = (language: Language) => versions.find(({ locale }) => locale === language)?.url
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => (url(language) ? [[language, site.origin + url(language)]] : [])),
  )
}

function hrefs({ document }: BuiltPage, rel: string) {
  return [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'))
}

function alternatesOf({ document }: BuiltPage) {
  return [...document.head.querySelectorAll('link[rel="alternate"][hreflang]')].map(
    (link): [string, string] => [String(link.getAttribute('hreflang')), String(link.getAttribute('href'))],
  )
}

function metaOf({ document }: BuiltPage): Record<string, string> {
  const entries = [
    ...document.head.querySelectorAll('meta:is([name], [property]:not([property="og:locale:alternate"]))'),
  ].map((tag) => {
    const name = tag.getAttribute('name') ?? tag.getAttribute('property')
    const media = tag.getAttribute('media')
    return [media ? `${name} ${media}` : name, tag.getAttribute('content')]
  })
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
