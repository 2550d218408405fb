import { Feed } from 'feed'
import type { ArticleFile } from '#build/articles/files.ts'
import { entriesFor } from '#build/articles/plugin.ts'
import { feedPath } from '#src/site/feed-path.ts'
import { LOCALES, type Locale, withLocale } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'

const WORDS: Record<Locale, { title: string; description: string }> = {
  en: {
    title: `What changed in the guides of ${site.name}`,
    description: 'Changes to our guides on visas, recognition and family reunion in Germany.',
  },
  de: {
    title: `Was sich in den Ratgebern von ${site.name} geändert hat`,
    description: 'Änderungen an unseren Ratgebern zu Visum, Anerkennung und Familiennachzug in Deutschland.',
  },
}

/** Returns an Atom feed (RFC 4287) of the changes to all articles, newest first. */
export function changeFeed(files: readonly ArticleFile[], locale: Locale): string {
  const home = site.origin + withLocale('/information', locale)
  const articles = entriesFor(files, locale)
  const feed = new Feed({
    ...WORDS[locale],
    id: home,
    link: home,
    feedLinks: { atom: site.origin + feedPath(locale) },
    updated: midnight(
      articles
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? '',
    ),
    author: { name: site.name, email: site.email },
    generator: false,
  })
  const changes = articles
    .flatMap((article) => article.changes.map((change) => ({ ...change, article })))
    .toSorted((one, other) => other.date.localeCompare(one.date))
  for (const { date, text, article } of changes) {
    const { slug, title, locales } = article
    const link = site.origin + withLocale(`/information/${slug}`, locales.includes(locale) ? locale : 'en')
    feed.addItem({
      title: asHtml(title),
      id: `${link}#changed-${date}`,
      link,
      date: midnight(date),
      description: asHtml(text),
    })
  }
  return feed.atom1()
}

export const changeFeeds = (files: readonly ArticleFile[]): [path: string, feed: string][] =>
  LOCALES.map((locale) => [feedPath(locale), changeFeed(files, locale)])

const midnight = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`)

/** Escapes text, because the library marks titles and summaries as HTML. */
const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
