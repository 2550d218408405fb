import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Fact } from '#src/content/facts/fact.ts'
import { jobSearchAfterGraduation } from '#src/content/facts/job-search.ts'
import {
  opportunityCardPointsNeeded,
  opportunityCardStay,
  opportunityCardWork,
} from '#src/content/facts/opportunity-card.ts'
import { current } from '#src/content/site-day.ts'
import type { Point } from '#src/ui/points.tsx'

export const TASKS: readonly Point[] = [
  {
    title: msg`Count your points`,
    text: msg`You answer questions on training, language, experience and age. The Compass adds up the points.`,
  },
  {
    title: msg`See what is missing`,
    text: msg`A language certificate, proof of funds, a recognition notice: it names the gap and who issues the paper.`,
  },
  {
    title: msg`Put your papers in order`,
    text: msg`A checklist for your route, at your own pace, from the passport to the last translation.`,
  },
  {
    title: msg`Plan the job search`,
    text: msg`Which jobs count, which trial work is allowed, and when to apply for the next permit.`,
  },
]

export const AUDIENCES: readonly Point[] = [
  {
    title: msg`You live abroad`,
    text: msg`You have a degree or training, and no job offer yet. The Opportunity Card may be your way in.`,
  },
  {
    title: msg`You had the Job Seeker Visa in mind`,
    text: msg`The Opportunity Card took its place on 1 June 2024. The Compass shows you what changed.`,
  },
  {
    title: msg`You are already in Germany`,
    text: msg`You have finished a degree, training or recognition here. Now you look for work that fits it.`,
  },
]

export const FIGURES: readonly { fact: Fact; meaning: MessageDescriptor }[] = [
  {
    fact: current(opportunityCardPointsNeeded),
    meaning: msg`at least, if your qualification is not fully recognised in Germany`,
  },
  {
    fact: current(opportunityCardStay),
    meaning: msg`at most with the first Opportunity Card`,
  },
  {
    fact: current(opportunityCardWork),
    meaning: msg`of work on average while you search`,
  },
  {
    fact: current(jobSearchAfterGraduation),
    meaning: msg`at most to search after a German degree, training or recognition here`,
  },
]
