import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/decision-tables.ts'
import { hintsFor } from '#contracts/tables/advice.ts'
import { existingAnswers, withCountryGroups } from '#contracts/tables/answers.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'

interface Person {
  who: string
  tool: 'you' | 'hire'
  answers: string
  outcome: string
  hint?: string
}

const PEOPLE: Person[] = parse(readFileSync(path.join(import.meta.dirname, 'people.yaml'), 'utf8'))

test.for(PEOPLE)('$who: $outcome', ({ tool, answers, outcome, hint }) => {
  const check = TOOLS[tool]
  const tables = checkTables(check)
  const given = answersIn(answers)
  const asked = existingAnswers(tables.questions, given)
  expect(Object.keys(asked), 'answers to questions that are asked').toEqual(Object.keys(given))
  expect(verdictOf(tables, withCountryGroups(tables.questions, asked))?.outcome).toBe(outcome)
  if (hint) expect(hintsFor(tables, check.hints, asked).map(({ id }) => id)).toContain(hint)
})
