import type { ArticleEntry, ArticleLanguage } from '#src/content/article.ts'
import { tagsByFrequency } from '#src/content/article-filter.ts'
import type { Locale } from '#src/site/locale.ts'

export interface Tag {
  name: string
  /** Set where only articles in another language carry the tag. */
  lang: ArticleLanguage | undefined
}

/** The tags of all entries: those in the page's language before the others, of each the most frequent first. */
export const tagsIn = (entries: readonly ArticleEntry[], locale: Locale): Tag[] =>
  tagsByFrequency(entries)
    .map((name): Tag => {
      const languages = entries.filter(({ tags }) => tags.includes(name)).map(({ language }) => language)
      return { name, lang: languages.includes(locale) ? undefined : languages[0] }
    })
    .sort((one, other) => Number(one.lang !== undefined) - Number(other.lang !== undefined))
