import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ArticleLanguage } from '#src/content/article.ts'
import type { ArticleFilter } from '#src/content/article-filter.ts'

export const CATEGORIES: Record<ArticleFilter['category'], MessageDescriptor> = {
  all: msg({ id: 'information.category.all', message: 'All' }),
  individuals: msg({ id: 'information.category.individuals', message: 'Individuals' }),
  businesses: msg({ id: 'information.category.businesses', message: 'Businesses' }),
}

export const LANGUAGE_NOTES: Record<ArticleLanguage, MessageDescriptor> = {
  en: msg({ id: 'information.language.en', message: 'in English' }),
  de: msg({ id: 'information.language.de', message: 'in German' }),
  tr: msg({ id: 'information.language.tr', message: 'in Turkish' }),
}
