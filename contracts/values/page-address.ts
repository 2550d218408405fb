import { LANGUAGES, type Language, MAIN_LANGUAGES } from './language.ts'

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
  '/your-message': EVERYWHERE,
}

/** Addresses that the specification gives, although they lack the prefix of their language. */
const GIVEN: readonly { address: string; path: string; language: Language }[] = [
  {
    address: '/information/approbation-germany-turkish',
    path: '/information/approbation-germany',
    language: 'tr',
  },
  {
    address: '/information/job-seeker-chancenkarte-turkey',
    path: '/information/opportunity-card-germany',
    language: 'tr',
  },
]

/** Path of a page without a language, and its language: `/about` and `de` for `/de/about`. */
interface Page {
  path: string
  language: Language
}

/** Query and fragment of an address, if any. */
const REST = /[?#].*$/s

function pageAt(address: string): Page {
  const pathname = address.replace(REST, '')
  const [rest] = REST.exec(address) ?? ['']
  const given = GIVEN.find((one) => one.address === pathname)
  const [, prefix] = /^\/([a-z]{2})(?=\/|$)/.exec(pathname) ?? []
  const language = LANGUAGES.find((one) => one !== 'en' && one === prefix)
  if (given) return { path: given.path + rest, language: given.language }
  return language
    ? { path: (pathname.slice(language.length + 1) || '/') + rest, language }
    : { path: address, language: 'en' }
}

/** Returns the language of the page at an address. */
export const pathLanguage = (address: string): Language => pageAt(address).language

/** Returns the path of the page at an address, without a language: `/about` for `/de/about`. */
export const withoutLanguage = (address: string): string => pageAt(address).path

/** Returns the languages in which the page at an address exists. */
export const languagesOf = (address: string): readonly Language[] =>
  PAGES[withoutLanguage(address).replace(REST, '')] ?? MAIN_LANGUAGES

/**
 * Returns the address of a page in a language, or in English if the page does not exist in that language.
 *
 * @param address address of the page in any language, with or without query and fragment
 */
export function localizedPath(address: string, language: Language): string {
  const path = withoutLanguage(address)
  if (language === 'en' || !languagesOf(path).includes(language)) return path
  const pathname = path.replace(REST, '')
  const given = GIVEN.find((one) => one.path === pathname && one.language === language)
  return (
    (given?.address ?? (pathname === '/' ? `/${language}` : `/${language}${pathname}`)) +
    path.slice(pathname.length)
  )
}
