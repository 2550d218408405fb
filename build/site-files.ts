import { site } from '#src/site.ts'

/** A page that search engines may show, under its one canonical address. */
export interface SitemapEntry {
  /** Absolute. */
  url: string
  alternates: readonly { language: string; url: string }[]
  /** ISO date of the last change to the text, where the page tells one. */
  updated?: string | undefined
}

/** `sitemap.xml` as sitemaps.org describes it, each entry with its translations. */
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

/** Nothing is disallowed: a crawler must read a page to see that it is `noindex`. */
export const robotsTxt = (): string => `User-agent: *\nDisallow:\n\nSitemap: ${site.origin}/sitemap.xml\n`

const SECURITY_TXT_DAYS = 364

/** RFC 9116: whom to tell of a weakness. Each deployment renews it; the RFC wants less than a year. */
export function securityTxt(now: Date): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + SECURITY_TXT_DAYS)
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en, de',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
