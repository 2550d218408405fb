import { redirect } from '@tanstack/react-router'
import type { Locale } from '#src/site/locale.ts'

/** The Turkish tools stand inside the English interface, as the Turkish guides do; their German addresses lead there. */
export const forceEnglish =
  (href: string) =>
  ({ context: { locale } }: { context: { locale: Locale } }): void => {
    if (locale === 'en') return
    throw redirect({ href, reloadDocument: true, replace: true })
  }
