import { factsIn } from '#build/articles/fill-in-figures.ts'
import { firstYearOf } from '#build/articles/years.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Law } from '#src/content/law/tools.ts'
import type { Part } from './combinations.ts'
import { type LawText, textsOf } from './texts.ts'

const MOST_WORDS = 28

/** Phrases that promise or predict a result instead of naming the conditions of a route. */
const PROMISES: Record<Language, RegExp> = {
  en: /you qualify|you are eligible|you (will|would) (get|receive)|guarantee|you have a right to|entitled to a permit|your chances|\bper ?cent\b|%/i,
  de: /Sie haben (einen )?Anspruch|Sie (erhalten|bekommen) (eine|die) (Chancenkarte|Karte|Blaue|Aufenthalt)|garantier|Ihre Chancen|Sie erfüllen|Prozent|%/i,
  tr: /hak kazan|hakkınız var|garanti|şansınız|uygunsunuz|şartları karşılıyorsunuz|(?:vize|kart|izin|izn|oturum)\p{L}* (?:\p{L}+ )?(?:alırsınız|alacaksınız)|size (?:verilir|verilecek)|verilir size|yüzde|%/iu,
}

/**
 * Matches placeholders, and numbers that a text may contain because they are not figures, such as sections, language
 * levels and years. Any other digit in a text is an error.
 */
const NO_FIGURE =
  /\{[^}]*\}|§+\s?\d+[a-z]*(?:\(\d+[a-z]?\)| Abs\. \d+[a-z]?)*(?:(?:, | or | oder | veya )\d+[a-z]*(?:\(\d+[a-z]?\)| Abs\. \d+[a-z]?)*)*|Abs\. \d+[a-z]?|\(\d\)|\b[ABC][12]\b|\b1\/80\b|\b116 016\b|\b20(?:14|21|25|26|27)\b|\b1 January\b|\b1\. Januar\b|\b1 Ocak\b|\bWay 1\b|\bWeg 1\b|\b1\. yol\b/g
/** Texts that may state ages in digits. `tests/src/content/law/law.test.ts` compares the ages with the figures. */
const AGE_BANDS = /^card age=/

const UNITS: Record<Language, RegExp> = {
  en: /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) (?:years?|months?|weeks?|days?|hours?|points?)\b/i,
  de: /\b(?:ein(?:en|em|e)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig) (?:Jahr|Monat|Woche|Tag|Stunde|Punkt)(?:en|es|e|n|s)?\b/i,
  tr: /(?<!\p{L})(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on) (?:yıl|ay|hafta|gün|saat|puan)(?!\p{L})/iu,
}

/**
 * Checks that every text:
 *
 * - makes no promise;
 * - hard-codes no figure, in digits or in words, but uses placeholders;
 * - has no sentence of more than `MOST_WORDS` words;
 * - as a title, names no section: a reader meets the permit's name first;
 * - names the same figures in every language, unless `figuresDiffer` gives a reason.
 */
export function proveWording(law: Law): Part {
  const texts = textsOf(law)
  return {
    problems: [...texts.flatMap(problemsIn), ...differingFigures(texts)],
    summary: [
      `${texts.length} texts: each in every language of its tool, none of the listed promises, the same figures in every language, no figure but the registry's, no sentence over ${MOST_WORDS} words`,
    ],
  }
}

const differingFigures = (texts: readonly LawText[]): string[] =>
  [...Map.groupBy(texts, ({ place }) => place.replace(/ (title|text|next)$/, ''))].flatMap(
    ([place, parts]) => {
      if (parts.some(({ figuresDiffer }) => figuresDiffer !== undefined)) return []
      const figuresIn = (language: Language) =>
        parts.flatMap((part) => (part.language === language ? factsIn(part.text) : []))
      const english = figuresIn('en')
      return (['de', 'tr'] as const).flatMap((language) => {
        const figures = figuresIn(language)
        const missing = english.filter((figure) => !figures.includes(figure))
        const added = figures.filter((figure) => !english.includes(figure))
        return [
          ...(missing.length > 0
            ? [`${place} (${language}): lacks {${missing.join('}, {')}}, which English states`]
            : []),
          ...(added.length > 0
            ? [`${place} (${language}): states {${added.join('}, {')}}, which English lacks`]
            : []),
        ]
      })
    },
  )

function problemsIn({ place, language, text }: LawText): string[] {
  const about = (what: string) => `${place} (${language}): ${what}`
  const promise = PROMISES[language].exec(text)?.[0]
  const left = text.replace(NO_FIGURE, '')
  const figure = AGE_BANDS.test(place)
    ? undefined
    : (/\d\S*/.exec(left)?.[0] ?? UNITS[language].exec(left)?.[0])
  const sentences = text.split(/(?<=[.!?:;])\s+/)
  const written = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/\{(\w+(?:@\w+)?)/g)].flatMap(([, name = '']) => {
      const year = firstYearOf(name)
      return year && new RegExp(`\\b${year}\\b`).test(sentence) ? [year] : []
    }),
  )
  const long = sentences.filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)
  return [
    ...(place.endsWith(' title') && text.includes('§')
      ? [about('names a section: the text names it, after the permit')]
      : []),
    ...(promise ? [about(`promises: "${promise}"`)] : []),
    ...(figure ? [about(`writes the figure "${figure}" out`)] : []),
    ...written.map((year) => about(`writes out the year ${year} of a figure: write "{figure:year}"`)),
    ...long.map((sentence) =>
      about(`has a sentence of ${sentence.split(/\s+/).length} words: "${sentence}"`),
    ),
  ]
}
