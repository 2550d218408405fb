import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
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

test('Each step shows its number and focuses its question', async () => {
  const hands = await openAt('')
  await hands.sees('Two to five answers, one minute.')
  expect(screen.getByRole('link', { name: 'My job ends' })).toHaveProperty('hash', '#event=job')
  await hands.press('join my family')
  await hands.hasFocus('heading', 'Which passport do you hold?')
  expect([step(), rows()]).toEqual(['Question 2 of about 3', ['join my family']])
  await hands.choose('Which passport do you hold?', 'Türkiye')
  await hands.press('Continue')
  expect([step(), rows()]).toEqual(['Question 3 of about 3', ['join my family', 'Türkiye']])
  await hands.press('Change Which passport')
  expect(document.querySelector('select')?.value).toBe('tr')
  await openAt('#who=nurse&country=tr')
  expect(step()).toBe('Question 3 of about 7')
})

test('A grouped question is asked in two steps, with the given group marked', async () => {
  const hands = await openAt('#goal=search&country=tr')
  await hands.press('Yes')
  await hands.hasFocus('heading', 'With which permit?')
  await hands.press('as a family member')
  await hands.sees('In Germany as a family member or with a settlement permit')
  await hands.press('Change Are you in Germany')
  await hands.seesGiven(/^Yes$/)
  await hands.press('Yes')
  await hands.seesGiven(/as a family member/)
})

test('Answers that lead to the same outcome are one answer with all texts', async () => {
  const hands = await openAt('#goal=work&country=in&where=abroad&who=degree_other&salary=below&at=salary')
  const answers = [...document.querySelectorAll('main section li')].map(({ textContent }) => textContent)
  expect(answers).toEqual([
    '€50,700 or more',
    '€45,934.20 or more, but below €50,700',
    'less than €45,934.20',
    'I do not know yet',
  ])
  await hands.seesGiven(/^less than €45,934.20$/)
  await hands.press('less than €45,934.20')
  expect(rows()).toContain('less than €45,934.20')
  expect(location.hash).toMatch(/&salary=exp\.below$/)
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

test('A deadline that may run already is the first line of a result', async () => {
  const hands = await openAt('#who=it_exp&country=in&goal=search&where=de_job')
  await hands.seesHeading('Look while your permit runs')
  const title = screen.getByRole('heading', { name: 'Look while your permit runs' })
  expect(title.nextElementSibling).toHaveTextContent(/Three deadlines run: 3\sdays/)
  const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target(/^Did your job end/)).toMatch(/^\/information\/already-in-germany#when-the-job-ends/)
  expect(target('Or ask for a talk of half an hour')).toBe(
    '/free-consultation#request&who=it_exp&country=in&goal=search&where=de_job&tool=you',
  )
})

test('A result without steps of a plan links to none, and writing is its main action', async () => {
  const hands = await openAt('#goal=search&country=in&where=abroad&who=none')
  await hands.sees('Next step')
  expect(document.querySelector('main a[href*="/plan#"]')).toBeNull()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('data-tone', 'brick')
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
