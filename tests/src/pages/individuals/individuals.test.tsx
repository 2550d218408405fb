import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatFigure } from '#src/content/fact-text.ts'
import { currentOf, nextOf } from '#src/content/site-day.ts'
import { sourceLink } from '#src/content/source.ts'
import { OPTION_GROUPS, type Option } from '#src/pages/individuals/individuals.content.ts'
import { visit } from '#tests/support/open-page.tsx'

/** Testing Library reads every space as a plain one. */
const breakable = (text: string) => text.replaceAll('\u00a0', ' ')

const figuresOf = ({ facts, next }: Option) =>
  [currentOf(facts), next && nextOf(next.facts)].flatMap((each) => Object.values(each ?? {}))

test.each(['en', 'de'] as const)(
  'Every figure on a card stands beside the day of its law and a link to it, in %s',
  async (locale) => {
    await visit(locale === 'de' ? '/de/individuals' : '/individuals')
    const lists = screen.getAllByRole('list').filter((list) => list.querySelector('[aria-pressed] svg'))
    expect(lists).toHaveLength(OPTION_GROUPS.length)
    for (const [index, { options }] of OPTION_GROUPS.entries()) {
      const group = within(lists[index]?.parentElement as HTMLElement)
      const pages = new Set(
        options
          .flatMap((option) => [
            ...figuresOf(option).flatMap(({ sources }) => sources),
            ...(option.law ?? []),
          ])
          .map(sourceLink),
      )
      const dated = locale === 'de' ? 'Rechtsstand April 2026' : 'law as of April 2026'
      const counted = `${locale === 'de' ? 'Quellen' : 'Sources'}: ${pages.size} · ${dated}`
      const folded = group.getByText(counted).parentElement as HTMLElement
      const links = [...folded.querySelectorAll('a')].map(({ href }) => href.replace(/\/$/, ''))
      expect(new Set(links)).toEqual(new Set([...pages].map((page) => page.replace(/\/$/, ''))))
      for (const fact of options.flatMap(figuresOf)) {
        expect(lists[index]).toHaveTextContent(breakable(formatFigure(fact, locale, 'dative')))
      }
    }
    const family = locale === 'de' ? '§ 36 Abs. 3 AufenthG' : 'Section 36(3) Residence Act (AufenthG)'
    expect(screen.getByText(family)).toHaveAttribute('href', expect.stringContaining('__36.html'))
  },
)
