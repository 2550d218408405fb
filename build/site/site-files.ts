import fs from 'node:fs/promises'
import path from 'node:path'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { LANGUAGES, MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { SECURITY_TXT_DAYS } from '#contracts/values/limits.ts'
import { SITE_DAY } from '#src/content/site-day.ts'
import { ACTING_PAGES } from '#src/site/acting-pages.ts'
import { site } from '#src/site/site.ts'
import { changeFeeds } from './change-feed.ts'
import { writeSocialCards } from './social-cards.ts'

type HeadTags = import('#src/app/entry-server.tsx').HeadTags

export interface PublishedPage {
  url: string
  head: HeadTags
}

/**
 * Writes the sitemap, feeds, social cards and other files that are not pages. The sitemap and the cards omit `noindex`
 * pages, and pages whose canonical URL is another page.
 */
export async function writeSiteFiles(pages: readonly PublishedPage[], folder: string): Promise<void> {
  const originals = pages.map(tagsOf).filter(({ url, canonical }) => canonical === url)
  const files = new Map([
    ['sitemap.xml', sitemapXml(originals)],
    ['robots.txt', robotsTxt()],
    ['.well-known/security.txt', securityTxt(SITE_DAY)],
    ['speculation.rules', speculationRules()],
    ...changeFeeds(readArticles(ARTICLES)),
  ])
  await fs.mkdir(path.join(folder, '.well-known'), { recursive: true })
  for (const [file, content] of files) await fs.writeFile(path.join(folder, file), content)
  const cards = originals.flatMap(({ title, image }) =>
    title && image ? [{ title, path: image.slice(site.origin.length) }] : [],
  )
  await writeSocialCards(cards, folder)
}

function tagsOf({ url, head: { meta, links } }: PublishedPage) {
  const content = (property: string) => meta.find((tag) => tag.property === property)?.content
  const alternates = links.flatMap(({ rel, hrefLang, href }) =>
    rel === 'alternate' && hrefLang && href ? [{ language: hrefLang, url: href }] : [],
  )
  return {
    url: site.origin + url,
    title: content('og:title'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates,
    updated: content('article:modified_time'),
    image: content('og:image'),
  }
}

export interface SitemapEntry {
  /** Absolute, canonical URL. */
  url: string
  alternates: readonly { language: string; url: string }[]
  /** ISO date of the last change to the text, if the page shows one. */
  updated?: string | undefined
}

/** Returns `sitemap.xml` (sitemaps.org). Each entry lists its translations. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, alternates, updated }) =>
    [
      '  <url>',
      `    <loc>${escapeXml(url)}</loc>`,
      ...(updated ? [`    <lastmod>${escapeXml(updated)}</lastmod>`] : []),
      ...alternates.map(
        (alternate) =>
          `    <xhtml:link rel="alternate" hreflang="${escapeXml(alternate.language)}" href="${escapeXml(alternate.url)}"/>`,
      ),
      '  </url>\n',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...urls,
    '</urlset>\n',
  ].join('')
}

/** Returns `robots.txt`, which disallows nothing: a crawler must read a page to see its `noindex`. */
export const robotsTxt = (): string => `User-agent: *\nDisallow:\n\nSitemap: ${site.origin}/sitemap.xml\n`

/**
 * Returns `security.txt` (RFC 9116), which names the contact for vulnerabilities. Each build renews `Expires`.
 *
 * @param day ISO day of the build
 */
export function securityTxt(day: string): string {
  const expires = new Date(day)
  expires.setUTCDate(expires.getUTCDate() + SECURITY_TXT_DAYS)
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${MAIN_LANGUAGES.join(', ')}`,
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Optional prefixes of the languages, as a URL pattern. English has none. */
const PREFIX = LANGUAGES.map((language) => (language === 'en' ? '' : `{/${language}}?`)).join('')

/**
 * Returns rules for loading pages before a click (Speculation Rules API). Browsers ignore them if Data Saver is on.
 *
 * - Static pages may be prerendered before a likely click. Interactive pages may only be prefetched, because
 *   prerendering would read a draft too early. Pages that confirm something on opening are excluded.
 * - Links inside `data-ahead` elements are prefetched earliest (`eager`). How early depends on the browser.
 * - While the app runs (`data-alive`), most links cause client-side navigation. The rules then apply only to links
 *   to guides and to the other language, which cause full page loads.
 */
export function speculationRules(): string {
  const onAny = (paths: readonly string[]) => ({
    href_matches: paths.map((pathname) => ({ pathname: PREFIX + pathname })),
  })
  const openingDocument = {
    or: [{ selector_matches: 'html:not([data-alive]) a, a[hreflang]' }, onAny(['/information/:slug'])],
  }
  const rule = (eagerness: 'moderate' | 'eager', ...where: object[]) => ({
    where: { and: [{ href_matches: { pathname: '/*' } }, openingDocument, ...where] },
    eagerness,
  })
  const rules = {
    prerender: [rule('moderate', { not: onAny(ACTING_PAGES) })],
    prefetch: [
      rule('eager', { selector_matches: '[data-ahead] a' }),
      rule('moderate', { not: onAny(ACTING_PAGES.filter((page) => page.endsWith('/confirm'))) }),
    ],
  }
  return JSON.stringify(rules)
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
