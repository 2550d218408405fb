import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '#tests/support/open-page.tsx'

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-asks="state"] tbody tr')].filter(({ hidden }) => !hidden)

test.each([
  '/information/nurses-germany',
  '/information/approbation-germany',
  '/de/information/approbation-germany',
])(
  'the table of the states on %s shows all sixteen before one is chosen, and again afterwards',
  async (path) => {
    await visit(path)
    expect(shown()).toHaveLength(16)
    const state = document.querySelector('#asked-state') as HTMLSelectElement
    fireEvent.change(state, { target: { value: 'bavaria' } })
    expect(shown().map(({ dataset }) => dataset.key)).toEqual(['bavaria'])
    expect(location.search).toBe('?state=bavaria')
    fireEvent.change(state, { target: { value: '' } })
    expect(shown()).toHaveLength(16)
    expect(location.search).toBe('')
  },
)

test('an address may choose one, and nonsense in it chooses none', async () => {
  await visit('/information/nurses-germany?state=berlin')
  expect(shown().map(({ dataset }) => dataset.key)).toEqual(['berlin'])
  expect(screen.getByRole('combobox', { name: 'Your state' })).toHaveDisplayValue('Berlin')
  await visit('/information/nurses-germany?state=atlantis')
  expect(shown()).toHaveLength(16)
})
