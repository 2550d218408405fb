import { type Language, MAIN_LANGUAGES } from './language.ts'
import { REST, UNPREFIXED, withoutLanguage } from './path-language.ts'

const EVERYWHERE = ['en', 'de', 'tr'] as const satisfies readonly Language[]
const ENGLISH = ['en'] as const satisfies readonly Language[]

/** Pages that do not exist in exactly the main languages. The keys are paths without a language. */
const PAGES: Readonly<Record<string, readonly Language[]>> = {
  '/404': EVERYWHERE,
  '/answer': EVERYWHERE,
  '/azerbaijani': ENGLISH,
  '/free-consultation': EVERYWHERE,
  '/information/approbation-germany': EVERYWHERE,
  '/information/family-reunion-visa-germany': EVERYWHERE,
  '/information/feed.xml': EVERYWHERE,
  '/information/nurses-germany': EVERYWHERE,
  '/information/opportunity-card-germany': EVERYWHERE,
  '/opportunity-card-points': EVERYWHERE,
  '/plan': EVERYWHERE,
  '/quick-check': EVERYWHERE,
  '/quick-check/employers': EVERYWHERE,
  '/russian': ENGLISH,
  '/team-message': ENGLISH,
  '/your-message': EVERYWHERE,
}

/** Returns the languages in which the page at an address exists. */
export const languagesOf = (address: string): readonly Language[] =>
  PAGES[withoutLanguage(address).replace(REST, '')] ?? MAIN_LANGUAGES

/** Returns the page on which a visitor writes to us in a language: without a contact page, the consultation's. */
export const writingPage = (language: Language) =>
  languagesOf('/contact').includes(language) ? '/contact' : '/free-consultation'

/**
 * Returns the address of a page in a language, or in English if the page does not exist in that language.
 *
 * @param address address of the page in any language, with or without query and fragment
 */
export function localizedPath(address: string, language: Language): string {
  const path = withoutLanguage(address)
  if (language === 'en' || !languagesOf(path).includes(language)) return path
  const pathname = path.replace(REST, '')
  const unprefixed = UNPREFIXED.find((one) => one.path === pathname && one.language === language)
  return (
    (unprefixed?.address ?? (pathname === '/' ? `/${language}` : `/${language}${pathname}`)) +
    path.slice(pathname.length)
  )
}

/** Pages of the legal tools, without a language prefix. */
export const TOOL_PATHS = {
  you: '/quick-check',
  hire: '/quick-check/employers',
  card: '/opportunity-card-points',
} as const
