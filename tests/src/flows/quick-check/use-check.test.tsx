import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { withTool } from '#src/content/law/tool-page.ts'
import { Check } from '#src/flows/quick-check/check.tsx'
import { quickCheckFlow } from '#src/flows/quick-check/quick-check.flow.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'

const server = mockedSite()
const tool = await withTool('you')({ context: { locale: 'en' } })

/** A nurse who has said all but how far the recognition is, and with it. */
const NEARLY = 'who=nurse&country=tr&goal=recognition&where=abroad'
const NURSE = `${NEARLY}&stage=notice`

const openAt = (address: string) => visitInJsdom(server, `/quick-check${address}`, null)

const list = (name: string) => document.querySelector(`select[name="${name}"]`) as HTMLSelectElement
const button = (name: string) => screen.getByText(name, { selector: 'button' })
const outcome = () => document.querySelector('[data-outcome]')?.getAttribute('data-outcome')
/** The answers in one line. */
const line = () => screen.queryByText('Your answers:')?.closest('span')?.textContent
/** The questions that a phone hides behind the line of answers. */
const folded = () =>
  [...document.querySelectorAll('[data-folded]')].map(
    (element) => element.querySelector<HTMLInputElement | HTMLSelectElement>('select, input')?.name,
  )

afterEach(() => history.replaceState(null, '', '/'))

test('each answer goes into the address, the last one that decides brings the result, and undoing takes it back', async () => {
  const hands = await openAt('')
  for (const name of ['Undo the last change', 'Start over']) await hands.seesButton(name, false)
  await hands.choose('I am', 'a nurse, or in another health profession')
  expect([location.hash, outcome()]).toEqual(['#who=nurse', undefined])
  await hands.seesButton('Undo the last change', true)
  await hands.load(`/quick-check#${NEARLY}`)
  await hands.tick('I have a notice that names what is missing', true)
  expect([location.hash, outcome()]).toEqual([`#${NURSE}`, 'Y_REC_NURSE_NOTICE'])
  await hands.press('Undo the last change')
  expect([location.hash, outcome()]).toEqual([`#${NEARLY}`, undefined])
  await hands.seesButton('Undo the last change', false)
  await hands.seesButton('Start over', true)
})

test('a visitor who arrives with a result finds the focus on it and the answers in one line; "Change" begins at the first', async () => {
  const hands = await openAt(`#${NURSE}`)
  expect([outcome(), document.activeElement?.id]).toEqual(['Y_REC_NURSE_NOTICE', 'result'])
  expect(line()).toMatch(/^Your answers: a nurse, or in another health profession · Türkiye · /)
  expect(folded()).toEqual(['who', 'country', 'goal', 'where', 'stage'])
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  await hands.press('Change')
  expect([line(), folded()]).toEqual([undefined, []])
  expect(document.activeElement).toBe(list('who'))
  // A screen reader would read it.
  expect(focused.mock.contexts).not.toContain(document.getElementById('result'))
})

test('an answer that is given on the page stands there until the result is shown', async () => {
  const hands = await openAt(`#${NEARLY}`)
  expect(document.activeElement).toBe(document.body)
  await hands.tick('I have a notice that names what is missing', true)
  expect(folded()).toEqual(['who', 'country', 'goal', 'where'])
  await hands.press('Show the result')
  expect(folded()).toEqual(['who', 'country', 'goal', 'where', 'stage'])
  expect(document.activeElement?.id).toBe('result')
})

test('an answer that no longer fits the others leaves the line', async () => {
  const hands = await openAt(`#${NURSE}`)
  await hands.choose('and want to', 'learn German')
  expect(line()).toBe(
    'Your answers: a nurse, or in another health profession · Türkiye · learn German · No, outside Germany',
  )
})

test('asking for the result too early folds nothing, names the number of missing answers, and leads to the first of them', async () => {
  const hands = await openAt('')
  await hands.choose('I am', 'a nurse, or in another health profession')
  await hands.press('Show the result')
  expect(folded()).toEqual([])
  await hands.sees('2 answers are missing.')
  expect(document.activeElement).toBe(list('country'))
})

test('showing the result never loads the page anew', async () => {
  await openAt(`#${NURSE}`)
  expect(fireEvent.submit(document.forms[0] as HTMLFormElement)).toBe(false)
})

test('after "Start over" no answer is left, and the lists stay visible while the visitor chooses again', async () => {
  const hands = await openAt(`#${NURSE}`)
  await hands.press('Start over')
  expect([location.hash, list('who').value, outcome(), line()]).toEqual(['', '', undefined, undefined])
  await hands.choose('I am', 'a nurse, or in another health profession')
  expect(folded()).toEqual([])
})

test('questions that come or go do not push the one in use out of sight', async () => {
  const hands = await openAt('')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await hands.choose('I am', 'a nurse, or in another health profession')
  expect(scrolled.mock.contexts).toEqual([list('who')])
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
})

describe('choices before the app arrived', () => {
  const check = <Check tool={tool} flow={quickCheckFlow} inquiry="individual" />

  /** The finished page at this address, where a visitor chooses before React takes it over. */
  function hydrateAt(address: string, chosen: Record<string, string>) {
    history.replaceState(null, '', `/quick-check${address}`)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(check)
    for (const [name, value] of Object.entries(chosen)) list(name).value = value
    render(check, { container, hydrate: true })
  }

  test.for([
    ['', { who: 'doctor' }, '#who=doctor', true],
    ['#who=nurse', { who: 'doctor', country: 'fr' }, '#who=doctor&country=fr', true],
    ['#who=nurse', { country: 'fr' }, '#who=nurse&country=fr', true],
    ['#who=nurse', { who: 'nurse' }, '#who=nurse', false],
    ['', {}, '', false],
  ] as const)(
    'at "%s" with %j leads to "%s"; there is something to undo: %s',
    ([address, chosen, hash, canTakeBack]) => {
      hydrateAt(address, chosen)
      expect(location.hash).toBe(hash)
      expect(button('Undo the last change').getAttribute('aria-disabled')).toBe(String(!canTakeBack))
    },
  )
})

const permits = () => [...document.querySelectorAll<HTMLInputElement>('fieldset fieldset [name="where"]')]
const inGermany = () => document.getElementById('question-where-behind') as HTMLInputElement

test('people abroad do not see the permits: they appear after "Yes", which removes the other answer', async () => {
  await openAt('#who=nurse&country=tr&goal=search&where=abroad')
  expect(permits()).toEqual([])
  fireEvent.click(inGermany())
  expect(inGermany()).toBeChecked()
  expect(permits().map(({ value }) => value)).toContain('de_open')
  expect(location.hash).toBe('#who=nurse&country=tr&goal=search')
  fireEvent.click(document.getElementById('question-where-de_open') as HTMLInputElement)
  expect(location.hash).toBe('#who=nurse&country=tr&goal=search&where=de_open')
})

test('an earlier address with a permit opens on "Yes" and its permit', async () => {
  await openAt('#who=nurse&country=tr&goal=search&where=de_open')
  expect(inGermany()).toBeChecked()
  expect(
    permits()
      .filter(({ checked }) => checked)
      .map(({ value }) => value),
  ).toEqual(['de_open'])
})
