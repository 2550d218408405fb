import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatFigure } from '#src/content/fact-text.ts'
import { currentOf, nextOf } from '#src/content/site-day.ts'
import { sourceLink } from '#src/content/source.ts'
import { OPTION_GROUPS, type Option } from '#src/pages/individuals/individuals.content.ts'
import { visit } from '#tests/support/open-page.tsx'

/** Replaces non-breaking spaces, as Testing Library does. */
const breakable = (text: string) => text.replaceAll('\u00a0', ' ')

const figuresOf = ({ facts, next }: Option) =>
  [currentOf(facts), next && nextOf(next.facts)].flatMap((each) => Object.values(each ?? {}))

test('A group of cards shows every figure with its day and its sources', async () => {
  await visit('/de/individuals')
  const lists = screen.getAllByRole('list').filter((list) => list.querySelector('[aria-pressed] svg'))
  expect(lists).toHaveLength(OPTION_GROUPS.length)
  for (const [index, { options }] of OPTION_GROUPS.entries()) {
    const sources = options.flatMap((option) => [
      ...figuresOf(option).flatMap(({ sources }) => sources),
      ...(option.law ?? []),
    ])
    const pages = new Set(sources.map((source) => sourceLink(source).replace(/\/$/, '')))
    const group = within(lists[index]?.parentElement as HTMLElement)
    const folded = group.getByText(`Quellen: ${pages.size} · Rechtsstand April 2026`).parentElement
    const links = [...(folded?.querySelectorAll('a') ?? [])].map(({ href }) => href.replace(/\/$/, ''))
    expect(new Set(links)).toEqual(pages)
    for (const fact of options.flatMap(figuresOf))
      expect(lists[index]).toHaveTextContent(breakable(formatFigure(fact, 'de', 'dative')))
  }
  expect(screen.getByText('§ 36 Abs. 3 AufenthG')).toHaveAttribute(
    'href',
    expect.stringContaining('__36.html'),
  )
})
