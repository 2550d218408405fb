import type { Options, Query } from 'minisearch'

/** Folds case, accents, umlauts, full-width letters and soft hyphens, so that "Turkiye" finds "Türkiye" and "Anerkennung fur" finds "für". */
export const foldTerm = (term: string): string =>
  term
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')

/** The section of a law, however it is written: "§ 24", "Paragraph 24", "81a". */
const SECTION = /(?:§+|\b(?:section|paragraph|paragraf))\s*(\d+[a-z]?)\b|\b(\d+[a-z])\b/giu

/** The words of a text. A section is one word with its sign: "§ 24" is none of the 24 months. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(SECTION, (_, signed: string | undefined, bare: string) => ` §${signed ?? bare} `)
    .replaceAll(/(\p{L})[’'](?=\p{L})/gu, '$1')
    .split(/(?:(?!§)[\n\r\p{Z}\p{P}])+/u)
    .filter((word) => word !== '' && word !== '§')

const isSection = (term: string): boolean => term.startsWith('§')

/** Folded words that stand in every article and in no good question. "It" and "was" are none: IT, and what was. */
const FILLERS = new Set(
  [
    'a an and are as at be by can do does for from get how i in is me my need of on or the this to we what when where',
    'which who will with you your',
    'aber als am an auf aus bei bin das dem den der des die ein eine einem einen einer er fur ich im ist kann man mein',
    'meine meinen mich mit nach oder sie sind und vom von wann welche wer wie wo zu zum zur',
    'bir bu da de icin ile mi mu nasil ne ve',
  ].flatMap((words) => words.split(' ')),
)

/** A word of a question as it is looked up. */
const asked = (word: string): string | null => {
  const term = foldTerm(word)
  return isFiller(term) ? null : term
}

/** Tells whether a folded word says nothing in a question. */
export const isFiller = (term: string): boolean => FILLERS.has(term)

/** A word of an article as it is indexed: of words of two letters only names in capitals, such as IT and EU. */
const indexed = (word: string): string | null =>
  word.length > 2 || word === word.toUpperCase() ? asked(word) : null

/** Options for indexing articles at build time and searching them in the browser: both sides need the same. */
export const SEARCH_OPTIONS: Options = {
  idField: 'slug',
  fields: ['keywords', 'title', 'excerpt', 'tags', 'body', 'related'],
  tokenize: wordsOf,
  processTerm: indexed,
  searchOptions: {
    boost: { keywords: 5, title: 4, tags: 3, excerpt: 2 },
    combineWith: 'AND',
    processTerm: asked,
    prefix: (term) => term.length > 2 && !isSection(term),
    fuzzy: (term) => !isSection(term) && lettersForgiven(term.length),
  },
}

/** The number of wrong letters allowed in a word: two where it is long, which forgives two letters swapped. */
function lettersForgiven(length: number): number | false {
  if (length > 5) return 2
  return length > 3 ? 1 : false
}

/** A text with two of its neighbours written as one word, once for each two: "sprach kurs" gives "sprachkurs". */
export function joinedSpellings(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '' && !FILLERS.has(foldTerm(word)))
  return words
    .slice(1)
    .map((second, index) =>
      [...words.slice(0, index), words[index] + second, ...words.slice(index + 2)].join(' '),
    )
}

/** Asks for all words of a text, or for all with two neighbours as one; people who join words spell the rest well. */
export const allWordsOf = (text: string): Query => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'AND', queries: [text] },
    ...joinedSpellings(text).map((spelling) => ({
      combineWith: 'AND' as const,
      fuzzy: false,
      boost: { keywords: 20 },
      queries: [spelling],
    })),
  ],
})
