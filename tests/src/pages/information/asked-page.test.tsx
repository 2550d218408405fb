import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '#tests/support/open-page.tsx'

/** The choice of one for pages without scripts is there too; the styles hide it. */
const topics = () => within(screen.getAllByRole('group', { name: 'Topics' }).at(-1) as HTMLElement)
const counts = () => topics().getAllByRole('button', { name: / \d+$/ })

test('a question that comes with the address is in the title, leaves no empty topics, and its count has the focus', async () => {
  await visit('/information?q=dentist')
  const status = within(document.querySelector('#articles') as HTMLElement).getByRole('status')
  // The index comes after the page.
  await waitFor(() => expect(status).toHaveTextContent(/^[1-9]\d* articles?$/), { timeout: 20_000 })
  expect(status).toHaveFocus()
  expect(document.title).toMatch(/^“dentist” – /)
  expect(counts().filter((topic) => topic.textContent?.endsWith(' 0'))).toEqual([])
})

test('without a question the page keeps its title and its focus, and every topic stands', async () => {
  await visit('/information?tag=Doctors')
  expect(document.body).toHaveFocus()
  expect(document.title).toMatch(/^Information Center/)
  expect(counts().some((topic) => topic.textContent?.endsWith(' 0'))).toBe(true)
})

test('whoever clears the filters with a word half typed clears the word too', async () => {
  const router = await visit('/information?category=businesses')
  const box = screen.getByRole('searchbox', { name: 'Search the articles' })
  fireEvent.input(box, { target: { value: 'exam' } })
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull())
  expect(box).toHaveValue('')
  expect(router.state.location.search).toEqual({})
})
