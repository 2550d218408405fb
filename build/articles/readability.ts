import { flesch } from 'flesch'
import hyphen from 'hyphen/de/index.js'
import type { Nodes } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import { syllable } from 'syllable'
import { SKIP, visit } from 'unist-util-visit'

/** The languages there is a measure for. */
export type MeasuredLanguage = 'en' | 'de'

/**
 * How easy a text is to read, about 0 (hard) to 100 (easy): Flesch's reading ease for English, Amstad's form of it
 * for German. Read are paragraphs and list items; figures count as words without syllables.
 */
export function readingEase(text: string, language: MeasuredLanguage): number {
  const sentences = sentencesOf(text, language)
  const words = sentences.flatMap(wordsOf)
  const spoken = words.filter((word) => /\p{L}/u.test(word))
  const counts = {
    sentence: sentences.length,
    word: words.length,
    syllable:
      spoken.reduce((sum, word) => sum + SYLLABLES[language](word), 0) * (words.length / spoken.length),
  }
  return language === 'en' ? flesch(counts) : amstad(counts)
}

/** Paragraphs and list items of a text, one a line; headings, tables and lists of sources are no sentences. */
export function proseOf(tree: Nodes): string {
  const lines: string[] = []
  visit(tree, (node) => {
    if ('name' in node && (node.name === 'Sources' || node.name === 'StateTable')) return SKIP
    if (node.type === 'table' || node.type === 'heading') return SKIP
    if (node.type !== 'paragraph') return undefined
    lines.push(toText(node))
    return SKIP
  })
  return lines.join('\n')
}

/** The sentences of a text, each line at least one; abbreviations of the law and dates end none. */
export function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return text
    .split('\n')
    .map((line) => line.replace(ABBREVIATIONS, (match) => match.replaceAll('.', '')))
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => wordsOf(sentence).length > 0)
}

/** The words of a sentence, split at spaces, as readers count them. */
export const wordsOf = (sentence: string): string[] =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

const ABBREVIATIONS =
  /(?<!\p{L})(Abs|Art|Nr|No|Reg|Sec|Dr|Prof|St|ca|bzw|z\.\s?B|d\.\s?h|e\.g|i\.e|\d{1,2}(?=\. \p{Lu}\p{L}+ \d{4}))\./gu

/** Amstad (1978), which fits Flesch's formula to German. */
const amstad = ({ sentence, word, syllable }: { sentence: number; word: number; syllable: number }): number =>
  180 - word / sentence - 58.5 * (syllable / word)

const SYLLABLES: Record<MeasuredLanguage, (word: string) => number> = {
  en: syllable,
  de: (word) => hyphen.hyphenateSync(word, { hyphenChar: '|', minWordLength: 2 }).split(/[|-]/).length,
}
