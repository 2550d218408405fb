import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { withTool } from '#src/content/law/tool-page.ts'
import { Check } from '#src/flows/quick-check/check.tsx'
import { wirePoints } from '#src/flows/quick-check/quick-check.wiring.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'

const server = mockedSite()
const openAt = (address: string) => visitInJsdom(server, `/quick-check${address}`, null)
const step = () => screen.queryByText(/^Question /)?.textContent
const rows = () =>
  [...document.querySelectorAll('dl > div dd:nth-child(2)')].map(({ textContent }) => textContent)

afterEach(() => history.replaceState(null, '', '/'))

test('Each step shows its number, the approximate total and the earlier answers, and focuses its question', async () => {
  const hands = await openAt('')
  await hands.sees('Four or five answers, one minute.')
  await hands.press('a lorry or bus driver')
  await hands.hasFocus('heading', 'Which passport do you hold?')
  expect([step(), rows()]).toEqual(['Question 2 of about 5', ['a lorry or bus driver']])
  await hands.choose('Which passport do you hold?', 'Türkiye')
  await hands.press('Continue')
  await hands.press('join my family')
  expect([step(), rows()]).toEqual([
    'Question 4 of about 4',
    ['a lorry or bus driver', 'Türkiye', 'join my family'],
  ])
  await hands.press('Change Which passport')
  expect(document.querySelector('select')?.value).toBe('tr')
})

test('Permits are listed below "Yes", which is open if a permit was chosen', async () => {
  const address = '#who=nurse&country=tr&goal=search'
  await openAt(address)
  const yes = () => document.querySelector('main details') as HTMLDetailsElement
  expect([yes().open, yes().querySelector('summary')?.textContent]).toEqual([false, 'Yes'])
  expect(yes()).toHaveTextContent('In Germany with a Blue Card')
  const hands = await openAt(`${address}&where=de_open&at=where`)
  expect(yes().open).toBe(true)
  await hands.seesGiven(/as a family member/)
})

test('The page names a dropped answer until the next step', async () => {
  const hands = await openAt('#who=nurse&country=tr&goal=recognition&where=abroad&stage=notice&at=goal')
  await hands.press('learn German')
  const status = document.querySelector('main [role="status"]')
  expect(status).toHaveTextContent(
    'Removed, because it does not fit here: I have a notice that names what is missing.',
  )
  await hands.press('Back')
  expect(status).toBeEmptyDOMElement()
})

test('A deadline that may run already is the first line of a result, and the next step leads to its chapter', async () => {
  const hands = await openAt('#who=it_exp&country=in&goal=search&where=de_job')
  await hands.seesHeading('Look while your permit runs')
  const title = screen.getByRole('heading', { name: 'Look while your permit runs' })
  expect(title.nextElementSibling).toHaveTextContent(/Three deadlines run: 3\sdays/)
  expect(screen.getByRole('link', { name: /^Did your job end/ }).getAttribute('href')).toMatch(
    /^\/information\/already-in-germany#when-the-job-ends/,
  )
})

test('"Continue" uses a country that was chosen before the app had loaded', async () => {
  const tool = await withTool('card')({ context: { locale: 'en' } })
  const check = <Check tool={tool} wire={wirePoints} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(check)
  ;(document.querySelector('select') as HTMLSelectElement).value = 'tr'
  render(check, { container, hydrate: true })
  fireEvent.click(screen.getByText('Continue'))
  expect(location.hash).toMatch(/^#country=tr/)
})
