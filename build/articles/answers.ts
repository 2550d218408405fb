import type { Nodes, Root } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import MiniSearch from 'minisearch'
import { visit } from 'unist-util-visit'
import {
  type AnswerEntry,
  type AnswerIndex,
  type AskedPhrase,
  PHRASE_OPTIONS,
  wordsAsked,
} from '#src/content/answer.ts'
import { ANSWERING_PAGES, ASKED } from '#src/content/answers.ts'
import type { Locale } from '#src/site/locale.ts'
import type { ArticleFile } from './files.ts'
import { headingsOf } from './structure.ts'

/** An answer with the phrases that lead to it. */
interface AskedAnswer extends AnswerEntry {
  phrases: readonly string[]
}

/**
 * The answers to questions, and the index of the phrases that lead to each: the chapters of `articles` that are
 * asked for, and the pages that answer what no guide does. `files` are all articles, since the chapters are named
 * by the anchors of the English version.
 *
 * @throws where a chapter that is named does not exist, or two versions have different chapters
 */
export function answerIndex(
  articles: readonly ArticleFile[],
  files: readonly ArticleFile[],
  locale: Locale,
): AnswerIndex {
  const answers = [...articles.flatMap((article) => chaptersOf(article, files)), ...pagesIn(locale)]
  const search = new MiniSearch<AskedPhrase>(PHRASE_OPTIONS)
  const phrases = answers.flatMap((answer, place) =>
    [...new Set(answer.phrases)].map((phrase) => ({ phrase, place })),
  )
  search.addAll(
    phrases.map(({ phrase, place }, id) => ({ id, phrase, place, words: wordsAsked(phrase).size })),
  )
  return { phrases: search.toJSON(), entries: answers.map(({ phrases: _, ...entry }) => entry) }
}

const phrasesOf = (asked = ''): string[] =>
  asked
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

const pagesIn = (locale: Locale): AskedAnswer[] =>
  ANSWERING_PAGES.map(({ path, title, text, asked }) => ({
    id: path,
    title: title[locale],
    heading: '',
    sentence: text[locale],
    language: locale,
    phrases: phrasesOf(asked),
  }))

function chaptersOf(article: ArticleFile, files: readonly ArticleFile[]): AskedAnswer[] {
  const { slug, language, title, excerpt, tree, file } = article
  const named = ASKED[slug] ?? {}
  const english = files.find((other) => other.slug === slug && other.language === 'en') ?? article
  const headings = headingsOf(tree)
  const anchors = headingsOf(english.tree).map(({ id }) => id)
  if (anchors.length !== headings.length) throw new Error(`${file}: other chapters than ${english.file}`)
  const unknown = Object.keys(named).filter((anchor) => anchor !== '' && !anchors.includes(anchor))
  if (unknown.length > 0) throw new Error(`${file}: no chapters ${unknown.join(', ')}`)
  const short = title.replace(/\s*[:–(].*$/, '')
  const sections = sectionsOf(tree)
  return [
    {
      id: slug,
      title: short,
      heading: '',
      sentence: excerpt,
      language,
      phrases: [title, ...phrasesOf(named[''])],
    },
    ...headings.flatMap(({ id, title: heading }, index) => {
      const asked = named[anchors[index] ?? '']
      // Chapters that answer no question, such as the next step, are not indexed.
      if (asked === undefined) return []
      const sentence = firstSentence(sections[index] ?? [])
      return [{ id: `${slug}#${id}`, title: short, heading, sentence, language, phrases: phrasesOf(asked) }]
    }),
  ]
}

/** The text below each heading. */
function sectionsOf(tree: Root): Nodes[][] {
  const sections: Nodes[][] = []
  for (const node of tree.children) {
    if (node.type === 'heading') sections.push([])
    else sections.at(-1)?.push(node)
  }
  return sections
}

const ENOUGH = 160

/** The first sentence of a chapter, cut at a word where it is long; a sentence that ends with a colon includes what follows. */
function firstSentence(nodes: readonly Nodes[]): string {
  let found = ''
  for (const node of nodes) {
    visit(node, 'paragraph', (paragraph) => {
      if (found === '' || found.endsWith(':'))
        found = `${found} ${toText(paragraph).replaceAll(/\s+/g, ' ')}`.trim()
    })
  }
  const [sentence = ''] = found.match(/^.*?[^\d.§][.?!](?=\s|$)/) ?? [found]
  return sentence.length > ENOUGH ? `${sentence.slice(0, ENOUGH).replace(/\s+\S*$/, '')} …` : sentence
}
