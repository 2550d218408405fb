import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { LAW } from '#build/law/current.ts'
import { tablesOf } from '#build/law/diagram.ts'
import { hintsFor } from '#contracts/tables/advice.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { evaluate } from '#contracts/tables/evaluate.ts'

interface Person {
  who: string
  tool: 'you' | 'hire'
  answers: string
  /** Null if an answer is missing. */
  outcome: string | null
  hint?: string
}

const PEOPLE: Person[] = parse(readFileSync(path.join(import.meta.dirname, 'people.yaml'), 'utf8'))

test.for(PEOPLE)('$who: $outcome', ({ tool, answers, outcome, hint }) => {
  const given = answersIn(answers)
  const tables = tablesOf(LAW, LAW.tools[tool])
  const evaluation = evaluate(tables, given)
  expect(evaluation.answers, 'answers to questions that are asked').toEqual(given)
  expect(evaluation.verdict?.outcome ?? null).toBe(outcome)
  if (hint) expect(hintsFor(tables, LAW.tools[tool].hints, evaluation).map(({ id }) => id)).toContain(hint)
})
