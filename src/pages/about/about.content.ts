import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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
