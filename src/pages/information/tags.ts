import type { Language } from '#contracts/values/language.ts'
import type { ArticleEntry } from '#src/content/article.ts'
import { tagsByFrequency } from '#src/content/article-filter.ts'

export interface Tag {
  name: string
  /** Language of the tag; undefined if an article in the language of the page has the tag. */
  lang: Language | undefined
}

/** Returns the tags in the language of the page, by frequency, then those in other languages. */
export const tagsIn = (entries: readonly ArticleEntry[], locale: Language): Tag[] =>
  tagsByFrequency(entries)
    .map((name): Tag => {
      const languages = entries.filter(({ tags }) => tags.includes(name)).map(({ language }) => language)
      return { name, lang: languages.includes(locale) ? undefined : languages[0] }
    })
    .sort((one, other) => Number(one.lang !== undefined) - Number(other.lang !== undefined))
