import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faqsOf } from '#build/articles/structure.ts'
import { OFFLINE_AREAS } from '#src/pages/offline-area/offline-area.content.ts'
import { LOCALES, withLocale } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#src/site/spoken-languages.ts'
import { builtFile } from '#tests/support/built-site.ts'
import { articleOn, type BuiltPage, missingPage, pages } from './built-pages.ts'

const OG_LOCALES = { en: 'en_GB', de: 'de_DE', tr: 'tr_TR' }
const HOME = { en: 'Home', de: 'Startseite' }
const INFORMATION = { en: 'Information Center', de: 'Informationszentrum' }
/** Pages whose language differs from their English interface. */
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
const PUBLISHER = {
  '@type': 'Organization',
  '@id': `${site.origin}/#organization`,
  name: site.name,
  url: site.origin,
}

const indexed = pages.filter(({ path }) => !NOINDEX_PATHS.includes(path))
const hidden = pages.filter(({ path }) => NOINDEX_PATHS.includes(path))
const originals = indexed.filter((page) => canonicalOf(page) === site.origin + page.url)

test.each(indexed)('$url says all about itself in its head', (page) => {
  const { title, description } = headOf(page)
  expect(headOf(page)).toEqual(expectedHead(page, title.replace(` · ${site.name}`, ''), description))
})

test.each(indexed)('$url describes itself to machines', (page) => {
  const { path, locale, document } = page
  const article = articleOn(page)
  const [title, canonical] = [metaOf(page, 'property')['og:title'], canonicalOf(page)]
  const url = (target: string) => site.origin + withLocale(target, locale)
  const trail = [
    { name: HOME[locale], item: url('/') },
    ...(article ? [{ name: INFORMATION[locale], item: url('/information') }] : []),
    { name: title, item: url(article ? `/information/${article.slug}` : path) },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb }))
  const questions = (article ? faqsOf(article.tree) : foldedQuestions(document)).map(
    ({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }),
  )

  expect(jsonLdOf(page)).toEqual([
    ...(path === '/' || article
      ? [
          {
            '@context': 'https://schema.org',
            ...PUBLISHER,
            logo: `${site.origin}/icon-512.png`,
            email: site.email,
            ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
            location: site.cities.map((city) => ({
              '@type': 'Place',
              address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'DE' },
            })),
          },
        ]
      : []),
    ...(path === '/'
      ? []
      : [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: trail }]),
    ...(questions.length > 0
      ? [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }]
      : []),
    ...(article
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'Article',
            headline: article.title,
            description: article.description,
            datePublished: article.published,
            dateModified: article.updated,
            inLanguage: article.language,
            image: metaOf(page, 'property')['og:image'],
            mainEntityOfPage: canonical,
            author: PUBLISHER,
            publisher: PUBLISHER,
          },
        ]
      : []),
  ])
})

test.each([...hidden, missingPage])('$url keeps itself out of search engines', (page) => {
  expect(metaOf(page, 'name').robots).toBe('noindex, nofollow')
  expect(linksOf(page, 'canonical')).toEqual([])
  expect(linksOf(page, 'alternate')).toEqual([])
  expect(jsonLdOf(page)).toEqual([])
  expect(page.document.title).toMatch(new RegExp(`^.+ · ${site.name}$`))
})

test('the pages kept out of search engines were built', () => {
  expect(hidden.map(({ url }) => url).toSorted()).toEqual(
    NOINDEX_PATHS.flatMap((path) =>
      LOCALES.filter((locale) => locale === 'en' || !UNSIGNED_PATHS.includes(path)).map((locale) =>
        withLocale(path, locale),
      ),
    ).toSorted(),
  )
})

test('titles are unique within a language, descriptions everywhere', () => {
  for (const locale of LOCALES) {
    const titles = [...originals, ...hidden].filter((page) => page.locale === locale).map(titleOf)
    expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted())
  }
  const descriptions = [...originals, ...hidden].map(descriptionOf)
  expect(descriptions.toSorted()).toEqual([...new Set(descriptions)].toSorted())
})

test('every description has 50 to 170 characters and every title 70 at most', () => {
  const lengths = pages.map((page) => ({
    url: page.url,
    description: descriptionOf(page).length,
    title: titleOf(page).length - ` · ${site.name}`.length,
  }))
  const unfit = lengths.filter(
    ({ description, title }) => description < 50 || description > 170 || title < 3 || title > 70,
  )
  expect(unfit).toEqual([])
})

test('no page shows a message id in place of its text', () => {
  const ids = new Set(
    globSync('src/**/locales/en.po').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id ?? ''),
    ),
  )
  expect(ids.size).toBeGreaterThan(100)
  // An id without a dot was generated by Lingui from the text; the test below could not tell it from a word.
  expect([...ids].filter((id) => !id.includes('.'))).toEqual([])
  const shown = [...pages, missingPage].flatMap((page) =>
    textsOf(page)
      .flatMap((text) => text.split(/[\s()"„“”,;:!?]+/))
      .filter((word) => ids.has(word))
      .map((id) => `${page.url}: ${id}`),
  )
  expect(shown).toEqual([])
})

test('the sitemap lists every page that search engines may show, with its translations', () => {
  const sitemap = new DOMParser().parseFromString(builtFile('sitemap.xml').toString(), 'application/xml')
  const entries = [...sitemap.querySelectorAll('url')].map((entry) => ({
    url: entry.querySelector('loc')?.textContent,
    updated: entry.querySelector('lastmod')?.textContent,
    alternates: [...entry.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }))
  const byUrl = (one: { url?: string | undefined }, other: { url?: string | undefined }) =>
    String(one.url).localeCompare(String(other.url))
  const expected = originals.map((page) => ({
    url: site.origin + page.url,
    updated: articleOn(page)?.updated,
    alternates: linksOf(page, 'alternate').map(({ hreflang, href }) => [hreflang, href]),
  }))
  expect(sitemap.querySelector('parsererror')).toBeNull()
  expect(entries.toSorted(byUrl)).toEqual(expected.toSorted(byUrl))
})

test('robots.txt lets crawlers in and names the sitemap', () => {
  expect(builtFile('robots.txt').toString()).toBe(
    `User-agent: *\nDisallow:\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  )
})

test('the manifest names the site, its colour and icons of the size they claim', () => {
  const manifest = JSON.parse(builtFile('manifest.webmanifest').toString())
  const pngIcons = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(manifest.name).toBe(site.name)
  expect(manifest.theme_color).toBe(themeColors['theme-color (prefers-color-scheme: light)'])
  expect(pngIcons).toEqual([
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ])
  for (const { src, sizes } of pngIcons) expect(pngSize(src)).toBe(sizes)
})

test('every page has a picture of its own to be shared with, 1200x630', () => {
  const pictures = originals.map((page) => metaOf(page, 'property')['og:image'] ?? '')
  expect(new Set(pictures).size).toBe(originals.length)
  const sizes = pictures.map((picture) => [picture, pngSize(picture.replace(site.origin, ''))])
  expect(sizes).toEqual(pictures.map((picture) => [picture, '1200x630']))
})

/** Colours of the browser's own bar: the two values of the bar's token. */
const [, byDay = '', byNight = ''] =
  /--paper-deep: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync('src/app/styles/tokens.css', 'utf8')) ?? []
const themeColors = {
  'theme-color (prefers-color-scheme: light)': byDay,
  'theme-color (prefers-color-scheme: dark)': byNight,
}

/** Pages of their own in Turkish: the consultation and the tools of the law. */
const TOOLS = [
  ['/free-consultation', '/free-consultation-turkish'],
  ['/quick-check', '/quick-check-turkish'],
  ['/quick-check/employers', '/quick-check-turkish/employers'],
  ['/opportunity-card-points', '/opportunity-card-points-turkish'],
]

function toolAlternates({ path }: BuiltPage) {
  const [tool, turkish] = TOOLS.find((paths) => paths.includes(path)) ?? []
  if (!tool || !turkish) return undefined
  const addresses = { en: tool, de: `/de${tool}`, tr: turkish, 'x-default': tool }
  return Object.entries(addresses).map(([language, address]) => [language, site.origin + address])
}

function expectedHead(page: BuiltPage, title: string, description: string) {
  const article = articleOn(page)
  const isTurkish = article?.language === 'tr' || /^\/[^/]+-turkish(\/|$)/.test(page.path)
  const locales = article?.locales ?? (isTurkish ? (['en'] as const) : LOCALES)
  const locale = locales.includes(page.locale) ? page.locale : 'en'
  const path = article ? `/information/${article.slug}` : page.path
  const url = site.origin + withLocale(path, locale)
  const image = `${site.origin}/social/${locale}${path === '/' ? '/home' : path}.png`
  const documentTitle = `${title} · ${site.name}`
  const other = locales.find((target) => target !== locale)
  return {
    title: documentTitle,
    description,
    canonical: [url],
    alternates: toolAlternates(page) ?? [
      ...locales.map((target) => [isTurkish ? 'tr' : target, site.origin + withLocale(path, target)]),
      ['x-default', site.origin + withLocale(path, 'en')],
    ],
    named: {
      viewport: 'width=device-width, initial-scale=1',
      'color-scheme': 'light dark',
      ...themeColors,
      description,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': documentTitle,
    },
    properties: {
      'og:title': title,
      'og:description': description,
      'og:type': article ? 'article' : 'website',
      'og:url': url,
      'og:site_name': site.name,
      'og:locale': OG_LOCALES[isTurkish ? 'tr' : locale],
      ...(other && { 'og:locale:alternate': OG_LOCALES[other] }),
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': documentTitle,
      ...(article && {
        'article:published_time': article.published,
        'article:modified_time': article.updated,
      }),
    },
    icons: ['/favicon.svg', '/icon-192.png'],
    touchIcon: ['/apple-touch-icon.png'],
    manifest: ['/manifest.webmanifest'],
  }
}

function headOf(page: BuiltPage) {
  const hrefs = (rel: string) => linksOf(page, rel).map(({ href }) => href)
  return {
    title: titleOf(page),
    description: descriptionOf(page),
    canonical: hrefs('canonical'),
    alternates: linksOf(page, 'alternate').map(({ hreflang, href }) => [hreflang, href]),
    named: metaOf(page, 'name'),
    properties: metaOf(page, 'property'),
    icons: hrefs('icon'),
    touchIcon: hrefs('apple-touch-icon'),
    manifest: hrefs('manifest'),
  }
}

function titleOf({ document }: BuiltPage): string {
  return document.title
}

function descriptionOf(page: BuiltPage): string {
  return metaOf(page, 'name').description ?? ''
}

function canonicalOf(page: BuiltPage): string | null | undefined {
  return linksOf(page, 'canonical')[0]?.href
}

function linksOf({ document }: BuiltPage, rel: string) {
  return [...document.head.querySelectorAll(`link[rel="${rel}"]:not([type*="atom"])`)].map((link) => ({
    href: link.getAttribute('href'),
    hreflang: link.getAttribute('hreflang'),
  }))
}

function metaOf({ document }: BuiltPage, attribute: 'name' | 'property'): Record<string, string> {
  const tags = [...document.head.querySelectorAll(`meta[${attribute}]`)]
  const entries = tags.map((tag) => [
    [tag.getAttribute(attribute), tag.getAttribute('media')].filter(Boolean).join(' '),
    tag.getAttribute('content'),
  ])
  expect(new Set(entries.map(([name]) => name)).size, `one <meta> per ${attribute}`).toBe(entries.length)
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

function textsOf({ document }: BuiltPage): string[] {
  const texts: string[] = [...document.querySelectorAll('title, meta[content]')].map(
    (tag) => tag.getAttribute('content') ?? tag.textContent ?? '',
  )
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'value']) {
      texts.push(element.getAttribute(name) ?? '')
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    }
  }
  return texts
}

function pngSize(pathname: string): string {
  const png = builtFile(pathname)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}
