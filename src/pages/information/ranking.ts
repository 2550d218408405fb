import MiniSearch from 'minisearch'
import type { Language } from '#contracts/values/language.ts'
import { languagesOf } from '#contracts/values/page-address.ts'
import {
  ANSWER_OPTIONS,
  type AnswerDocument,
  type AnswerEntry,
  EMPLOYERS_CONCEPT,
  isConcept,
  isGeneral,
  type Place,
  type SearchIndex,
  type ToolEntry,
  TURKEY_CONCEPT,
} from '#src/content/answer.ts'
import { allowedTypos, CHUNK, canBePrefix, type Reading } from '#src/content/concepts.ts'

export interface Ranking {
  /** Chapters, guides and pages that answer the question, best first. */
  answers: AnswerEntry[]
  /**
   * Tools that answer the question better than the first answer, or have a search phrase whose words all occur in the
   * question: more than that of the first answer has, or as many while the tool's score is near.
   */
  tools: ToolEntry[]
  /** Other tools with such a phrase. */
  furtherTools: ToolEntry[]
  /** Slugs of articles about the question, best first. */
  slugs: string[]
  /** True if no article contains all words of the question. `slugs` are then the closest articles. */
  areClosest: boolean
  /** True if the question is about a subject that the site does not cover. */
  isMissing: boolean
}

/** Weights of fields and words. A concept (`isConcept`) counts more than a plain word, a general one less. */
const FIELDS = { asked: 2, heading: 0.6, text: 0.25, questions: 0.3 }
const CONCEPT = 2
const GENERAL = 0.8
const weightOf = (words: Iterable<string>): number =>
  [...words].reduce((sum, word) => sum + (isGeneral(word) ? GENERAL : isConcept(word) ? CONCEPT : 1), 0)
/** A phrase's score is multiplied by the share (0 to 1) of its words found in the question, raised to this power. */
const INCOMPLETE = 1.5
/**
 * A chapter gets this share of its guide's phrase score if each of them matches a word that the other does not. For
 * "documents for my wife", a chapter may match "documents", and its guide "wife".
 */
const OF_THE_GUIDE = 0.5
/** Weight of a match in headings and texts only. */
const BY_TEXT_ONLY = 0.7
/**
 * Weight of a guide whose best phrase lacks a known word of the question, as one of its chapters may answer better;
 * weight of a guide with a phrase for the whole question.
 */
const GUIDE = { lacksWords: 0.85, isNamed: 1.2 }
/** Weight of chapters for employers in a question from one. */
const FOR_EMPLOYERS = 1.9
const TURKISH = { asked: 1.5, notAsked: 0.5, hasTurkishVersion: 0.6 }
const SHOWN = 3
/** Minimum score of a further result, as a share of the best score. */
const NEAR = { answer: 0.2, article: 0.15, tool: 0.5 }

interface Answers {
  search: MiniSearch<AnswerDocument>
  places: readonly Place[]
  /** For each search phrase, whose document id is its index plus the number of places. */
  asked: readonly { place: number; size: number }[]
}

/** Number of places that are indexed at a time, so that the page stays responsive. */
const PLACES_AT_A_TIME = 20

/** Indexes the search phrases and the words of all places. */
export async function loadAnswers({ words, asked, places }: SearchIndex): Promise<Answers> {
  const search = new MiniSearch<AnswerDocument>(ANSWER_OPTIONS)
  const phrases = asked.flatMap((list, place) =>
    list === '' ? [] : list.split(';').map((words) => ({ words, place, size: words.split(' ').length })),
  )
  await search.addAllAsync(
    words.map((own, id) => ({ id, ...own })),
    { chunkSize: PLACES_AT_A_TIME },
  )
  await search.addAllAsync(
    phrases.map(({ words }, index) => ({ id: places.length + index, asked: words })),
    { chunkSize: CHUNK },
  )
  return { search, places, asked: phrases }
}

/** Returns the words that occur in a heading, a text or a question: they are spelt correctly. */
export const writtenWords = ({ words }: SearchIndex): ReadonlySet<string> =>
  new Set(words.flatMap(({ heading, text, questions }) => [heading, text, questions].join(' ').split(' ')))

interface Match {
  /** Score of the best phrase. `had` contains the words that it shares with the question. */
  phrase: number
  had: ReadonlySet<string>
  /** Score of the heading and the text. */
  other: number
  /** Words of the question that occur in a phrase, the heading or the text. */
  words: Set<string>
  hasWholePhrase: boolean
}

/**
 * Ranks places (guides, chapters, pages and tools) by how well their phrases, headings and texts match a question.
 * Places in a language that is neither `locale` nor the question's come last.
 */
export function rank(
  answers: Answers,
  written: ReadonlySet<string>,
  { words, isTurkish }: Reading,
  locale: Language,
): Ranking {
  const { places } = answers
  const matches = matchesOf(answers, written, words)
  const guides = new Map(
    [...matches].flatMap(([number, match]) => {
      const place = places[number]
      return place?.kind === 'guide' ? [[place.guide, match] as const] : []
    }),
  )
  const isOfEmployer = words.includes(EMPLOYERS_CONCEPT)
  const known = words.filter((word) => isConcept(word) || written.has(word))

  const rating = (place: Place, match: Match): number => {
    const { phrase, had, other, words: own, hasWholePhrase } = match
    if (place.kind === 'missing') return phrase
    const guide = place.kind === 'chapter' && phrase > 0 ? guides.get(place.guide) : undefined
    const helps = guide && !isWithin(guide.had, had) && !isWithin(had, guide.had)
    const all = new Set([...own, ...(guide?.had ?? [])])
    let rated = phrase + other + (helps ? OF_THE_GUIDE * guide.phrase : 0)
    rated *= 0.5 + weightOf(words.filter((word) => all.has(word))) / weightOf(words)
    if (phrase === 0) rated *= BY_TEXT_ONLY
    if (!('guide' in place)) return rated
    if (place.kind === 'guide' && had.size < known.length) rated *= GUIDE.lacksWords
    else if (place.kind === 'guide' && hasWholePhrase) rated *= GUIDE.isNamed
    if (place.language === 'tr') rated *= isTurkish ? TURKISH.asked : TURKISH.notAsked
    else if (isTurkish && languagesOf(`/information/${place.guide}`).includes('tr'))
      rated *= TURKISH.hasTurkishVersion
    if (isOfEmployer && (place.category === 'businesses' || had.has(EMPLOYERS_CONCEPT)))
      rated *= FOR_EMPLOYERS
    return rated
  }
  const readsTurkish = isTurkish || words.includes(TURKEY_CONCEPT) || locale === 'tr'
  const isThird = (place: Place) => 'language' in place && place.language === 'tr' && !readsTurkish
  const thirdLast = <Result extends { place: Place }>(results: readonly Result[]) => [
    ...results.filter(({ place }) => !isThird(place)),
    ...results.filter(({ place }) => isThird(place)),
  ]
  const ranked = [...matches]
    .flatMap(([number, match]) => {
      const place = places[number]
      return place ? [{ place, match, rated: rating(place, match) }] : []
    })
    .sort((one, other) => other.rated - one.rated)

  const titled = ranked.flatMap(({ place, ...rest }) => ('title' in place ? [{ place, ...rest }] : []))
  const answering = thirdLast(titled)
  const [first] = answering
  const ofGuides = answering.flatMap(({ place, rated, match }) =>
    'guide' in place && rated >= NEAR.article * (first?.rated ?? 0) ? [{ slug: place.guide, match }] : [],
  )
  const slugs = [...new Set(ofGuides.map(({ slug }) => slug))]
  const hasAllWords = slugs.some((slug) => {
    const own = ofGuides.filter((one) => one.slug === slug).flatMap(({ match }) => [...match.words])
    return words.every((word) => own.includes(word))
  })
  const shown = thirdLast(withEverySubject(answering, words).slice(0, SHOWN))
  const asked = weightOf(shown[0]?.match.had ?? [])
  const tools = ranked.filter(({ place }) => place.kind === 'tool')
  const better = tools.filter(({ rated }) => rated > (first?.rated ?? 0)).slice(0, 1)
  const isWhole = ({ match }: { match: Match }) => match.hasWholePhrase
  const leading = tools.filter((tool) => {
    const share = weightOf(tool.match.had)
    return (
      isWhole(tool) && (share > asked || (share === asked && tool.rated >= NEAR.tool * (first?.rated ?? 0)))
    )
  })
  return {
    answers: shown.map(({ place }) => place),
    tools: toolsOf([...new Set([...better, ...leading])]),
    furtherTools: toolsOf(
      tools.filter((tool) => isWhole(tool) && !better.includes(tool) && !leading.includes(tool)),
    ),
    slugs,
    areClosest: !hasAllWords,
    isMissing: isMissing(ranked),
  }
}

/**
 * Returns the results near the best one. Before them, the second place is for the best result about a subject of the
 * question that the first lacks.
 */
function withEverySubject<Result extends { match: Match; rated: number }>(
  results: readonly Result[],
  words: readonly string[],
): Result[] {
  const [first, ...others] = results
  if (!first) return []
  const lacks = words.filter((word) => isConcept(word) && !isGeneral(word) && !first.match.words.has(word))
  const second = others.find(({ match }) => lacks.some((word) => match.had.has(word)))
  const near = others.filter(({ rated }) => rated >= NEAR.answer * first.rated)
  return [...new Set([first, ...(second ? [second] : []), ...near])]
}

const toolsOf = (results: readonly { place: Place }[]): ToolEntry[] =>
  results.flatMap(({ place }) => (place.kind === 'tool' ? [place] : []))

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...some].every((word) => all.has(word))

/**
 * True if the question matches a complete, specific phrase for a subject that the site does not cover, but none for a
 * page or tool.
 */
function isMissing(ranked: readonly { place: Place; match: Match }[]): boolean {
  const isWhole = ({ match }: { match: Match }) =>
    match.hasWholePhrase && [...match.had].some((word) => isConcept(word) && !isGeneral(word))
  return (
    ranked.some((one) => one.place.kind === 'missing' && isWhole(one)) &&
    !ranked.some((one) => one.place.kind !== 'missing' && isWhole(one))
  )
}

function matchesOf(
  { search, places, asked }: Answers,
  written: ReadonlySet<string>,
  words: readonly string[],
): ReadonlyMap<number, Match> {
  const matches = new Map<number, Match>()
  const isUnknown = (word: string) => !isConcept(word) && !written.has(word)
  const hits = search.search(words.join(' '), {
    boost: FIELDS,
    boostTerm: (word) => weightOf([word]),
    fuzzy: (word) => isUnknown(word) && allowedTypos(word),
    prefix: (word) => isUnknown(word) && canBePrefix(word),
  })
  for (const { id, score, queryTerms } of hits) {
    const { place: number, size } = asked[id - places.length] ?? { place: id, size: 0 }
    const match = matches.get(number) ?? {
      phrase: 0,
      had: new Set(),
      other: 0,
      words: new Set(),
      hasWholePhrase: false,
    }
    matches.set(number, match)
    for (const word of queryTerms) match.words.add(word)
    if (size === 0) match.other = score
    else {
      const had = new Set(queryTerms)
      const share = Math.min(1, had.size / size)
      const worth = score * share ** INCOMPLETE
      if (worth > match.phrase) Object.assign(match, { phrase: worth, had })
      if (share === 1) match.hasWholePhrase = true
    }
  }
  return matches
}
