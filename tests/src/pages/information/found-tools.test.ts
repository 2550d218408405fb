import { expect, test } from 'vitest'
import { TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/tables.ts'
import { existingAnswers } from '#contracts/tables/answers.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { toolsFor } from '#src/pages/information/found-tools.tsx'
import { QUESTIONS_OF_PEOPLE_HERE } from './questions-of-people-here.ts'

test.each([
  ['ukraine paragraph 24', '/quick-check#country=ua&goal=work&where=de_temp'],
  ['Ukraine § 24 Arbeit', '/quick-check#country=ua&goal=work&where=de_temp'],
  ['mother of german child', '/quick-check#goal=family&relation=par_german'],
  ['Mutter eines deutschen Kindes', '/quick-check#goal=family&relation=par_german'],
  ['student job 20 hours employer', '/quick-check/employers#where=de_study&hours=side'],
  ['extend my residence permit', '/quick-check#goal=other&else=extend'],
  ['Aufenthaltstitel verlängern', '/quick-check#goal=other&else=extend'],
  ['freelance visa berlin', '/quick-check#goal=other&else=self'],
])('"%s" finds %s first, with answers that the tool has', (text, address) => {
  const [first] = toolsFor(text)
  expect(`${first?.to}#${first?.hash}`).toBe(address)
  const { questions } = checkTables(first?.to === '/quick-check' ? TOOLS.you : TOOLS.hire)
  const answers = answersIn(first?.hash ?? '')
  expect(existingAnswers(questions, answers)).toEqual(answers)
})

test.each([
  ['points', ['/opportunity-card-points']],
  ['Punkte', ['/opportunity-card-points']],
  ['puan hesapla', ['/opportunity-card-points', '/opportunity-card-points-turkish']],
  ['which visa', ['/quick-check']],
  ['welches Visum', ['/quick-check']],
  ['hangi vize', ['/quick-check', '/quick-check-turkish']],
  ['Welchen Titel', ['/quick-check', '/quick-check/employers']],
  ['einstellen', ['/quick-check/employers']],
  ['I want to move to Germany', ['/quick-check']],
  ['how long does it take?', ['/quick-check']],
  ['Ausbildung', ['/quick-check']],
  ['india', ['/quick-check']],
  ['Ägypten', ['/quick-check']],
  ['Germany', []],
  ['nurse from India', []],
  ['Blue Card', []],
  ['visa', []],
])('"%s" finds the tools %j', (text, tools) => {
  expect(toolsFor(text).map(({ to }) => to)).toEqual(tools)
})

test.each(QUESTIONS_OF_PEOPLE_HERE.map(([question, , tool]) => [question, tool] as const))(
  '"%s" has the tool %s on top',
  (question, tool) => {
    const [first] = toolsFor(question)
    expect(first ? `${first.to}#${first.hash ?? ''}` : null).toBe(tool)
  },
)

test.each([
  'parents in Germany with a child',
  'my baby and I live in Germany',
  'Kind in Deutschland',
  'Baby in Deutschland geboren',
  'Almanya’da çocuk',
  'Almanya çocuk parası',
  'my child speaks German',
  '24 months',
  '§ 24a BeschV',
  'at this point',
])('"%s" has no tool that fits', (text) => expect(toolsFor(text)).toEqual([]))
