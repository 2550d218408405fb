import fs from 'node:fs/promises'
import path from 'node:path'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { SITE_DAY } from '#src/content/site-day.ts'
import { ACTING_PAGES } from '#src/site/acting-pages.ts'
import { site } from '#src/site/site.ts'
import { changeFeeds } from './change-feed.ts'
import { writeSocialCards } from './social-cards.ts'

type HeadTags = import('#src/app/entry-server.tsx').HeadTags

/** A written page: its public path, and its rendered head. */
export interface PublishedPage {
  url: string
  head: HeadTags
}

/**
 * Writes the files besides the pages: the sitemap, `robots.txt`, `security.txt`, the speculation rules, the
 * feeds, and the social cards of each page that is its own canonical page.
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

/** Tags of a page for the sitemap and the social card. */
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

/** A page for search engines, with its canonical URL. */
export interface SitemapEntry {
  /** Absolute URL. */
  url: string
  alternates: readonly { language: string; url: string }[]
  /** ISO date of the last change to the text, if the page shows one. */
  updated?: string | undefined
}

/** `sitemap.xml` by the protocol of sitemaps.org, each entry with its translations. */
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

/** `robots.txt` disallows nothing: a crawler must read a page to see its `noindex`. */
export const robotsTxt = (): string => `User-agent: *\nDisallow:\n\nSitemap: ${site.origin}/sitemap.xml\n`

const SECURITY_TXT_DAYS = 364

/**
 * RFC 9116: where to report a vulnerability, and how to check the release. Each build renews the expiry, which
 * the RFC recommends to be within a year.
 *
 * @param day ISO day of the build
 */
export function securityTxt(day: string): string {
  const expires = new Date(day)
  expires.setUTCDate(expires.getUTCDate() + SECURITY_TXT_DAYS)
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en, de',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/**
 * Rules for loading pages ahead of a click (Speculation Rules API), which browsers ignore for visitors who save
 * data. On intent, documents may be prerendered. Pages with a form or a tool may only be prefetched, because
 * prerendering would read a draft too early; a page that confirms something on opening is excluded. Without intent,
 * the links in `data-ahead` are prefetched, as soon as they are in view; browsers older than Chrome 143 prefetch them
 * with the page. None leads to a page with a form or a tool. The running app fetches all pages except those in the other language itself.
 */
export function speculationRules(): string {
  const links = (selector: string) => ({ selector_matches: selector })
  const onAny = (paths: readonly string[]) => ({
    href_matches: paths.map((pathname) => ({ pathname: `{/de}?${pathname}` })),
  })
  const document = 'html:not([data-alive]) a'
  const rule = (eagerness: 'moderate' | 'eager', ...where: object[]) => ({
    where: { and: [{ href_matches: { pathname: '/*' } }, ...where] },
    eagerness,
  })
  const rules = {
    prerender: [rule('moderate', { not: onAny(ACTING_PAGES) }, links(document))],
    prefetch: [
      rule('eager', links('html:not([data-alive]) [data-ahead] a')),
      rule(
        'moderate',
        { not: onAny(ACTING_PAGES.filter((page) => page.endsWith('/confirm'))) },
        links(`${document}, a[hreflang]`),
      ),
    ],
  }
  return JSON.stringify(rules)
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
