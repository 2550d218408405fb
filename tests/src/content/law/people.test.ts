import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/decision-tables.ts'
import { hintsFor } from '#contracts/tables/advice.ts'
import { existingAnswers } from '#contracts/tables/answers.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'

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
  const tables = checkTables(TOOLS[tool])
  const given = answersIn(answers)
  const existing = existingAnswers(tables.questions, given)
  expect(existing.answers, 'answers to questions that are asked').toEqual(given)
  expect(verdictOf(tables, existing.known)?.outcome ?? null).toBe(outcome)
  if (hint) expect(hintsFor(tables, TOOLS[tool].hints, existing).map(({ id }) => id)).toContain(hint)
})
