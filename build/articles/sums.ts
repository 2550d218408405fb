import type { Nodes, PhrasingContent, Root, Table } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Language } from '#contracts/values/language.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import type { FactUnit, FactValue } from '#src/content/facts/fact.ts'
import { getFact } from '#src/content/facts.ts'
import { type Amount, addUp, amountIn, amountText } from './add-up.ts'
import { attributesOf, type Element, element, elementsNamed, problemAt, replaceElements } from './elements.ts'
import { factOf } from './fact-name.ts'
import { strong, table, text, withAttributes } from './table.ts'

const WORDS: Record<Language, { item: string; amount: string; total: string; needed: string }> = {
  en: { item: 'Item', amount: 'Amount', total: 'Total', needed: 'Needed' },
  de: { item: 'Posten', amount: 'Betrag', total: 'Summe', needed: 'Nötig' },
  tr: { item: 'Kalem', amount: 'Tutar', total: 'Toplam', needed: 'Gereken' },
}

/**
 * Turns the `<Line>` elements of each `<CostTable>` and `<WorkedExample>` into a table with a total. Each line has one
 * of:
 * - `fact`: the name of a figure;
 * - `value` and `unit`: an assumption, allowed only in `<WorkedExample>`;
 * - `amount`: text, which the total leaves out.
 *
 * `times` multiplies a line, and `minus` subtracts it. With `times`, a figure such as euros per month counts as plain
 * euros. `needs` names a figure that the total must reach.
 *
 * @throws on an invalid or missing `<Line>`, incompatible units, or a total below `needs`
 */
export function resolveSums(tree: Root, language: Language): void {
  for (const parent of elementsNamed(tree, 'CostTable', 'WorkedExample')) {
    const lines = elementsNamed(parent as Nodes, 'Line')
    if (lines.length === 0) throw problemAt(parent, `<${parent.name}> has no <Line>`)
    const sum = sumTable(parent, lines, language)
    if (parent.name === 'CostTable') {
      replaceElements(tree, new Map([[parent, [sum]]]))
      continue
    }
    const [first] = lines
    if (first) replaceLines(parent, lines, sum)
  }
}

function sumTable(parent: Element, lines: readonly Element[], language: Language): Table {
  const { item, amount, total, needed } = WORDS[language]
  const attributes = attributesOf(parent)
  const amounts = lines.flatMap((line) => amountOf(line, parent) ?? [])
  const sum = addUp(amounts, (problem) => problemAt(parent, problem))
  const head = [[text(attributes.item ?? item)], [text(attributes.amount ?? amount)]]
  const rows = lines.map((line) => [
    line.children as PhrasingContent[],
    amountCell(line, amountOf(line, parent), language),
  ])
  const need = attributes.needs === undefined ? [] : [neededAmountRow(parent, sum, needed, language)]
  const last = [[strong(attributes.total ?? total)], [strong(amountText(sum, language))]]
  return withAttributes(table([head, ...rows, last, ...need]), { 'data-sum': '' })
}

function amountOf(line: Element, parent: Element): Amount | undefined {
  const { fact, value, unit, amount, times = '1', minus } = attributesOf(line)
  if (amount !== undefined) return undefined
  const sign = minus === undefined ? 1 : -1
  if (fact !== undefined) {
    const known = getFact(factOf(asFact(line)))
    return scaled(known.value, times === '1' ? known.unit : moneyOf(known.unit), sign * Number(times), line)
  }
  if (parent.name === 'WorkedExample' && value !== undefined && unit !== undefined) {
    return scaled(Number(value), unit as FactUnit, sign * Number(times), line)
  }
  throw problemAt(line, '<Line> needs a fact, an amount in words or, in an example, value and unit')
}

const moneyOf = (unit: FactUnit): FactUnit => (unit.startsWith('EUR') ? 'EUR' : unit)

function scaled(value: FactValue, unit: FactUnit, factor: number, line: Element): Amount {
  const { range } = amountIn({ value, unit }, (problem) => problemAt(line, problem))
  const [min = Number.NaN, max = Number.NaN] = range
    .map((end) => end * factor)
    .toSorted((low, high) => low - high)
  if (Number.isNaN(min)) throw problemAt(line, '<Line> needs numbers')
  return { range: [min, max], unit }
}

function neededAmountRow(parent: Element, sum: Amount, label: string, language: Language) {
  const { needs = '' } = attributesOf(parent)
  const fact = getFact(factOf({ ...parent, attributes: element('Fact', { name: needs }).attributes }))
  const least = typeof fact.value === 'object' ? fact.value[0] : Number(fact.value)
  if (fact.unit !== sum.unit || sum.range[0] < least) {
    throw problemAt(
      parent,
      `the sum is ${amountText(sum, language)}, but ${needs} is ${formatFigure(fact, language)}`,
    )
  }
  return [[text(label)], [element('Fact', { name: needs })]]
}

function amountCell(line: Element, amount: Amount | undefined, language: Language): PhrasingContent[] {
  const { fact, amount: inWords = '', times, minus } = attributesOf(line)
  if (!amount) return [text(inWords)]
  const figure =
    fact === undefined ? text(amountText(absolute(amount), language)) : element('Fact', { name: fact })
  const factor = formatFigure({ value: Number(times), unit: 'count' }, language)
  const product =
    times === undefined ? [] : [text(` × ${factor} = ${amountText(absolute(amount), language)}`)]
  return [...(minus === undefined ? [] : [text('− ')]), figure, ...product]
}

const absolute = ({ range: [min, max], unit }: Amount): Amount => ({
  range: [Math.min(Math.abs(min), Math.abs(max)), Math.max(Math.abs(min), Math.abs(max))],
  unit,
})

const asFact = (line: Element): Element => ({
  ...line,
  attributes: element('Fact', { name: attributesOf(line).fact ?? '' }).attributes,
})

/** Puts the table in place of the block that contains the first `<Line>`, and removes the blocks of the other lines. */
function replaceLines(parent: Element, lines: readonly Element[], sum: Table): void {
  const holds = (block: Nodes) => {
    let found = false
    visit(block, (node) => {
      if (lines.includes(node as Element)) found = true
    })
    return found
  }
  const blocks = parent.children as Nodes[]
  const first = blocks.findIndex(holds)
  parent.children = blocks.flatMap((block, index) =>
    index === first ? [sum] : holds(block) ? [] : [block],
  ) as never
}
