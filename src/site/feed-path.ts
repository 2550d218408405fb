import { type Locale, withLocale } from './locale.ts'

/** Public path of the Atom feed of changes to the articles. */
export const feedPath = (locale: Locale): string => withLocale('/information/feed.xml', locale)
