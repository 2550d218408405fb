import { ARTICLES, readArticles } from '#build/articles/files.ts'

/** Number of articles in the English Information Center before a search: the guides in English and Turkish. */
export const ALL_ARTICLES = `${readArticles(ARTICLES).filter(({ language }) => language !== 'de').length} articles`
