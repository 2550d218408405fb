import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '#tests/support/open-page.tsx'

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-asks="state"] tbody tr')].filter(({ hidden }) => !hidden)

test.each(['/information/nurses-germany', '/de/information/approbation-germany'])(
  'The table of states on %s shows all sixteen, or the chosen one',
  async (path) => {
    await visit(path)
    expect(shown()).toHaveLength(16)
    const state = document.querySelector('#asked-state') as HTMLSelectElement
    fireEvent.change(state, { target: { value: 'bavaria' } })
    expect(shown().map(({ dataset }) => dataset.key)).toEqual(['bavaria'])
    expect(location.hash).toBe('#state=bavaria')
    fireEvent.change(state, { target: { value: 'all' } })
    expect(shown()).toHaveLength(16)
    expect([state.value, location.hash]).toEqual(['all', ''])
  },
)

test('An address may choose a state, and an unknown one chooses none', async () => {
  await visit('/information/nurses-germany#state=berlin')
  expect(shown().map(({ dataset }) => dataset.key)).toEqual(['berlin'])
  expect(screen.getByRole('combobox', { name: 'Your state' })).toHaveDisplayValue('Berlin')
  await visit('/information/nurses-germany#state=atlantis')
  expect(shown()).toHaveLength(16)
})

const COMPARISON = '/information/job-seeker-visa-vs-blue-card'
const columns = () =>
  [...document.querySelectorAll<HTMLElement>('[data-asks="compare"] thead th')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent.replaceAll('\u00ad', '').replace(/ \(.*/, ''))
const tick = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Compare' })).getByRole('checkbox', { name: new RegExp(name) }),
  )
const [CARD, SEARCH, BLUE] = ['Opportunity Card', 'Job search in Germany', 'EU Blue Card']

test('Any column but the last one left can be hidden on a wide screen', async () => {
  await visit(COMPARISON)
  expect(columns()).toEqual([CARD, SEARCH, BLUE])
  tick('Job search')
  expect(columns()).toEqual([CARD, BLUE])
  expect(location.search).toBe('?compare=opportunity-card,blue-card')
  tick('Opp')
  tick('Blue Card')
  expect(columns()).toEqual([BLUE])
  await visit(`${COMPARISON}?compare=blue-card`)
  expect(columns()).toEqual([BLUE])
  await visit(`${COMPARISON}?compare=green-card`)
  expect(columns()).toEqual([CARD, SEARCH, BLUE])
})
