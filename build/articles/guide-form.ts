import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { attributesOf, elementsNamed, isElement } from './elements.ts'
import type { ArticleFile } from './files.ts'
import { proseOf, sentencesOf, wordsOf } from './sentences.ts'
import { readText } from './structure.ts'

const LEAST_WORDS = 900
/** 14 minutes at 200 words a minute: the specification's 12 minutes, plus a tolerance of 2. */
const MOST_WORDS = 2_800
/** Maximum numbers of words for guides that need more. */
const LONGER: Readonly<Record<string, number>> = {
  'work-visa-germany-2025': 3_300,
  'already-in-germany': 3_300,
}
const MOST_WORDS_OF_A_SENTENCE = 20
const KEY_FIGURES = 3
const LEAST = { points: 3, questions: 3, sourceNumbers: 5 }
const ACTIONS = { businesses: '/free-visa-case', individuals: '/free-consultation' } as const
const PORTAL = 'https://www.make-it-in-germany.com'
const STATUTES = 'https://www.gesetze-im-internet.de/'

/**
 * Checks each guide's parts, length and translation, and the sentences in its summary and checklist.
 *
 * @returns a message for each problem, starting with the file name
 */
export function formProblems(articles: readonly ArticleFile[]): string[] {
  return articles.flatMap((article) =>
    [
      ...partProblems(article),
      ...lengthProblems(article),
      ...sentenceProblems(article),
      ...translationProblems(article, articles),
    ].map((problem) => `${article.file}: ${problem}`),
  )
}

function partProblems({ tree, category, keyFigures }: ArticleFile): string[] {
  const count = (name: string) => elementsNamed(tree, name).length
  const [, summary] = tree.children
  const isSummary = summary !== undefined && isElement(summary) && summary.name === 'InShort'
  const links = elementsNamed(tree, 'Sources').flatMap((sources) => linksIn(sources as unknown as Root))
  const actions = elementsNamed(tree, 'CallToAction').map((action) => attributesOf(action).to ?? '')
  const rules: [holds: boolean, rule: string][] = [
    [
      isSummary && count('InShort') === 1 && itemsIn(summary as unknown as Root) >= LEAST.points,
      `must begin with its only <InShort>, with at least ${LEAST.points} points`,
    ],
    [keyFigures.length === KEY_FIGURES, `needs ${KEY_FIGURES} keyFigures`],
    [count('Checklist') === 1, 'needs one <Checklist>'],
    [tree.children.some(({ type }) => type === 'table') || count('Comparison') > 0, 'needs a table'],
    [count('Faq') >= LEAST.questions, `needs at least ${LEAST.questions} <Faq>`],
    [count('SourceNumber') >= LEAST.sourceNumbers, `needs at least ${LEAST.sourceNumbers} figures or <Cite>`],
    [
      count('Sources') === 1 && links.includes(PORTAL) && links.some((link) => link.startsWith(STATUTES)),
      'needs one <Sources>, with makeItInGermany and a statute',
    ],
    [
      actions.length === 1 && actions.every((to) => to.startsWith(ACTIONS[category])),
      `needs one <CallToAction>, to ${ACTIONS[category]}`,
    ],
  ]
  return rules.filter(([holds]) => !holds).map(([, rule]) => rule)
}

function lengthProblems({ slug, tree }: ArticleFile): string[] {
  const most = LONGER[slug] ?? MOST_WORDS
  const words = readText(tree).split(/\s+/).length
  return words < LEAST_WORDS || words > most
    ? [`has ${words} words, but must have ${LEAST_WORDS} to ${most}`]
    : []
}

const sentenceProblems = ({ tree, language }: ArticleFile): string[] =>
  elementsNamed(tree, 'InShort', 'Checklist')
    .flatMap((box) => sentencesOf(proseOf(box), language))
    .filter((sentence) => wordsOf(sentence).length > MOST_WORDS_OF_A_SENTENCE)
    .map((sentence) => `a sentence of over ${MOST_WORDS_OF_A_SENTENCE} words: "${sentence}"`)

function translationProblems({ slug, language, tree }: ArticleFile, articles: readonly ArticleFile[]) {
  const original = articles.find((other) => other.slug === slug && other.language === 'en')
  if (language === 'en' || !original) return []
  const [own, others] = [partsOf(tree), partsOf(original.tree)]
  const index = own.findIndex((part, place) => part !== others[place])
  if (index < 0 && own.length === others.length) return []
  return [`part ${index + 1} is ${own[index]}, in ${original.file} it is ${others[index]}`]
}

function partsOf(tree: Root): string[] {
  const parts: string[] = []
  visit(tree, (node) => {
    if (node.type === 'heading') parts.push(`a heading of level ${node.depth}`)
    if (node.type === 'table') parts.push('a table')
    if (node.type === 'mdxJsxFlowElement') parts.push(`<${node.name}>`)
    return node.type === 'paragraph' || node.type === 'table' ? SKIP : undefined
  })
  return parts
}

function linksIn(tree: Root): string[] {
  const links: string[] = []
  visit(tree, 'link', ({ url }) => void links.push(url))
  return links
}

function itemsIn(tree: Root): number {
  let items = 0
  visit(tree, 'listItem', () => {
    items += 1
  })
  return items
}
