import { ARTICLES, type ArticleFile, readArticles } from '#build/articles/files.ts'
import { routePaths } from '#build/articles/rules.ts'
import { headingsOf } from '#build/articles/structure.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { TOOL_LANGUAGES } from '#src/content/law/law.ts'
import type { Bases, Law, Outcome } from '#src/content/law/tools.ts'
import * as OFFICIAL_PAGES from '#src/content/official-pages.ts'
import { findUnusedOutcomes } from './checks.ts'
import type { Part } from './combinations.ts'
import { rulingsOf } from './tool-texts.ts'

const OUR_FORMS = [
  '/free-consultation',
  '/free-visa-case',
  '/contact',
  '/book-appointment',
  '/job-seeker-compass',
]
/**
 * Answers of people for whom a mistake would be most harmful. Their outcomes must offer independent advice, not our
 * forms.
 */
const PROTECTION: Readonly<Record<string, readonly string[]>> = {
  where: ['de_protected', 'de_temp', 'de_refugee', 'de_asylum'],
  relation: ['sp_refugee', 'sp_subsidiary', 'par_refugee', 'fam_temp'],
  holder: ['refugee', 'subsidiary', 'temp', 'humanitarian', 'none'],
}

interface Ruling {
  readonly id: string
  readonly when: Readonly<Record<string, readonly string[]>>
  readonly outcome: string | null
  readonly law: Bases
}

/**
 * Checks for every outcome:
 *
 * - a rule leads to it, unless `unreached` gives a reason;
 * - its next step exists in every language, and is not one of our forms;
 * - its kind is `ask` if a rule without a source (mark K) leads to it;
 * - it has `forAdvice` if a rule about protection (`PROTECTION`) leads to it.
 *
 * Checks the links of periods and questions like next steps.
 */
export function proveOutcomes({ tools, sites, events }: Law): Part {
  const known = addressBook(Object.values(sites))
  const linked = events.flatMap(({ periods }) =>
    periods.flatMap(({ id, how }) => (how ? nextStepProblems(`plan ${id}`, how, known) : [])),
  )
  const problems = Object.values(tools).flatMap((tool) => {
    const rulings: readonly Ruling[] = 'rows' in tool ? rulingsOf(tool) : [...tool.gates, ...tool.results]
    const outcomes: [string, Outcome][] = Object.entries(tool.outcomes)
    return [
      ...findUnusedOutcomes(tool.id, rulings, tool.outcomes),
      ...rulings.flatMap((ruling) => rulingProblems(tool.id, ruling, tool.outcomes[ruling.outcome ?? ''])),
      ...tool.questions.flatMap(({ id, help }) =>
        help ? nextStepProblems(`${tool.id} ${id}`, help.to, known) : [],
      ),
      ...outcomes.flatMap(([id, outcome]) => [
        ...nextStepProblems(`${tool.id} ${id}`, outcome.to, known),
        ...formProblems(`${tool.id} ${id}`, outcome),
      ]),
    ]
  })
  const count = Object.values(tools).reduce((sum, { outcomes }) => sum + Object.keys(outcomes).length, 0)
  return {
    problems: [...problems, ...linked],
    summary: [`${count} outcomes: each is reached, and its next step leads somewhere in every language`],
  }
}

function rulingProblems(
  tool: string,
  { id, when, outcome, law }: Ruling,
  result: Outcome | undefined,
): string[] {
  if (outcome === null || !result) return []
  const [{ mark }] = law
  const concerns = Object.entries(PROTECTION).some(([question, answers]) =>
    when[question]?.every((answer) => answers.includes(answer)),
  )
  return [
    ...(mark === 'K' && result.kind !== 'ask'
      ? [
          `${tool} ${id}: its rule has no source (mark K), so ${outcome} must be of the kind "ask", not "${result.kind}"`,
        ]
      : []),
    ...(concerns && !result.forAdvice
      ? [`${tool} ${id}: ${outcome} is about protection, and must not offer our forms`]
      : []),
  ]
}

function nextStepProblems(place: string, to: Outcome['to'], known: ReadonlyMap<string, number>): string[] {
  const addresses: Partial<Outcome['to']> = to
  const missing = TOOL_LANGUAGES.flatMap((language) => {
    const address = addresses[language]
    if (!address) return [`${place}: no next step in ${language}`]
    return known.has(address) ? [] : [`${place}: its next step ${address} leads nowhere`]
  })
  if (missing.length > 0) return missing
  return known.get(to.en) === known.get(to.de) ? [] : [`${place}: ${to.de} is another chapter than ${to.en}`]
}

const formProblems = (place: string, { to }: Outcome): string[] =>
  OUR_FORMS.some((form) => to.en.startsWith(form)) ? [`${place}: its next step is our form`] : []

/** Maps each permitted URL of a next step to its chapter's position in the guide; 0 for a URL without a chapter. */
function addressBook(offices: readonly string[]): ReadonlyMap<string, number> {
  const sites = [...Object.values(OFFICIAL_PAGES).map(({ link }) => link), ...offices]
  const pages = [
    ...sites,
    ...routePaths().flatMap((path) => TOOL_LANGUAGES.map((language) => localizedPath(path, language))),
  ]
  chapters ??= chaptersOf(readArticles(ARTICLES))
  return new Map([...pages.map((address) => [address, 0] as const), ...chapters])
}

/** Cached: the guides do not change while the proof runs. */
let chapters: [address: string, place: number][] | undefined

const chaptersOf = (articles: readonly ArticleFile[]): [string, number][] =>
  articles.flatMap(({ page, language, tree }) => {
    const path = localizedPath(`/information/${page}`, language)
    return [path, ...headingsOf(tree).map(({ id }) => `${path}#${id}`)].map(
      (address, place): [string, number] => [address, place],
    )
  })
