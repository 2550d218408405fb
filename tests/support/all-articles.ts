import { builtPage } from './built-site.ts'

/** Text such as "34 articles" that the English Information Center shows before a search. */
export const ALL_ARTICLES = String(/\d+ articles/.exec(builtPage('/information'))?.[0])
