import { ARTICLES, readArticles } from './files.ts'
import { proseOf, readingEase } from './readability.ts'
import baseline from './readability-baseline.json' with { type: 'json' }

export interface Readability {
  file: string
  /** Reading ease at commit 3f1222d; undefined for a version written since. */
  before: number | undefined
  now: number
}

/** How easy each English and German article is to read, and how easy it was before the guides were rewritten. */
export const readabilityOf = (folder = ARTICLES): Readability[] =>
  readArticles(folder).flatMap(({ file, language, tree }) =>
    language === 'tr'
      ? []
      : [
          {
            file,
            before: (baseline as Record<string, number>)[file],
            now: rounded(readingEase(proseOf(tree), language)),
          },
        ],
  )

const rounded = (score: number): number => Math.round(score * 10) / 10

if (import.meta.main) {
  console.log('before    now  article (Flesch reading ease; German after Amstad; higher is easier)')
  for (const { file, before, now } of readabilityOf()) {
    console.log(`${(before?.toFixed(1) ?? '–').padStart(6)} ${now.toFixed(1).padStart(6)}  ${file}`)
  }
}
