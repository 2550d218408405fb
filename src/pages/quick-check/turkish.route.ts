import { redirect } from '@tanstack/react-router'
import type { Locale } from '#src/site/locale.ts'

/** Redirects the German URL of a Turkish tool to the English URL: its header and footer exist only in English. */
export const redirectToEnglish =
  (href: string) =>
  ({ context: { locale } }: { context: { locale: Locale } }): void => {
    if (locale === 'en') return
    throw redirect({ href, reloadDocument: true, replace: true })
  }
