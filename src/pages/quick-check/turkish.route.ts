import { redirect } from '@tanstack/react-router'
import type { Locale } from '#src/site/locale.ts'

/** Turkish tools have only the English interface, so their German URLs redirect to the English ones. */
export const redirectToEnglish =
  (href: string) =>
  ({ context: { locale } }: { context: { locale: Locale } }): void => {
    if (locale === 'en') return
    throw redirect({ href, reloadDocument: true, replace: true })
  }
