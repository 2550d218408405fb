import type { ArticleLanguage } from './article.ts'
import { foldTerm, isFiller, wordsOf } from './search-options.ts'

/** Phrases by their language, which decides the endings that their words may have. */
export type Phrases = Readonly<Partial<Record<ArticleLanguage, readonly string[]>>>

/** Folded, as they are compared. */
const ENDINGS: Readonly<Record<ArticleLanguage, readonly string[]>> = {
  en: ['s', 'es', 'ed', 'd', 'ing'],
  de: ['e', 'en', 'er', 'ern', 'em', 'es', 'n', 's', 'in', 'innen'],
  tr: [
    'i',
    'u',
    'yi',
    'yu',
    'si',
    'su',
    'in',
    'un',
    'im',
    'um',
    'imi',
    'umu',
    'ini',
    'unu',
    'imin',
    'umun',
    'lar',
    'ler',
  ],
}

const foldedWords = (text: string): string[] => wordsOf(text).map(foldTerm)

/**
 * Tells whether any of the phrases stands in a text: its words side by side and whole, with or without the little
 * words between them. A word may have an ending of its language, but is never the beginning of another: "Germany" is
 * no "German".
 */
export function anyStands(phrases: Phrases, text: string): boolean {
  const all = foldedWords(text)
  const texts = [all, all.filter((word) => !isFiller(word))]
  return (['en', 'de', 'tr'] as const).some((language) =>
    phrases[language]?.some((phrase) => {
      const parts = foldedWords(phrase)
      return texts.some((words) =>
        words.some((_, start) => parts.every((part, index) => isSame(part, words[start + index], language))),
      )
    }),
  )
}

const isSame = (part: string, word: string | undefined, language: ArticleLanguage): boolean =>
  word === part || ENDINGS[language].some((ending) => word === part + ending)
