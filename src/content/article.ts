import type { Locale } from '#src/site/locale.ts'
import type { FactName } from './facts.ts'

/** Language of an article; Turkish ones use the English interface. */
export type ArticleLanguage = Locale | 'tr'

/** Frontmatter of an article file, checked by `build/articles/frontmatter.ts`. */
export interface ArticleFrontmatter {
  /** Id of the article, equal in all its languages. */
  id: string
  title: string
  description: string
  excerpt: string
  category: 'individuals' | 'businesses'
  tags: string[]
  /** ISO dates. */
  published: string
  updated: string
  /** Minutes. */
  readTime: number
  /** True if section 9 of the specification fixes the read time, whatever the number of words. */
  readTimeIsGiven: boolean
  featured: boolean
  /** False for an article that deliberately exists in one language only. */
  translated: boolean
  /** True for the specified list on its audience page. */
  onAudiencePage: boolean
  /** Further paths that serve it; the canonical link is `/information/<slug>`. */
  also: string[]
  /** Target of the "back" link: a path, optionally with a hash. */
  backLink: string
  /** Keys of `site.people`; shown once the operator has filled in their names. */
  author?: string | undefined
  reviewer?: string | undefined
  /** Sentence for the line of dates, about a law in force that the article does not cover yet. */
  unread?: string | undefined
  /** Newest first. */
  changes: ArticleChange[]
  /** Figures beside the text on wide screens, with their labels; the text states them too. */
  keyFigures: { fact: FactName; label: string }[]
}

/** Labels of the key figures, in the article's language. */
export interface KeyFigures {
  figures: { value: string; label: string }[]
  /** Dates of the figures: "Law as of April 2026; amounts for 2026". */
  dates: string
}

/** One entry of an article's change log. */
export interface ArticleChange {
  /** ISO date. */
  date: string
  text: string
}

/** An article in lists, in the version for one interface language. */
export interface ArticleEntry extends Omit<ArticleFrontmatter, 'changes' | 'keyFigures'> {
  slug: string
  language: ArticleLanguage
  /** Interface languages in which the article exists. */
  locales: Locale[]
}

/** A heading of the article's first level. */
export interface TocEntry {
  id: string
  title: string
}

export interface ArticleFaq {
  question: string
  answer: string
}
