import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '#tests/support/open-page.tsx'

/** The topics for pages without scripts come first; the styles hide them. */
const topics = () => within(screen.getAllByRole('group', { name: 'Topics' }).at(-1) as HTMLElement)
const counts = () => topics().getAllByRole('button', { name: / \d+$/ })

const articles = () => within(document.querySelector('#articles') as HTMLElement)
/** The index loads after the page. */
const AFTER_THE_INDEX = { timeout: 120_000 }

test('A question in the address is in the title, leaves no empty topics, and moves the focus to its answers', async () => {
  await visit('/information?q=dentist')
  const answers = await screen.findByRole('heading', { name: 'Answers', level: 2 }, AFTER_THE_INDEX)
  await waitFor(() => expect(answers).toHaveFocus())
  expect(articles().getByRole('status')).toHaveTextContent(/^\d answers?, [1-9]\d* articles?$/)
  expect(document.title).toMatch(/^“dentist” – /)
  expect(counts().filter((topic) => topic.textContent?.endsWith(' 0'))).toEqual([])
})

test('With answers but no guides left, the page does not claim that nothing was found', async () => {
  await visit('/information?category=businesses&q=FSP')
  await screen.findByRole('heading', { name: 'Answers', level: 2 }, AFTER_THE_INDEX)
  expect(articles().getByRole('status')).toHaveTextContent(/^\d answers?, 0 articles$/)
  expect(articles().queryByText(/No articles match|Or read one of these/)).toBeNull()
})

test('A subject without a guide gets one sentence with a link to contact us', async () => {
  await visit('/information?q=pension%20refund')
  const status = articles().getByRole('status')
  await waitFor(
    () => expect(status).toHaveTextContent('We have no guide on “pension refund”. Ask us.'),
    AFTER_THE_INDEX,
  )
  expect(status).toHaveFocus()
  expect(articles().queryByText(/No articles match|Or read one of these/)).toBeNull()
  expect(articles().queryByRole('button', { name: /^Without/ })).toBeNull()
})

test('A Russian word without an article gets a link to the page in Russian', async () => {
  await visit('/information?q=виза')
  const link = await waitFor(() => articles().getByText('Русский'), AFTER_THE_INDEX)
  expect(link).toHaveAttribute('href', '/russian')
})

test('Without a question the page keeps its title and its focus, and shows every topic', async () => {
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

const status = () => articles().getByRole('status')
const chips = () =>
  [...document.querySelectorAll('[aria-labelledby="active-filters"] button')].map((chip) => chip.textContent)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const topic = (name: string) => topics().getByRole('button', { name: new RegExp(`^${name} `) })

test('Filters are removed one by one, with the focus on the next, or all at once, with the focus on the count', async () => {
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

test('Eight topics are shown at first; each has the number of articles it leaves, and one without any cannot be chosen', async () => {
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

test('Where filters leave no article, the page names the one to remove, and suggests three guides', async () => {
  await visit('/information?category=businesses&tag=Recognition')
  expect(status()).toHaveTextContent('No articles match your filter criteria.')
  expect(articles().getAllByRole('link')).toHaveLength(3)
  press('Without Businesses: 5 articles')
  await waitFor(() => expect(status()).toHaveTextContent('5 articles'))
  expect(status()).toHaveFocus()
})

test('A card names the audience, the age, the reading time and the first tags of its article, in its language', async () => {
  await visit('/information')
  const cardOf = (title: RegExp) => screen.getByRole('heading', { level: 3, name: title }).closest('li')
  const work = cardOf(/^Work visa for Germany/)
  for (const text of [
    'Businesses',
    'Featured',
    '12 min read',
    'and 3 more tags: Skilled Workers, Compliance',
  ])
    expect(work).toHaveTextContent(text)
  const turkish = cardOf(/^Fırsat Kartı/)
  expect(turkish).toHaveTextContent('in Turkish')
  expect(turkish?.querySelector('h3')).toHaveAttribute('lang', 'tr')
})
