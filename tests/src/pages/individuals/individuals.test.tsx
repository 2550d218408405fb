import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatFact, sourceOf } from '#src/content/fact-text.ts'
import { OPTION_GROUPS } from '#src/pages/individuals/individuals.content.ts'
import { visit } from '#tests/support/open-page.tsx'

/** Testing Library reads every space as a plain one. */
const breakable = (text: string) => text.replaceAll('\u00a0', ' ')

test.each(['en', 'de'] as const)(
  'every figure on a card stands beside its date and its law, in %s',
  async (locale) => {
    await visit(locale === 'de' ? '/de/individuals' : '/individuals')
    const lists = screen.getAllByRole('list').filter((list) => list.querySelector('[aria-pressed] svg'))
    expect(lists).toHaveLength(OPTION_GROUPS.length)
    for (const [index, { options }] of OPTION_GROUPS.entries()) {
      const group = within(lists[index]?.parentElement as HTMLElement)
      const source = group.getByText(
        locale === 'de' ? /Stand November 2026.*Quellen?: / : /as of November 2026.*Sources: /,
      )
      for (const fact of options.flatMap(({ facts }) => facts)) {
        for (const law of sourceOf(fact, locale).split('; ')) expect(source).toHaveTextContent(breakable(law))
        expect(lists[index]).toHaveTextContent(breakable(formatFact(fact, locale, 'dative')))
      }
    }
    expect(screen.getByText(/§ 30 Abs\. 1 AufenthG/)).toHaveTextContent('§ 36 Abs. 3 AufenthG')
  },
)
