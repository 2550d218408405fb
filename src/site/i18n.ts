import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Language } from '#contracts/values/language.ts'

export interface SiteContext {
  locale: Language
  i18n: I18n
}

interface Catalog {
  messages: Messages
  /** Ids of the texts that are in English, because the catalog lacks them (`build/site/borrowed-texts.ts`). */
  borrowed: readonly string[]
}

const catalogs = import.meta.glob<Catalog>('/src/**/locales/*.po')

/** In development, English texts come from the code, because catalogs are outdated until `npm run extract` runs. */
const isReadFromCode = (locale: Language) => import.meta.env.MODE === 'development' && locale === 'en'

/** Loads a folder's texts in a language. A language without a catalog gets the English texts. */
async function catalogIn(folder: string, locale: Language): Promise<Catalog> {
  if (isReadFromCode(locale)) return { messages: {}, borrowed: [] }
  const fileIn = (language: Language) => `/src/${folder}locales/${language}.po`
  const own = catalogs[fileIn(locale)]
  if (own) return own()
  const english = catalogs[fileIn('en')]
  if (!english) throw new Error(`The catalog ${fileIn('en')} does not exist; npm run extract writes it.`)
  const { messages } = await english()
  return { messages, borrowed: Object.keys(messages) }
}

/** Creates an i18n instance with the texts that all pages share. `pageMessages` adds those of a page. */
export async function loadI18n(locale: Language): Promise<I18n> {
  const missing = isReadFromCode(locale) ? {} : { missing: (_locale: string, id: string) => id }
  const { messages, borrowed } = await catalogIn('', locale)
  const i18n = setupI18n({ locale, messages: { [locale]: messages }, ...missing })
  borrowedIn.set(i18n, new Set(borrowed))
  return i18n
}

const borrowedIn = new WeakMap<I18n, Set<string>>()

/** Returns the ids of the texts that are in English, because the language lacks them. */
export const borrowedTexts = (i18n: I18n): ReadonlySet<string> => borrowedIn.get(i18n) ?? new Set()

/** Returns a route loader that loads the texts of a page and of further folders of `src`, such as `forms`. */
export const pageMessages =
  (page: string, ...beside: string[]) =>
  async ({ context: { i18n, locale } }: { context: SiteContext }): Promise<void> => {
    const folders = [`pages/${page}`, ...beside]
    for (const { messages, borrowed } of await Promise.all(
      folders.map((folder) => catalogIn(`${folder}/`, locale)),
    )) {
      i18n.load(locale, messages)
      borrowedIn.set(i18n, new Set([...borrowedTexts(i18n), ...borrowed]))
    }
  }

/** Returns the language of the page. */
export const useTextLanguage = (): Language => useLingui().i18n.locale as Language
