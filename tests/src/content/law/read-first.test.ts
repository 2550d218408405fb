import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { plainText } from '#build/articles/structure.ts'
import { LAW } from '#build/law/current.ts'
import { localizeCheck } from '#build/law/tool-texts.ts'
import { hintsFor } from '#contracts/tables/advice.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { existingAnswers } from '#contracts/tables/questions.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import type { Language } from '#contracts/values/language.ts'
import { linesAfter } from '#src/flows/quick-check/result-texts.ts'
import { articleFiles } from '#tests/support/source-texts.ts'

const LANGUAGES = ['en', 'de', 'tr'] as const

type Warning = { at: string[] } & Partial<Record<Language, string[]>>
const WARNINGS: Warning[] = parse(readFileSync(path.join(import.meta.dirname, 'warnings.yaml'), 'utf8'))

const checks = Object.fromEntries(
  LANGUAGES.map((language) => [language, localizeCheck(LAW, 'you', language)]),
) as Record<Language, ReturnType<typeof localizeCheck>>
const guides = new Map(
  articleFiles()
    .filter(({ slug }) => slug === 'already-in-germany')
    .map(({ language, tree }) => [language, plainText(tree)]),
)

function textAt(place: string, language: Language): string {
  const [kind, name = ''] = place.split(' ')
  const { tables, outcomes, hints, effort } = checks[language]
  const existing = existingAnswers(tables, answersIn(name))
  const linesOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => `\n${text}`).join('')
  const outcome = outcomes[kind === 'outcome' ? name : (verdictOf(tables, existing.known)?.outcome ?? '')]
  const texts: Record<string, () => string | undefined> = {
    guide: () => guides.get(language),
    outcome: () => outcome?.text,
    hints: () => linesOf(hintsFor(tables, hints, existing)),
    times: () => outcome && linesOf(linesAfter(effort.times, outcome, existing.known)),
  }
  return (texts[kind ?? '']?.() ?? '').replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')
}

test('Every warning is shown where people act, in each language', () => {
  const missing = WARNINGS.flatMap(({ at, ...words }) =>
    at.flatMap((place) =>
      Object.entries(words).flatMap(([language, parts]) =>
        parts
          .filter((part) => !textAt(place, language as Language).includes(part))
          .map((part) => `${place} (${language}): ${part}`),
      ),
    ),
  )
  expect(missing).toEqual([])
})

test('The result for somebody with another permit does not name § 104c', () => {
  for (const language of LANGUAGES)
    expect(textAt('times who=training&country=iq&goal=work&where=de_job', language)).not.toContain('104c')
})

test.for([
  ['§ 24, with a job offer', 'goal=work&where=de_temp'],
  ['a refugee with a job offer', 'goal=work&where=de_refugee'],
  ['a refugee who wants to study', 'goal=study&where=de_refugee'],
  ['in an asylum procedure, with a job offer', 'goal=work&where=de_asylum'],
  ['in an asylum procedure, who wants to learn', 'goal=german&where=de_asylum'],
  ['in an asylum procedure, who wants to train', 'goal=study&where=de_asylum'],
  ['a humanitarian permit, who brings the family', 'goal=bring&holder=humanitarian'],
  ['a Duldung, who brings the family', 'goal=bring&holder=none'],
  ['protection that is asked for', 'goal=other&else=protection'],
])('%s: the result says what may be done today before it cites the law', ([, address]) => {
  for (const language of LANGUAGES) {
    const outcome = verdictOf(checks.en.tables, answersIn(`who=none&country=other&${address}`))?.outcome
    const [first = ''] = textAt(`outcome ${outcome}`, language).split(/(?<=[.:;]) /)
    expect(first.replace('§ 24', ''), language).not.toContain('§')
  }
})
