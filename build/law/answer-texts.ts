import type { DecisionDiagram } from '#contracts/tables/questions.ts'
import { joinedOptions, membersOf } from '#contracts/tables/questions.ts'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Bands, Check, Question } from '#src/content/law/tools.ts'
import { checkTables } from './decision-tables.ts'

/** Returns the joined answers of each question, such as `exp.below`, keyed by question. */
export function joinedAnswers(check: Check, diagram: DecisionDiagram): ReadonlyMap<string, string[]> {
  const { questions } = checkTables(check)
  return new Map(
    questions.map((question, place) => {
      const answers = diagram
        .filter(([asked]) => asked === place)
        .flatMap((node) => joinedOptions(node, question))
        .filter((answer) => membersOf(answer).length > 1)
      return [question.id, [...new Set(answers)].sort()]
    }),
  )
}

/**
 * Returns the text of an answer. For a joined answer, it is the text that the files give for all its options together;
 * else neighbouring bands become one, and the texts are listed.
 */
export function textOfAnswer(question: Question, answer: string, language: Language): string {
  const own = question.together?.[answer]?.[language]
  if (own) return own
  const options = membersOf(answer)
  const { bands } = question
  const texts = bands ? bandRuns(bands, options).map((run) => bandText(bands, run, language)) : []
  const others = question.options.filter(({ id }) => options.includes(id) && !bands?.from.has(id))
  return [...texts, ...others.map((option) => option[language])].join(' / ')
}

/** Splits options into runs of neighbouring bands. Leaves out options that are no band. */
function bandRuns({ from }: Bands, options: readonly string[]): string[][] {
  const runs: string[][] = [[]]
  for (const id of from.keys())
    if (options.includes(id)) runs.at(-1)?.push(id)
    else if (runs.at(-1)?.length) runs.push([])
  return runs.filter((run) => run.length > 0)
}

/** Returns the text of neighbouring bands, such as "{a:figure} or more, but below {b:figure}". */
export function bandText({ from, ...texts }: Bands, run: readonly string[], language: Language): string {
  const ids = [...from.keys()]
  const above = from.get(ids[ids.indexOf(run[0] ?? '') - 1] ?? '')
  const least = from.get(run.at(-1) ?? '')
  const [text, values] = [
    least ? (above ? texts.between : texts.atLeast) : texts.below,
    { from: `{${least}:figure}`, to: `{${above}:figure}` },
  ]
  return fillIn(text[language], values)
}
