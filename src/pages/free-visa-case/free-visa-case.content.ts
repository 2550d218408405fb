import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Point } from '#src/ui/points.tsx'

export const BENEFITS: readonly Point[] = [
  {
    title: msg`You see what is there`,
    text: msg`You see which papers are there, which are missing and which dates come next. In writing, for your file.`,
  },
  {
    title: msg`You find gaps before others do`,
    text: msg`A missing copy or a date overlooked is easy to mend early, and hard to explain in an inspection.`,
  },
  {
    title: msg`You see how we work`,
    text: msg`One case shows more than any brochure. Afterwards you decide freely whether we go on.`,
  },
]

export const FOR_WHOM: readonly MessageDescriptor[] = [
  msg`Employers who hire someone from outside the EU for the first time`,
  msg`HR teams who want a second look at an application before it is filed`,
  msg`Companies whose colleague holds a permit that ends soon or ties them to one job`,
  msg`Mobility managers who compare a new provider with the current one`,
]

export const INCLUDED: readonly MessageDescriptor[] = [
  msg`The usual permits for such a job side by side, each with its conditions`,
  msg`A look through the documents you have, and a list of those still missing`,
  msg`A list of your duties as an employer, done and open: copies, notices, reports, end dates`,
  msg`A written plan with steps, dates and the official fees to expect`,
]

export const EXCLUDED: readonly MessageDescriptor[] = [
  msg`Official fees`,
  msg`Interpreters, translations and legal representation`,
]

/** Parts of the written plan. The text `free-visa-case.costs.plan.text` lists them too. */
export const PLAN_PARTS: readonly MessageDescriptor[] = [
  msg`Possible permits`,
  msg`Documents and their state`,
  msg`Your duties with dates`,
  msg`Official fees to expect`,
]

export const STEPS: readonly Point[] = [
  {
    title: msg`You describe the case`,
    text: msg`A few lines are enough: the job, the nationality, the current permit and the planned start.`,
  },
  {
    title: msg`We go through it`,
    text: msg`You receive a list of documents, and we agree a safe way to send them. Then we look at each one.`,
  },
  {
    title: msg`You receive the result`,
    text: msg`We send the written plan and talk it through with you. You decide how to go on.`,
  },
]

export const COSTS_AND_PAPERS: readonly Point[] = [
  {
    title: msg`What comes after the free case?`,
    text: msg`Nothing more starts by itself. You receive scope and price in writing, and then you decide.`,
  },
  {
    title: msg`Who pays the official fees?`,
    text: msg`They go to the authority, not to us. Agree early with the person you hire who pays fees, translations and travel.`,
  },
  {
    title: msg`What is in the written plan?`,
    text: msg`The possible permits, each document with its state, your duties with their dates, and the official fees to expect.`,
  },
  {
    title: msg`Who answers for data protection?`,
    text: msg`Before you send details of a colleague, we agree in writing who does. You receive a data processing agreement where the GDPR asks for one.`,
  },
  {
    title: msg`What happens to passports and certificates?`,
    text: msg`We work with copies, and we agree a safe way for them first. Passports and originals stay with their owner.`,
  },
  {
    title: msg`How long do you keep our data?`,
    text: msg`If you do not commission us, we delete it at the latest 7 months after the last contact.`,
  },
]

export const FIRST_MESSAGE: readonly MessageDescriptor[] = [
  msg`Job title, place of work and gross salary`,
  msg`Nationality and qualification of the person`,
  msg`Current residence permit and its end date, if there is one`,
  msg`Planned start, and what has been done so far`,
]
