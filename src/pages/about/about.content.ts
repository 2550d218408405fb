import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { FounderCity } from '#src/content/founder-promises.ts'
import type { Point } from '#src/ui/points.tsx'

interface Profile {
  text: MessageDescriptor
  duties: readonly MessageDescriptor[]
}

export const PROFILES: Record<FounderCity, Profile> = {
  München: {
    text: msg`Looks after employers: from the first question about a candidate to a file that is complete.`,
    duties: [
      msg`Work permits and the EU Blue Card`,
      msg`Compliance and monitoring of deadlines`,
      msg`The free first visa case for businesses`,
    ],
  },
  Berlin: {
    text: msg`Looks after people on their way: from the first idea to the first weeks in the new city.`,
    duties: [
      msg`Recognition of qualifications and Approbation`,
      msg`Job search, language course and family reunion`,
      msg`Welcome desk and settling in`,
    ],
  },
}

/** Facts about our work that a visitor can check, each with the page that shows it. */
export const PROOFS: readonly (Point & Required<Pick<LinkProps, 'to'>> & { hash?: string })[] = [
  {
    to: '/sample-plan',
    title: msg`A whole plan to read`,
    text: msg`Eight sheets for one invented case, with real rules, fees and times.`,
  },
  {
    to: '/information',
    title: msg`Guides with sources`,
    text: msg`Below each guide: the sections of the law and the pages of the offices that it rests on.`,
  },
  {
    to: '/information',
    hash: 'law-changes',
    title: msg`The date of the law, and what came later`,
    text: msg`Law as of April 2026. We list the later changes known to us, and say which of them we have read.`,
  },
  {
    to: '/contact',
    hash: 'expect',
    title: msg`A message that stays yours`,
    text: msg`The link in our first e-mail shows when we received it, by when we answer and on which day it is deleted. There you can take it back.`,
  },
  {
    to: '/privacy',
    title: msg`No statistics, no advertising`,
    text: msg`What you answer in our tools stays in your browser and in the address that it shows.`,
  },
  {
    to: '/free-consultation',
    hash: 'costs',
    title: msg`What we do not do`,
    text: msg`We do not place people in jobs, promise no outcome, and take no documents by e-mail.`,
  },
]

export const VALUES: readonly Point[] = [
  {
    title: msg`Plain words`,
    text: msg`Residence law is hard enough. We explain it so that you can explain it to your family or your works council.`,
  },
  {
    title: msg`Sources you can check`,
    text: msg`Salaries, fees and deadlines change. We name the law a figure comes from, and how recent that text of the law is.`,
  },
  {
    title: msg`No promises on an authority’s behalf`,
    text: msg`An authority decides your case, not us. We promise our own work: careful, on time, and an honest no where it is due.`,
  },
]

/** Places that the page keeps for future partners, one for each kind of partner. */
export const PARTNER_PLACES: readonly Point[] = [
  {
    title: msg`A language school`,
    text: msg`Courses from A1 to medical German, also online.`,
  },
  {
    title: msg`A sworn translator`,
    text: msg`Certificates and diplomas, in a form that authorities accept.`,
  },
  {
    title: msg`A law firm`,
    text: msg`For court cases and everything that needs a lawyer.`,
  },
  {
    title: msg`A housing agency`,
    text: msg`Furnished flats for the first months, with a contract that allows registration.`,
  },
  {
    title: msg`A health insurer`,
    text: msg`Cover from the first day, explained in the language of the insured.`,
  },
  {
    title: msg`A teaching hospital`,
    text: msg`Observerships and exam preparation for doctors on the way to their Approbation.`,
  },
]
