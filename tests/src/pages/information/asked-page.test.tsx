import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '#tests/support/open-page.tsx'

/** Returns the second of two groups. The first one, hidden by styles, is for browsers without scripts. */
const topics = () => within(screen.getAllByRole('group', { name: 'Topics' }).at(-1) as HTMLElement)
const counts = () => topics().getAllByRole('button', { name: / \d+$/ })
const topic = (name: string) => topics().getByRole('button', { name: new RegExp(`^${name} `) })
const articles = () => within(document.querySelector('#articles') as HTMLElement)
const status = () => articles().getByRole('status')
const chips = () =>
  [...document.querySelectorAll('[aria-labelledby="active-filters"] button')].map((chip) => chip.textContent)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** Almost the time limit of a test: a slow machine builds the search index for minutes. */
const AFTER_THE_INDEX = { timeout: 280_000 }

test('A question in the address is in the title and focuses its answers', async () => {
  await visit('/information?q=dentist')
  expect(status()).toHaveTextContent('Searching the guides …')
  expect(articles().queryByText(/No articles match/)).toBeNull()
  const answers = await screen.findByRole('heading', { name: 'Answers', level: 2 }, AFTER_THE_INDEX)
  await waitFor(() => expect(answers).toHaveFocus(), AFTER_THE_INDEX)
  expect(status()).toHaveTextContent(/^\d answers?, [1-9]\d* articles?$/)
  expect(document.title).toMatch(/^“dentist” – /)
  expect(counts().filter((topic) => topic.textContent?.endsWith(' 0'))).toEqual([])
})

test.each([
  ['category=businesses&q=FSP', /^\d answers?, 0 articles$/],
  ['q=pension%20refund', 'We have no guide on “pension refund”. Ask us.'],
])('Without a guide, ?%s gets "%s", and no claim that nothing was found', async (query, text) => {
  await visit(`/information?${query}`)
  await waitFor(() => expect(status()).toHaveTextContent(text), AFTER_THE_INDEX)
  expect(articles().queryByText(/No articles match|Or read one of these/)).toBeNull()
  expect(articles().queryByRole('button', { name: /^Without/ })).toBeNull()
})

test('A search without a result gets a line in each language of the talk', async () => {
  await visit('/information?q=ксилофон')
  const link = await waitFor(() => articles().getByText('Наша страница на русском'), AFTER_THE_INDEX)
  expect(link).toHaveAttribute('href', '/russian')
  expect(articles().getByText('Bize sorun')).toHaveAttribute('href', '/tr/free-consultation')
})

test('Without a question the page keeps title, focus and every topic', async () => {
  await visit('/information?tag=Doctors')
  expect(document.body).toHaveFocus()
  expect(document.title).toMatch(/^Information Center/)
  expect(counts().some((topic) => topic.textContent?.endsWith(' 0'))).toBe(true)
})

test('Clearing the filters also clears a word that is being typed', async () => {
  const router = await visit('/information?category=businesses')
  const box = screen.getByRole('searchbox', { name: 'Search the articles' })
  fireEvent.input(box, { target: { value: 'exam' } })
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull())
  expect(box).toHaveValue('')
  expect(router.state.location.search).toEqual({})
})

test('Filters are removed one by one or all at once, and the focus moves on', async () => {
  const router = await visit('/information?category=individuals&tag=Doctors&tag=Recognition')
  expect(chips()).toEqual(['Individuals', 'Doctors', 'Recognition'])
  press('Remove filter: Doctors')
  await waitFor(() => expect(chips()).toEqual(['Individuals', 'Recognition']))
  expect(screen.getByRole('button', { name: 'Remove filter: Recognition' })).toHaveFocus()
  press('Clear all')
  await waitFor(() => expect(chips()).toEqual([]))
  expect(status()).toHaveFocus()
  expect(router.state.location.search).toEqual({})
})

test('Eight topics are shown at first, each with the number of its articles', async () => {
  const router = await visit('/information')
  expect(topics().getAllByRole('listitem')).toHaveLength(8)
  press('Show all tags')
  expect(topics().getAllByRole('listitem').length).toBeGreaterThan(15)
  expect(topic('Recognition')).toHaveTextContent('Recognition 5')
  fireEvent.click(topic('Doctors'))
  await waitFor(() => expect(topic('Recognition')).toHaveTextContent('Recognition 2'))
  expect(topic('Opportunity Card')).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(topic('Opportunity Card'))
  fireEvent.click(topic('Recognition'))
  await waitFor(() => expect(router.state.location.search).toEqual({ tag: ['Doctors', 'Recognition'] }))
})

test('Where filters leave no article, the page names a filter to remove', async () => {
  await visit('/information?category=businesses&tag=Recognition')
  expect(status()).toHaveTextContent('No articles match your filter criteria.')
  expect(articles().getAllByRole('link')).toHaveLength(3)
  press('Without Businesses: 5 articles')
  await waitFor(() => expect(status()).toHaveTextContent('5 articles'))
  expect(status()).toHaveFocus()
})

test('A card names audience, age, reading time and first tags of its article', async () => {
  await visit('/information')
  const cardOf = (title: RegExp) => screen.getByRole('heading', { level: 3, name: title }).closest('li')
  const parts = ['Businesses', 'Featured', '12 min read', 'and 3 more tags: Skilled Workers, Compliance']
  for (const part of parts) expect(cardOf(/^Work visa for Germany/)).toHaveTextContent(part)
  const turkish = cardOf(/^Fırsat Kartı/)
  expect(turkish).toHaveTextContent('in Turkish')
  expect(turkish?.querySelector('h3')).toHaveAttribute('lang', 'tr')
})
