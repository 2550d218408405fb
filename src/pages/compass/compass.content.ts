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
    title: msg({ id: 'compass.task.points.title', message: 'Count your points' }),
    text: msg({
      id: 'compass.task.points.text',
      message:
        'You answer questions on training, language, experience and age. The Compass adds up the points.',
    }),
  },
  {
    title: msg({ id: 'compass.task.gaps.title', message: 'See what is missing' }),
    text: msg({
      id: 'compass.task.gaps.text',
      message:
        'A language certificate, proof of funds, a recognition notice: it names the gap and who issues the paper.',
    }),
  },
  {
    title: msg({ id: 'compass.task.papers.title', message: 'Put your papers in order' }),
    text: msg({
      id: 'compass.task.papers.text',
      message: 'A checklist for your route, at your own pace, from the passport to the last translation.',
    }),
  },
  {
    title: msg({ id: 'compass.task.search.title', message: 'Plan the job search' }),
    text: msg({
      id: 'compass.task.search.text',
      message: 'Which jobs count, which trial work is allowed, and when to apply for the next permit.',
    }),
  },
]

export const AUDIENCES: readonly Point[] = [
  {
    title: msg({ id: 'compass.who.abroad.title', message: 'You live abroad' }),
    text: msg({
      id: 'compass.who.abroad.text',
      message:
        'You have a degree or training, and no job offer yet. The Opportunity Card may be your way in.',
    }),
  },
  {
    title: msg({ id: 'compass.who.visa.title', message: 'You had the Job Seeker Visa in mind' }),
    text: msg({
      id: 'compass.who.visa.text',
      message: 'The Opportunity Card took its place on 1 June 2024. The Compass shows you what changed.',
    }),
  },
  {
    title: msg({ id: 'compass.who.germany.title', message: 'You are already in Germany' }),
    text: msg({
      id: 'compass.who.germany.text',
      message:
        'You have finished a degree, training or recognition here. Now you look for work that fits it.',
    }),
  },
]

export const FIGURES: readonly { fact: Fact; meaning: MessageDescriptor }[] = [
  {
    fact: current(opportunityCardPointsNeeded),
    meaning: msg({
      id: 'compass.figure.points',
      message: 'at least, if your qualification is not fully recognised in Germany',
    }),
  },
  {
    fact: current(opportunityCardStay),
    meaning: msg({ id: 'compass.figure.stay', message: 'at most with the first Opportunity Card' }),
  },
  {
    fact: current(opportunityCardWork),
    meaning: msg({ id: 'compass.figure.work', message: 'of work on average while you search' }),
  },
  {
    fact: current(jobSearchAfterGraduation),
    meaning: msg({
      id: 'compass.figure.graduates',
      message: 'at most to search after a German degree, training or recognition here',
    }),
  },
]
