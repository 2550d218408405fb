import { builtPage } from './built-site.ts'

/** Count that the English Information Center shows before a search: its guides in English and Turkish. */
export const ALL_ARTICLES = String(/\d+ articles/.exec(builtPage('/information'))?.[0])
