import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { VisitorLanguage } from '#contracts/values/language.ts'
import type { Locale } from './locale.ts'

export interface SiteContext {
  locale: Locale
  i18n: I18n
}

const catalogs = import.meta.glob<{ messages: Messages }>('/src/**/locales/*.po')

/** In development, English texts come from the code, because catalogs are outdated until `npm run extract` runs. */
const isReadFromCode = (locale: VisitorLanguage) => import.meta.env.MODE === 'development' && locale === 'en'

async function messagesIn(folder: string, locale: VisitorLanguage): Promise<Messages> {
  if (isReadFromCode(locale)) return {}
  const file = `/src/${folder}locales/${locale}.po`
  const load = catalogs[file]
  if (!load) throw new Error(`The catalog ${file} does not exist; npm run extract writes it.`)
  return (await load()).messages
}

/** Creates an i18n instance with the texts that all pages share. `pageMessages` adds those of a page. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const messages = { [locale]: await messagesIn('', locale) }
  return setupI18n({ locale, messages, ...(!isReadFromCode(locale) && { missing: (_locale, id) => id }) })
}

/** Returns a route loader that loads the texts of a page and of further folders of `src`, such as `forms`. */
export const pageMessages =
  (page: string, ...beside: string[]) =>
  async ({ context: { i18n, locale } }: { context: SiteContext }): Promise<void> => {
    const folders = [`pages/${page}`, ...beside]
    const all = await Promise.all(folders.map((folder) => messagesIn(`${folder}/`, locale)))
    for (const messages of all) i18n.load(locale, messages)
  }

/** Loads the Turkish texts of the given folders of `src`. */
export async function loadTurkish(...folders: string[]): Promise<I18n> {
  const all = await Promise.all(folders.map((folder) => messagesIn(`${folder}/`, 'tr')))
  return setupI18n({
    locale: 'tr',
    messages: { tr: Object.assign({}, ...all) },
    missing: (_locale, id) => id,
  })
}

/** Returns the language of a component's texts: the page's, or Turkish inside a Turkish part. */
export const useTextLanguage = (): VisitorLanguage => useLingui().i18n.locale as VisitorLanguage
