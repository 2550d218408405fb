import type { Locale } from '#src/site/locale.ts'
import type { FactName } from './facts.ts'

/** The language an article is written in; Turkish ones are shown inside the English interface. */
export type ArticleLanguage = Locale | 'tr'

/** The front matter of an article file; checked by `build/articles/frontmatter.ts`. */
export interface ArticleFrontmatter {
  /** The same in every language of one article, different from every other article's. */
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
  /** Section 9 of the specification gives the read time, whatever the words counted say. */
  readTimeIsGiven: boolean
  featured: boolean
  /** False for an article that exists in one language on purpose. */
  translated: boolean
  /** Puts it into the list on the page of its category, which the specification fixes. */
  onAudiencePage: boolean
  /** Further paths that serve it; the canonical link names `/information/<slug>`. */
  also: string[]
  /** Target of the "back" link: a path, perhaps with a hash. */
  backLink: string
  /** Keys of `site.people`; named on the page once the operator has filled in their names. */
  author?: string | undefined
  reviewer?: string | undefined
  /** A law in force that the article was not written from, in a sentence for its line of dates. */
  unread?: string | undefined
  /** Newest first. */
  changes: ArticleChange[]
  /** The figures that stand beside the text on wide screens, each with what it counts; the text states them too. */
  keyFigures: { fact: FactName; label: string }[]
}

/** The key figures in the article's words. */
export interface KeyFigures {
  figures: { value: string; label: string }[]
  /** The days they speak of: "Law as of April 2026; amounts for 2026". */
  dates: string
}

/** One entry of an article's change log. */
export interface ArticleChange {
  /** ISO date. */
  date: string
  text: string
}

/** An article as lists show it: chosen for one interface language. */
export interface ArticleEntry extends Omit<ArticleFrontmatter, 'changes' | 'keyFigures'> {
  slug: string
  language: ArticleLanguage
  /** The interface languages in which the article exists in that very language. */
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
