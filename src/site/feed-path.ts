import { type Locale, withLocale } from './locale.ts'

/** The public path of the Atom feed of what changed in the articles. */
export const feedPath = (locale: Locale): string => withLocale('/information/feed.xml', locale)
