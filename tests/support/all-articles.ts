import { ARTICLES, readArticles } from '#build/articles/files.ts'

/** Count that the English Information Center shows before a search: its guides in English and Turkish. */
export const ALL_ARTICLES = `${readArticles(ARTICLES).filter(({ language }) => language !== 'de').length} articles`
