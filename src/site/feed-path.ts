import type { Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'

export const feedPath = (locale: Language): string => localizedPath('/information/feed.xml', locale)
