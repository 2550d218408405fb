import { type PlanPlace, planAddressOf } from '#contracts/plan/plan-address.ts'
import type { Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'

/** The languages in which a plan can be sent on, by their own names. */
export const PLAN_LANGUAGES = [
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
  { language: 'tr', name: 'Türkçe' },
] as const

/** Returns the address of a plan in a language, with its origin. */
export const planUrl = (place: PlanPlace, language: Language): string =>
  `${location.origin}${localizedPath('/plan', language)}#${planAddressOf(place)}`
