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
  /** True if the page of its audience (`category`) lists the article. */
  onAudiencePage: boolean
  /** Further paths that serve the article; its canonical link is `/information/<slug>`. */
  also: string[]
  /** Target of the "back" link: a path, optionally with a hash. */
  backLink: string
  /** Author and reviewer are keys of `site.people`; shown once the operator has filled in their names. */
  author?: string | undefined
  reviewer?: string | undefined
  /** Sentence about a law in force that the article does not cover yet; shown after the dates. */
  unread?: string | undefined
  /** Newest first. */
  changes: ArticleChange[]
  /** Figures beside the text on wide screens, with their labels; the text states them too. */
  keyFigures: { fact: FactName; label: string }[]
}

/** Key figures of an article as text, in the article's language. */
export interface KeyFigures {
  figures: { value: string; label: string }[]
  /** Dates of the figures: "Law as of April 2026; amounts for 2026". */
  dates: string
}

export interface ArticleChange {
  /** ISO date. */
  date: string
  text: string
}

/** An article as lists show it, in the version for one interface language. */
export interface ArticleEntry extends Omit<ArticleFrontmatter, 'changes' | 'keyFigures'> {
  slug: string
  language: ArticleLanguage
  /** Interface languages in which the article exists; empty if it exists in Turkish only. */
  locales: Locale[]
}

export interface TocEntry {
  id: string
  title: string
}

export interface ArticleFaq {
  question: string
  answer: string
}
