import { type Locale, withLocale } from '#src/locale.ts'

/** The public path of the Atom feed of what changed in the articles. */
export const feedPath = (locale: Locale): string => withLocale('/information/feed.xml', locale)
