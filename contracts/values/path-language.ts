import { LANGUAGES, type Language } from './language.ts'

/** Addresses that the specification gives, although they lack the prefix of their language. */
export const UNPREFIXED: readonly { address: string; path: string; language: Language }[] = [
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
export const REST = /[?#].*$/s

function pageAt(address: string): Page {
  const pathname = address.replace(REST, '')
  const [rest] = REST.exec(address) ?? ['']
  const unprefixed = UNPREFIXED.find((one) => one.address === pathname)
  const [, prefix] = /^\/([a-z]{2})(?=\/|$)/.exec(pathname) ?? []
  const language = LANGUAGES.find((one) => one !== 'en' && one === prefix)
  if (unprefixed) return { path: unprefixed.path + rest, language: unprefixed.language }
  return language
    ? { path: (pathname.slice(language.length + 1) || '/') + rest, language }
    : { path: address, language: 'en' }
}

/** Returns the language of the page at an address. */
export const pathLanguage = (address: string): Language => pageAt(address).language

/** Returns the path of the page at an address, without a language: `/about` for `/de/about`. */
export const withoutLanguage = (address: string): string => pageAt(address).path
