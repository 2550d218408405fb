import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Locale } from '#src/locale.ts'

/** Brings the banner with its texts; it comes when the page is idle, since nothing waits for it. */
export async function loadCookieBanner(i18n: I18n, locale: Locale): Promise<ComponentType> {
  const [{ CookieBanner }, { messages }] = await Promise.all([
    import('./cookie-banner.tsx'),
    import(`./locales/${locale}.po`),
  ])
  i18n.load(locale, messages)
  return CookieBanner
}
