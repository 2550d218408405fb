import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { answersIn } from '#contracts/tables/answers-address.ts'

/** Leads on to the page in Turkish whoever comes from a page in that language (`#language=tr`). */
export function leadTurkish({ location: { hash } }: { location: ParsedLocation }): void {
  if (answersIn(hash).language !== 'tr') return
  throw redirect({ href: `/free-consultation-turkish#${hash}`, reloadDocument: true, replace: true })
}
