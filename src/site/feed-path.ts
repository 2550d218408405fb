import { type Locale, withLocale } from './locale.ts'

export const feedPath = (locale: Locale): string => withLocale('/information/feed.xml', locale)
