import { yearThatPasses } from '#build/articles/years.ts'
import { FACTS } from '#src/content/facts.ts'
import type { ToolLanguage } from '#src/content/law/law.ts'
import type { LawTools } from '#src/content/law/tools.ts'
import { RUNTIME_NAMES } from '#src/content/law/worded.ts'
import type { Part } from './combinations.ts'
import { type LawText, textsOf } from './texts.ts'

const MOST_WORDS = 28

/** Words that judge the reader's case instead of naming the conditions of a route. */
const PROMISES: Record<ToolLanguage, RegExp> = {
  en: /you qualify|you are eligible|you (will|would) (get|receive)|guarantee|you have a right to|entitled to a permit|your chances|\bper ?cent\b|%/i,
  de: /Sie haben (einen )?Anspruch|Sie (erhalten|bekommen) (eine|die) (Chancenkarte|Karte|Blaue|Aufenthalt)|garantier|Ihre Chancen|Sie erfüllen|Prozent|%/i,
  tr: /hak kazan|hakkınız var|garanti|şansınız|uygunsunuz|kesinlikle alırsınız|yüzde|%/i,
}

/** Digits that are no figure of the law: sections, levels, years of judgments and reforms, names of ways. */
const NO_FIGURE =
  /\{[^}]*\}|§+\s?\d+[a-z]*(?:\(\d+[a-z]?\)| Abs\. \d+[a-z]?)*(?:(?:, | or | oder | veya )\d+[a-z]*(?:\(\d+[a-z]?\)| Abs\. \d+[a-z]?)*)*|Abs\. \d+[a-z]?|\(\d\)|\b[ABC][12]\b|\b1\/80\b|\b116 016\b|\b20(?:14|21|25|26|27)\b|\b1 January\b|\b1\. Januar\b|\b1 Ocak\b|\bWay 1\b|\bWeg 1\b|\b1\. yol\b/g
/** Bands of ages; a test holds their ends against the facts. */
const AGE_BANDS = /^card age=/

const UNITS: Record<ToolLanguage, RegExp> = {
  en: /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) (?:years?|months?|weeks?|days?|hours?|points?)\b/i,
  de: /\b(?:ein(?:en|em|e)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig) (?:Jahr|Monat|Woche|Tag|Stunde|Punkt)(?:en|es|e|n|s)?\b/i,
  tr: /(?<!\p{L})(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on) (?:yıl|ay|hafta|gün|saat|puan)(?!\p{L})/iu,
}

/** Proves that every text exists, promises nothing, writes no figure of the law out, and can be read in one breath. */
export function proveWording(tools: LawTools): Part {
  const texts = textsOf(tools)
  return {
    problems: texts.flatMap(problemsIn),
    said: [
      `${texts.length} texts: each in every language of its tool, no promise, no figure but the registry's, no sentence over ${MOST_WORDS} words`,
    ],
  }
}

function problemsIn({ place, language, text }: LawText): string[] {
  if (text.trim() === '') return [`${place}: the ${language} text is missing`]
  const about = (what: string) => `${place} (${language}): ${what}`
  const promise = PROMISES[language].exec(text)?.[0]
  const left = text.replace(NO_FIGURE, '')
  const figure = AGE_BANDS.test(place)
    ? undefined
    : (/\d\S*/.exec(left)?.[0] ?? UNITS[language].exec(left)?.[0])
  const unknown = [...text.matchAll(/\{(\w+)[^}]*\}/g)].flatMap(([, name = '']) =>
    isKnown(name) ? [] : [name],
  )
  const sentences = text.split(/(?<=[.!?:;])\s+/)
  const written = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/\{(\w+(?:@\w+)?)/g)].flatMap(([, name = '']) => {
      const year = yearThatPasses(name)
      return year && new RegExp(`\\b${year}\\b`).test(sentence) ? [year] : []
    }),
  )
  const long = sentences.filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)
  return [
    ...(promise ? [about(`promises: "${promise}"`)] : []),
    ...(figure ? [about(`writes the figure "${figure}" out`)] : []),
    ...written.map((year) => about(`writes out the year ${year} of a figure: write "{figure:year}"`)),
    ...unknown.map((name) => about(`knows no fact "${name}"`)),
    ...long.map((sentence) =>
      about(`has a sentence of ${sentence.split(/\s+/).length} words: "${sentence}"`),
    ),
  ]
}

const isKnown = (name: string): boolean =>
  Object.hasOwn(FACTS, name) || RUNTIME_NAMES.some((known) => known === name)
