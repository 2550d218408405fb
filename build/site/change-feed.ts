import { Feed } from 'feed'
import type { ArticleFile } from '#build/articles/files.ts'
import { entriesFor } from '#build/articles/plugin.ts'
import { type InLanguages, inLanguage, isMainLanguage, type Language } from '#contracts/values/language.ts'
import { languagesOf, localizedPath } from '#contracts/values/page-address.ts'
import { feedPath } from '#src/site/feed-path.ts'
import { site } from '#src/site/site.ts'

const WORDS: InLanguages<{ title: string; description: string }> = {
  en: {
    title: `What changed in the guides of ${site.name}`,
    description: 'Changes to our guides on visas, recognition and family reunion in Germany.',
  },
  de: {
    title: `Was sich in den Ratgebern von ${site.name} geändert hat`,
    description: 'Änderungen an unseren Ratgebern zu Visum, Anerkennung und Familiennachzug in Deutschland.',
  },
  tr: {
    title: `${site.name} rehberlerinde değişenler`,
    description: 'Almanya’da vize, tanıma (denklik) ve aile birleşimi rehberlerimizdeki değişiklikler.',
  },
}

/**
 * Returns an Atom feed (RFC 4287) of the changes to articles, newest first. In the main languages it has all articles,
 * in others those that exist in the language.
 */
export function changeFeed(files: readonly ArticleFile[], locale: Language): string {
  const home = site.origin + localizedPath('/information', locale)
  const address = site.origin + feedPath(locale)
  const isMain = isMainLanguage(locale)
  const articles = entriesFor(files, locale).filter(({ language }) => isMain || language === locale)
  const feed = new Feed({
    ...inLanguage(WORDS, locale),
    id: isMain ? home : address,
    link: home,
    feedLinks: { atom: address },
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
    const { page, title, language } = article
    const link = site.origin + localizedPath(`/information/${page}`, language)
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
  languagesOf(feedPath('en')).map((locale) => [feedPath(locale), changeFeed(files, locale)])

const midnight = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`)

/** Escapes text, because the library marks titles and summaries as HTML. */
const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
