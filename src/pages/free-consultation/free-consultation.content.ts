import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Point } from '#src/ui/points.tsx'

export const BENEFITS: readonly Point[] = [
  {
    title: msg`You know your routes`,
    text: msg`We explain which permits exist for plans like yours, and what each of them asks for.`,
  },
  {
    title: msg`You know the order`,
    text: msg`Language test, recognition, contract, appointment: you learn what comes first and how long it usually takes.`,
  },
  {
    title: msg`You know what it costs`,
    text: msg`Official fees, the money you must show and our own price, before you decide anything. The talk itself is free.`,
  },
]

export const COSTS_AND_PAPERS: readonly Point[] = [
  {
    title: msg`What do I pay you, and when?`,
    text: msg`The consultation is free. Before any further work you receive our price in writing. Only then do you decide.`,
  },
  {
    title: msg`Which costs come on top?`,
    text: msg`Official fees, translations and certified copies. For many visas you also show money for your living costs. Recognition and exams cost extra.`,
  },
  {
    title: msg`Does my employer pay, and do you find me a job?`,
    text: msg`You and your employer agree who pays what; have it in writing. We do not place people in jobs. Be careful with anyone who wants money for a job offer.`,
  },
  {
    title: msg`Which state is right for me as a doctor or nurse?`,
    text: msg`As a rule, the state where you want to work decides on your recognition. Fees and waiting times differ, so we look at that first.`,
  },
  {
    title: msg`Must my papers be legalised in my country?`,
    text: msg`Papers from some countries need an apostille or a legalisation. Ask the office that decides before you pay for one.`,
  },
  {
    title: msg`Where do my papers go?`,
    text: msg`We work with copies, and we agree a safe way for them first. Your passport and originals stay with you until an embassy or authority asks for them. If you do not commission us, we delete your data at the latest 7 months after the last contact.`,
  },
]

export const PREPARATION: readonly MessageDescriptor[] = [
  msg`Nationality and the country you live in`,
  msg`Profession, qualification and years of experience`,
  msg`Your plan, and the date you have in mind`,
  msg`The one question you most want answered`,
]
