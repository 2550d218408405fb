import { load as lists } from 'virtual:article-modules/articles'
import { load as featured } from 'virtual:article-modules/featured'
import type { MDXContent } from 'mdx/types'
import { inLanguage, type Language } from '#contracts/values/language.ts'
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
   * The three articles most similar in tags and category, without `previous` and `next`. Articles in the
   * language of the article come first.
   */
  related: ArticleEntry[]
}

const bodies = import.meta.glob<ArticleModule>('./articles/*.mdx')

/** Loads one entry per article for a language, sorted as in the Information Center. */
export const loadEntries = async (locale: Language): Promise<ArticleEntry[]> =>
  (await lists[locale]()).articles

const loadFeatured = async (locale: Language): Promise<ArticleEntry[]> =>
  (await inLanguage(featured, locale)()).articles

const withList =
  (load: (locale: Language) => Promise<ArticleEntry[]>) =>
  <Input extends { context: { locale: Language } }>(loadMessages: (input: Input) => Promise<void>) =>
  async (input: Input): Promise<ArticleEntry[]> => {
    const [entries] = await Promise.all([load(input.context.locale), loadMessages(input)])
    return entries
  }

export const withEntries = withList(loadEntries)

export const withFeatured = withList(loadFeatured)

/** Loads the article of the page `/information/<page>` in a language. */
export async function loadArticle(page: string, locale: Language): Promise<Article | undefined> {
  const entries = await loadEntries(locale)
  const isPage = (entry: ArticleEntry) => entry.page === page
  const entry = entries.find((one) => isPage(one) && one.language === locale) ?? entries.find(isPage)
  const index = entry ? entries.indexOf(entry) : -1
  const body = entry && (await bodies[`./articles/${entry.slug}.${entry.language}.mdx`]?.())
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
const LANGUAGE_BONUS = 1_000

function relatedTo(entry: ArticleEntry, entries: readonly ArticleEntry[]): ArticleEntry[] {
  const closeness = (other: ArticleEntry) =>
    LANGUAGE_BONUS * Number(other.language === entry.language) +
    2 * other.tags.filter((tag) => entry.tags.includes(tag)).length +
    Number(other.category === entry.category)
  return entries
    .filter(({ slug }) => slug !== entry.slug)
    .sort((one, other) => closeness(other) - closeness(one))
    .slice(0, 3)
}
