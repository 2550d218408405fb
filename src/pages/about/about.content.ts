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
    text: msg({
      id: 'about.founder.munich.text',
      message: 'Looks after employers: from the first question about a candidate to a file that is complete.',
    }),
    duties: [
      msg({ id: 'about.founder.munich.permits', message: 'Work permits and the EU Blue Card' }),
      msg({ id: 'about.founder.munich.compliance', message: 'Compliance and monitoring of deadlines' }),
      msg({ id: 'about.founder.munich.case', message: 'The free first visa case for businesses' }),
    ],
  },
  Berlin: {
    text: msg({
      id: 'about.founder.berlin.text',
      message: 'Looks after people on their way: from the first idea to the first weeks in the new city.',
    }),
    duties: [
      msg({
        id: 'about.founder.berlin.recognition',
        message: 'Recognition of qualifications and Approbation',
      }),
      msg({ id: 'about.founder.berlin.family', message: 'Job search, language course and family reunion' }),
      msg({ id: 'about.founder.berlin.arrival', message: 'Welcome desk and settling in' }),
    ],
  },
}

export const VALUES: readonly Point[] = [
  {
    title: msg({ id: 'about.value.plain.title', message: 'Plain words' }),
    text: msg({
      id: 'about.value.plain.text',
      message:
        'Residence law is hard enough. We explain it so that you can explain it to your family or your works council.',
    }),
  },
  {
    title: msg({ id: 'about.value.source.title', message: 'Sources you can check' }),
    text: msg({
      id: 'about.value.source.text',
      message:
        'Salaries, fees and deadlines change. We name the law a figure comes from, and how recent that text of the law is.',
    }),
  },
  {
    title: msg({ id: 'about.value.honest.title', message: 'No promises on an authority’s behalf' }),
    text: msg({
      id: 'about.value.honest.text',
      message:
        'An authority decides your case, not us. We promise our own work: careful, on time, and an honest no where it is due.',
    }),
  },
]

/** Places that the page keeps for future partners, one for each kind of partner. */
export const PARTNER_PLACES: readonly Point[] = [
  {
    title: msg({ id: 'about.partner.language.title', message: 'A language school' }),
    text: msg({
      id: 'about.partner.language.text',
      message: 'Courses from A1 to medical German, also online.',
    }),
  },
  {
    title: msg({ id: 'about.partner.translation.title', message: 'A sworn translator' }),
    text: msg({
      id: 'about.partner.translation.text',
      message: 'Certificates and diplomas, in a form that authorities accept.',
    }),
  },
  {
    title: msg({ id: 'about.partner.law.title', message: 'A law firm' }),
    text: msg({
      id: 'about.partner.law.text',
      message: 'For court cases and everything that needs a lawyer.',
    }),
  },
  {
    title: msg({ id: 'about.partner.housing.title', message: 'A housing agency' }),
    text: msg({
      id: 'about.partner.housing.text',
      message: 'Furnished flats for the first months, with a contract that allows registration.',
    }),
  },
  {
    title: msg({ id: 'about.partner.insurance.title', message: 'A health insurer' }),
    text: msg({
      id: 'about.partner.insurance.text',
      message: 'Cover from the first day, explained in the language of the insured.',
    }),
  },
  {
    title: msg({ id: 'about.partner.clinic.title', message: 'A teaching hospital' }),
    text: msg({
      id: 'about.partner.clinic.text',
      message: 'Observerships and exam preparation for doctors on the way to their Approbation.',
    }),
  },
]
