import { type Answers, matches } from '#contracts/tables/answers.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import type { Language } from '#contracts/values/language.ts'
import { TOOL_LANGUAGES } from '#src/content/law/law.ts'
import type { Check, Plan } from '#src/content/law/tools.ts'
import { checkTables } from './decision-tables.ts'
import { isHere } from './fast-track.ts'
import { linesFor } from './shown-lines.ts'

/** Steps that some people have passed already, by the words that name them. */
const PASSED: readonly { who: string; isPassed: (answers: Answers) => boolean; words: RegExp }[] = [
  {
    who: 'people who are in Germany',
    isPassed: isHere,
    words: /\bfrom (?:home|abroad)\b|von zu Hause|aus dem Ausland|evinizden|yurt dışından/i,
  },
  {
    who: 'people who are that old already',
    isPassed: ({ relation }) => relation === 'child_16',
    words:
      /before [^.]*\{childWithoutLanguageTestAge|bevor [^.]*\{childWithoutLanguageTestAge|\{childWithoutLanguageTestAge[^}]*\} yaşına \p{L}+m[ae]den/iu,
  },
]

/** Reports titles, next steps and steps of the plan that people see although they have passed them. */
export function findPassedSteps(check: Check, plan: Plan, all: readonly Answers[]): string[] {
  const tables = checkTables(check)
  const lines = linesFor(check, plan.steps).map(({ when: { tool: _, ...when }, ...line }) => ({
    ...line,
    when,
  }))
  return PASSED.flatMap(({ who, isPassed, words }) => {
    const faults = new Set<string>()
    const named = (place: string, texts: Readonly<Record<Language, string>>) => {
      for (const language of TOOL_LANGUAGES) {
        const [step] = words.exec(texts[language]) ?? []
        if (step) faults.add(`${place} (${language}): the step "${step}" is past for ${who}`)
      }
    }
    for (const known of all.filter(isPassed)) {
      const name = verdictOf(tables, known)?.outcome ?? ''
      const outcome = check.outcomes[name]
      if (!outcome) continue
      const { en, de, tr, journey } = outcome
      for (const part of ['title', 'next'] as const)
        named(`${check.id} ${name}`, { en: en[part], de: de[part], tr: tr[part] })
      for (const line of lines) if (matches(line.when, { ...known, journey })) named(`plan ${line.id}`, line)
    }
    return [...faults]
  })
}
