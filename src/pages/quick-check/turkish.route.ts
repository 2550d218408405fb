import { redirect } from '@tanstack/react-router'
import type { Locale } from '#src/site/locale.ts'

/**
 * Redirects the German URL of a Turkish or Azerbaijani page to the English URL, because the header and footer of these
 * pages exist only in English.
 */
export const redirectToEnglish =
  (href: string) =>
  ({ context: { locale } }: { context: { locale: Locale } }): void => {
    if (locale === 'en') return
    throw redirect({ href, reloadDocument: true, replace: true })
  }
