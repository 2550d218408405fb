import { expect, test } from 'vitest'
import { formatFigure } from '#src/content/fact-text.ts'
import { FACTS, type FactName, getFact } from '#src/content/facts.ts'
import { pages } from './built-pages.ts'

const today = new Date().toISOString().slice(0, 10)

/** Figures whose next value is overdue, and which have a `notice` for readers. */
const OVERDUE = (Object.keys(FACTS) as FactName[])
  .map(getFact)
  .filter(({ successorDue = today, notice }) => notice && successorDue < today)

const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ')

test('A page with an amount whose successor is overdue shows the notice', () => {
  const stating = pages.flatMap((page) => {
    const language = page.locale
    const text = plain(page.document.querySelector('main')?.textContent ?? '')
    const stated = OVERDUE.filter((fact) => {
      const amount = plain(formatFigure(fact, language, 'figure'))
      return text.split(amount).some((before, index, parts) => {
        const after = parts[index + 1]
        return after !== undefined && !/[\d.,]$/.test(before) && !/^[.,]?\d/.test(after)
      })
    })
    return stated.length > 0 ? [{ url: page.url, language, text, stated }] : []
  })
  expect(OVERDUE.length === 0 || stating.length > 10, 'the amounts are found').toBe(true)
  expect(
    stating.flatMap(({ url, language, text, stated }) =>
      stated.some(({ notice }) => notice && !text.includes(plain(notice[language])))
        ? [`${url}: ${stated.map((fact) => formatFigure(fact, language, 'figure')).join(', ')}`]
        : [],
    ),
  ).toEqual([])
})
