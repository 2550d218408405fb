import { redirect } from '@tanstack/react-router'
import type { Locale } from '#src/site/locale.ts'

/** The Turkish calculator stands inside the English interface, as the Turkish guides do; its German address leads there. */
export function forceEnglish(locale: Locale): void {
  if (locale === 'en') return
  throw redirect({ href: '/opportunity-card-points-turkish', reloadDocument: true, replace: true })
}
