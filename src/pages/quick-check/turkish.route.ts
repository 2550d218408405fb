import { redirect } from '@tanstack/react-router'
import type { Locale } from '#src/site/locale.ts'

/** Turkish tools use the English interface, so their German URLs redirect to it. */
export const redirectToEnglish =
  (href: string) =>
  ({ context: { locale } }: { context: { locale: Locale } }): void => {
    if (locale === 'en') return
    throw redirect({ href, reloadDocument: true, replace: true })
  }
