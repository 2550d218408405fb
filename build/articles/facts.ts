import type { Nodes, PhrasingContent, Root, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Language } from '#contracts/values/language.ts'
import type { ArticleFrontmatter, KeyFigures } from '#src/content/article.ts'
import { datesLine, datesOf, usualDate } from '#src/content/fact-dates.ts'
import { datedText, type FactForm, formatFigure } from '#src/content/fact-text.ts'
import { type FactName, getFact } from '#src/content/facts.ts'
import { type Source, sourceLink } from '#src/content/source.ts'
import { resolveDatedPassages } from './dated-passages.ts'
import {
  attributesOf,
  type Element,
  element,
  elementsNamed,
  exported,
  isElement,
  problemAt,
  replaceElements,
} from './elements.ts'
import { factOf } from './fact-name.ts'
import { findSource, sourceList, splitSources } from './source-list.ts'
import { resolveStates } from './states.ts'
import { writtenFrontmatter } from './structure.ts'
import { resolveSums } from './sums.ts'
import { refuseWrittenYears, resolveUpcoming } from './years.ts'

const FORMS: readonly string[] = ['phrase', 'dative', 'figure', 'counted']

export interface ArticleFigures {
  /** Without duplicates, in document order. */
  facts: FactName[]
  /** Dates of the law and the amounts, such as "Law as of April 2026; amounts for 2026". */
  dates: string
}

/**
 * Replaces figures in an article with text, so that the browser does not load `FIGURES`. Handles `<Fact>`,
 * `<FactYear>`, `<FactNote>`, `<Upcoming>`, `<Until>`, `<After>`, `<Cite>`, `<Sources>`, `<StateTable>`, `<CostTable>`
 * and `<WorkedExample>`.
 *
 * Adds the numbers of sources after figures. If several figures in a paragraph or table row have the same source, only
 * the last figure gets the number.
 *
 * @throws on an unknown name, form or source, a total below the required amount, or a year that `refuseWrittenYears`
 *   rejects
 */
export function resolveFigures(tree: Root, language: Language): ArticleFigures {
  resolveDatedPassages(tree)
  resolveUpcoming(tree)
  refuseWrittenYears(tree)
  resolveSums(tree, language)
  resolveStates(tree, language)
  const facts = [...new Set(elementsNamed(tree, 'Fact', 'FactNote').map(factOf))]
  const date = usualDate(facts.map(getFact))
  const numbers = numberSources(tree)
  const cited = placeNumbers(tree)
  const headed = datesInHeads(tree, language)
  const phrases = elementsNamed(tree, 'Fact', 'FactYear', 'FactNote', 'Cite').map((node) => {
    const references = (cited.get(node) ?? []).map((link, index) =>
      element('SourceNumber', {
        number: String(numbers.get(link)?.number),
        ...(index > 0 && { further: 'true' }),
      }),
    )
    const text: Text = { type: 'text', value: factWords(node, language, headed.get(node) ?? [], date) }
    const phrase: PhrasingContent[] = [...(text.value ? [text] : []), ...references]
    const nodes: Nodes[] =
      node.type === 'mdxJsxFlowElement' ? [{ type: 'paragraph', children: phrase }] : phrase
    return [node, nodes] as const
  })
  replaceElements(tree, new Map(phrases))
  for (const node of elementsNamed(tree, 'Sources')) {
    node.children = [
      sourceList(
        [...numbers.values()].map(({ sources }) => sources),
        language,
      ),
    ] as never
  }
  return { facts, dates: datesLine(facts, language) }
}

/**
 * Remark plugin that fills in figures, and exports `dates` and `keyFigures` from the article's module. The language
 * comes from the file name.
 */
export const remarkFigures = () => (tree: Root, file: VFile) => {
  const language = /\.(en|de|tr)\.mdx$/.exec(file.path)?.[1]
  if (!language) throw new Error(`${file.path}: an article's name ends in its language, such as .en.mdx`)
  const { dates } = resolveFigures(tree, language as Language)
  const { keyFigures = [] } = writtenFrontmatter(tree)
  tree.children.push(
    exported('dates', dates),
    exported('keyFigures', inWords(keyFigures, language as Language)),
  )
}

const inWords = (figures: ArticleFrontmatter['keyFigures'], language: Language): KeyFigures => ({
  figures: figures.map(({ fact, label }) => ({ value: keyValue(fact, language), label })),
  dates: datesOf(
    figures.map(({ fact }) => fact),
    language,
  ),
})

/** Formats an amount without its period ("a month"), because the label states it. Other values keep their unit. */
const keyValue = (fact: FactName, language: Language): string =>
  formatFigure(getFact(fact), language, getFact(fact).unit.startsWith('EUR') ? 'figure' : 'phrase')

function sourcesOf(node: Element): readonly Source[] {
  if (node.name === 'FactNote' || node.name === 'FactYear') return []
  if (node.name === 'Fact') return getFact(factOf(node)).sources
  const { source = '', further = '' } = attributesOf(node)
  return splitSources(`${source};${further}`).map((name) => {
    const known = findSource(name)
    if (known) return known
    throw problemAt(
      node,
      `<${node.name}> knows no source "${name}"; see src/content/source.ts and official-pages.ts`,
    )
  })
}

interface NumberedSource {
  number: number
  sources: Source[]
}

function numberSources(tree: Root): Map<string, NumberedSource> {
  const numbered = new Map<string, NumberedSource>()
  for (const source of elementsNamed(tree, 'Fact', 'Cite', 'Sources').flatMap(sourcesOf)) {
    const link = sourceLink(source)
    const entry = numbered.get(link) ?? { number: numbered.size + 1, sources: [] }
    entry.sources.push(source)
    numbered.set(link, entry)
  }
  return numbered
}

/** Maps each figure to the URLs of the sources whose numbers follow it. */
function placeNumbers(tree: Root): Map<Element, string[]> {
  const placed = new Map<Element, string[]>()
  visit(tree, (block) => {
    const isFlow = isElement(block) && block.type === 'mdxJsxFlowElement' && isFigure(block)
    if (!isFlow && block.type !== 'paragraph' && block.type !== 'tableRow') return
    const last = new Map<string, Element>()
    const figures = elementsNamed(block as Nodes, 'Fact', 'Cite')
    for (const figure of figures) for (const source of sourcesOf(figure)) last.set(sourceLink(source), figure)
    for (const figure of figures)
      placed.set(
        figure,
        [...last].filter(([, element]) => element === figure).map(([link]) => link),
      )
    return SKIP
  })
  return placed
}

/** Maps each figure in a table to the dates that the table's `<FactYear dated>` elements state. */
function datesInHeads(tree: Root, language: Language): Map<Element, string[]> {
  const headed = new Map<Element, string[]>()
  visit(tree, 'table', (table) => {
    const dates = elementsNamed(table, 'FactYear')
      .filter((year) => 'dated' in attributesOf(year))
      .map((year) => datedText(getFact(factOf(year)), language))
    for (const figure of elementsNamed(table, 'Fact')) headed.set(figure, dates)
  })
  return headed
}

const isFigure = ({ name }: Element): boolean => name === 'Fact' || name === 'Cite'

function factWords(
  node: Element,
  language: Language,
  headed: readonly string[],
  date: string | undefined,
): string {
  if (node.name === 'Cite') return ''
  const name = factOf(node)
  const fact = getFact(name)
  if (node.name === 'FactYear') {
    if (!fact.validFrom) throw problemAt(node, `the fact "${name}" has no day from which it holds`)
    const year = fact.validFrom.slice(0, 4)
    return 'dated' in attributesOf(node) ? `${year} (${datedText(fact, language)})` : year
  }
  if (node.name === 'FactNote') {
    if (!fact.notice) throw problemAt(node, `the fact "${name}" has no notice for readers`)
    return fact.notice[language]
  }
  const { form = 'phrase' } = attributesOf(node)
  if (!FORMS.includes(form)) throw problemAt(node, `form must be ${FORMS.join(', ')}`)
  const words = formatFigure(fact, language, form as FactForm)
  const dated = datedText(fact, language)
  const differs = fact.sourceAsOf !== null && fact.sourceAsOf !== date && !headed.includes(dated)
  return differs ? `${words} (${dated})` : words
}
