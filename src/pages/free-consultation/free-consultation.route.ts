import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { answersIn } from '#contracts/tables/answers-address.ts'

/** Redirects a visitor who comes from a Turkish page (`#language=tr`) to the Turkish version of this page. */
export function redirectTurkish({ location: { hash } }: { location: ParsedLocation }): void {
  if (answersIn(hash).language !== 'tr') return
  throw redirect({ href: `/free-consultation-turkish#${hash}`, reloadDocument: true, replace: true })
}
