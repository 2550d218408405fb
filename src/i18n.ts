import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from './locale.ts'

const shellCatalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#src/locales/en.po'),
  de: () => import('#src/locales/de.po'),
}

/** One i18n instance for one render or page load, with the texts that every page shares. An unknown id shows itself. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const { messages } = await shellCatalogs[locale]()
  return setupI18n({ locale, messages: { [locale]: messages }, missing: (_locale, id) => id })
}

/** A route loader that adds the texts of `src/pages/<page>/locales`. */
export const pageMessages =
  (page: string) =>
  async ({ context: { i18n, locale } }: { context: { i18n: I18n; locale: Locale } }): Promise<void> => {
    const { messages }: { messages: Messages } = await import(`./pages/${page}/locales/${locale}.po`)
    i18n.load(locale, messages)
  }
