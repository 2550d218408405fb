import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '#src/locale.ts'
import type { RouterContext } from './router-context.ts'

const shellCatalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#src/locales/en.po'),
  de: () => import('#src/locales/de.po'),
}

/** One i18n instance for one render or page load, with the texts that every page shares. An unknown id shows itself. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const { messages } = await shellCatalogs[locale]()
  return setupI18n({ locale, messages: { [locale]: messages }, missing: (_locale, id) => id })
}

const catalogs = import.meta.glob<{ messages: Messages }>('../pages/*/locales/*.po')

/** A route loader that adds the texts of a page, and those that stand on it besides (`texts-beside.ts`). */
export const pageMessages =
  (page: string) =>
  async ({ context: { i18n, locale } }: { context: RouterContext }): Promise<void> => {
    const file = `../pages/${page}/locales/${locale}.po`
    const load = catalogs[file]
    if (!load) throw new Error(`There are no texts at ${file}.`)
    const { messages } = await load()
    i18n.load(locale, messages)
  }
