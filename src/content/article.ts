import type { Language } from '#contracts/values/language.ts'
import type { FactName } from './facts.ts'

/** Frontmatter of an article file, checked by `build/articles/frontmatter.ts`. */
export interface ArticleFrontmatter {
  /** Id of the article, the same in all its languages. */
  id: string
  title: string
  description: string
  excerpt: string
  category: 'individuals' | 'businesses'
  tags: string[]
  /** ISO dates. */
  published: string
  updated: string
  /** In minutes. */
  readTime: number
  /** True if the specification sets `readTime`. The build then does not compare it with the number of words. */
  readTimeIsGiven: boolean
  featured: boolean
  /** False for a text with chapters of its own, which is not a translation of another file. */
  translated: boolean
  /**
   * Slug in the page's address. A text that is not a translation names the page whose other versions are in other
   * files: `family-reunion-germany-turkish.tr.mdx` is the Turkish version of the page `family-reunion-visa-germany`.
   */
  page?: string | undefined
  /** True if the page of the article's audience (`category`) lists it. */
  onAudiencePage: boolean
  /** Other paths of the article. Its canonical URL is `/information/<slug>`. */
  also: string[]
  /** Target of the "back" link: a path, optionally with a hash. */
  backLink: string
  /** Answers that the link to the quick check carries, as in its address: `goal=work&who=nurse`. */
  check?: string | undefined
  /**
   * `author` and `reviewer` are keys of `site.people`. The page shows their names once the operator has filled them in.
   */
  author?: string | undefined
  reviewer?: string | undefined
  /** Newest first. */
  changes: ArticleChange[]
  /** Figures shown beside the text on wide screens. The text must state them too. */
  keyFigures: { fact: FactName; label: string }[]
}

/** Key figures of an article as text, in the article's language. */
export interface KeyFigures {
  figures: { value: string; label: string }[]
  /** Date of the law and year of the amounts, for example "Law as of April 2026; amounts for 2026". */
  dates: string
}

export interface ArticleChange {
  /** ISO date. */
  date: string
  text: string
}

/** Metadata of an article for lists. Each language has its own list, with one version of each article. */
export interface ArticleEntry extends Omit<ArticleFrontmatter, 'changes' | 'keyFigures'> {
  /** Name of the article's file, without language. Unique in a list. */
  slug: string
  /** Slug in the page's address. */
  page: string
  language: Language
}

export interface TocEntry {
  id: string
  title: string
}

export interface ArticleFaq {
  question: string
  answer: string
}
