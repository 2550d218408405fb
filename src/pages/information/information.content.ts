import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '#contracts/values/language.ts'
import type { ArticleFilter } from '#src/content/article-filter.ts'

export const CATEGORIES: Record<ArticleFilter['category'], MessageDescriptor> = {
  all: msg`All`,
  individuals: msg`Individuals`,
  businesses: msg`Businesses`,
}

export const LANGUAGE_NOTES: Record<Language, MessageDescriptor> = {
  en: msg`in English`,
  de: msg`in German`,
  tr: msg`in Turkish`,
}
