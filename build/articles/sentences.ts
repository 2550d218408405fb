import type { Nodes } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Returns the paragraphs of a text, including those in lists, one per line. Skips headings, tables and lists of
 * sources.
 */
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

/**
 * Splits each line of a text into sentences. First removes the dots of abbreviations and dates, which do not end a
 * sentence.
 */
export function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return text
    .split('\n')
    .map((line) => line.replace(ABBREVIATIONS, (match) => match.replaceAll('.', '')))
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => wordsOf(sentence).length > 0)
}

export const wordsOf = (sentence: string): string[] =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

const ABBREVIATIONS =
  /(?<!\p{L})(Abs|Art|Nr|No|Reg|Sec|Dr|Prof|St|ca|bzw|z\.\s?B|d\.\s?h|e\.g|i\.e|\d{1,2}(?=\. \p{Lu}\p{L}+ \d{4}))\./gu
