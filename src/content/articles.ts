import type { MDXContent } from 'mdx/types'
import type { Locale } from '#src/site/locale.ts'
import type { ArticleChange, ArticleEntry, ArticleFaq, KeyFigures, TocEntry } from './article.ts'

interface ArticleModule {
  default: MDXContent
  toc: TocEntry[]
  faqs: ArticleFaq[]
  /** Dates of the article's figures, such as "Law as of April 2026; amounts for 2026". */
  dates: string
  /** Newest first. */
  changes: ArticleChange[]
  keyFigures: KeyFigures
}

export interface Article extends ArticleModule {
  entry: ArticleEntry
  previous: ArticleEntry | undefined
  next: ArticleEntry | undefined
  /**
   * The three articles most similar in tags and category, without `previous` and `next`. For a Turkish article,
   * Turkish articles come first.
   */
  related: ArticleEntry[]
}

const lists = {
  en: () => import('virtual:articles/en'),
  de: () => import('virtual:articles/de'),
}
const featured = {
  en: () => import('virtual:featured/en'),
  de: () => import('virtual:featured/de'),
}
const bodies = import.meta.glob<ArticleModule>('./articles/*.mdx')

/** Loads one entry per article for an interface language, sorted as in the Information Center. */
export const loadEntries = async (locale: Locale): Promise<ArticleEntry[]> => (await lists[locale]()).articles

const loadFeatured = async (locale: Locale): Promise<ArticleEntry[]> => (await featured[locale]()).articles

const withList =
  (load: (locale: Locale) => Promise<ArticleEntry[]>) =>
  <Input extends { context: { locale: Locale } }>(loadMessages: (input: Input) => Promise<void>) =>
  async (input: Input): Promise<ArticleEntry[]> => {
    const [entries] = await Promise.all([load(input.context.locale), loadMessages(input)])
    return entries
  }

export const withEntries = withList(loadEntries)

export const withFeatured = withList(loadFeatured)

export const isTurkish = (slug: string): boolean =>
  `./articles/${slug}.tr.mdx` in bodies && !(`./articles/${slug}.en.mdx` in bodies)

export async function loadArticle(slug: string, locale: Locale): Promise<Article | undefined> {
  const entries = await loadEntries(locale)
  const index = entries.findIndex((entry) => entry.slug === slug)
  const entry = entries[index]
  const body = entry && (await bodies[`./articles/${slug}.${entry.language}.mdx`]?.())
  if (!entry || !body) return undefined
  const [previous, next] = [entries[index - 1], entries[index + 1]]
  return {
    default: body.default,
    toc: body.toc,
    faqs: body.faqs,
    dates: body.dates,
    changes: body.changes,
    keyFigures: body.keyFigures,
    entry,
    previous,
    next,
    related: relatedTo(
      entry,
      entries.filter((other) => other !== previous && other !== next),
    ),
  }
}

/** Higher than any sum of points for tags and category. */
const TURKISH_BONUS = 1_000

function relatedTo(entry: ArticleEntry, entries: readonly ArticleEntry[]): ArticleEntry[] {
  const closeness = (other: ArticleEntry) =>
    TURKISH_BONUS * Number(entry.language === 'tr' && other.language === 'tr') +
    2 * other.tags.filter((tag) => entry.tags.includes(tag)).length +
    Number(other.category === entry.category)
  return entries
    .filter(({ slug }) => slug !== entry.slug)
    .sort((one, other) => closeness(other) - closeness(one))
    .slice(0, 3)
}
