import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { TOOLS } from '#build/law/current.ts'
import { cardTables, checkTables } from '#build/law/tables.ts'
import {
  employerCheckFlow,
  pointsFlow,
  questionId,
  quickCheckFlow,
  RESULT_ID,
  showArrived,
} from '#src/flows/quick-check/quick-check.flow.ts'

const input = { tables: checkTables(TOOLS.you) }
let stop = () => {}

/** The quick check on a page of this address. */
function checkAt(address: string) {
  history.replaceState(null, '', address)
  const actor = createActor(quickCheckFlow, { input }).start()
  stop = () => void actor.stop()
  return actor
}

const address = () => location.pathname + location.search + location.hash

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

test('answers in the fragment are taken up, and the result stands there', () => {
  const actor = checkAt('/quick-check#who=nurse&country=tr&goal=recognition&where=abroad&stage=notice')
  expect(actor.getSnapshot().value).toBe('answered')
  expect(address()).toBe('/quick-check#who=nurse&country=tr&goal=recognition&where=abroad&stage=notice')
})

test('answers that a form without script left in the query move into the fragment, which no server sees', () => {
  const actor = checkAt('/quick-check?who=nurse&country=tr&goal=work&where=abroad&salary=hi')
  expect(actor.getSnapshot().value).toBe('answered')
  expect(address()).toBe('/quick-check#who=nurse&country=tr&goal=work&where=abroad&salary=hi')
})

test('answers of a link that no question offers leave the address', () => {
  const actor = checkAt('/quick-check#who=astronaut&country=tr')
  expect(actor.getSnapshot().context.dropped).toEqual({ who: 'astronaut' })
  expect(address()).toBe('/quick-check#country=tr')
})

test('each answer is written into the same entry of the history, and removed when the visitor starts over', () => {
  const actor = checkAt('/quick-check')
  const entries = history.length
  actor.send({ type: 'answer', question: 'who', answer: 'doctor' })
  expect(address()).toBe('/quick-check#who=doctor')
  actor.send({ type: 'startOver' })
  expect(address()).toBe('/quick-check')
  expect(history.length).toBe(entries)
})

test('another fragment is read, and an anchor is no answer', async () => {
  const actor = checkAt('/quick-check#who=doctor')
  const changed = () => new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  let change = changed()
  location.hash = '#main'
  await change
  expect(actor.getSnapshot().context.answers).toEqual({ who: 'doctor' })
  change = changed()
  location.hash = '#who=nurse'
  await change
  expect(actor.getSnapshot().context.answers).toEqual({ who: 'nurse' })
})

test('a check that has ended ignores the address', async () => {
  const actor = checkAt('/quick-check#who=doctor')
  actor.stop()
  const change = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  location.hash = '#who=nurse'
  await change
  expect(actor.getSnapshot().context.answers).toEqual({ who: 'doctor' })
})

test('showing moves the focus to the first open question, then to the result', () => {
  const actor = checkAt('/quick-check#who=nurse')
  for (const id of [questionId('country'), questionId('goal'), RESULT_ID]) {
    const element = document.createElement('div')
    element.id = id
    element.tabIndex = -1
    document.body.append(element)
  }
  actor.send({ type: 'show' })
  expect(document.activeElement?.id).toBe('question-country')
  actor.send({ type: 'answer', question: 'country', answer: 'fr' })
  actor.send({ type: 'answer', question: 'goal', answer: 'work' })
  actor.send({ type: 'show' })
  expect(document.activeElement?.id).toBe('result')
})

describe('the result', () => {
  const RESULT = '<section data-outcome="Y_WORK"><h2 id="result" tabindex="-1">Result</h2></section>'

  /** A page, the heading of whose result stands so far from the top of the window. */
  function pageWith(result: string, top = 0) {
    document.body.innerHTML = `<a id="link" href="#link">Link</a>${result}`
    const heading = document.getElementById(RESULT_ID)
    if (heading) heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
  }
  const hasFocus = () => document.activeElement?.id === RESULT_ID

  test.for([
    ['in the upper third', 0, false],
    ['at the end of the upper third', 100, false],
    ['below the upper third', 101, true],
    ['above the window', -1, true],
  ] as const)(
    'whose heading stands %s (%i px from the top) gets the focus; its section is brought there: %s',
    ([_, top, isBrought]) => {
      vi.stubGlobal('innerHeight', 300)
      pageWith(RESULT, top)
      const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
      showArrived()
      expect(hasFocus()).toBe(true)
      expect(scrolled.mock.contexts).toEqual(isBrought ? [document.querySelector('section')] : [])
      expect(scrolled.mock.calls).toEqual(isBrought ? [[{ block: 'start', behavior: 'instant' }]] : [])
    },
  )

  test('does not move a visitor who reads or does something else on the page', () => {
    pageWith(RESULT)
    vi.stubGlobal('scrollY', 1)
    showArrived()
    expect(hasFocus()).toBe(false)
    vi.stubGlobal('scrollY', 0)
    document.getElementById('link')?.focus()
    showArrived()
    expect(document.activeElement?.id).toBe('link')
  })

  test.each([
    ['is not known yet', RESULT.replace(/data-outcome="\w+"/, '')],
    ['is not on the page', ''],
  ])('does not take the focus on arrival while it %s', (_, result) => {
    pageWith(result)
    showArrived()
    expect(document.activeElement).toBe(document.body)
  })
})

test.for([
  ['employers', employerCheckFlow, { tables: checkTables(TOOLS.hire) }, 'passport=in'],
  ['the points calculator', pointsFlow, { tables: cardTables(TOOLS.card) }, 'country=tr'],
] as const)('the check for %s takes its answers from the address as well', ([, flow, tables, answers]) => {
  history.replaceState(null, '', `/quick-check#${answers}`)
  const actor = createActor(flow, { input: tables }).start()
  stop = () => void actor.stop()
  expect(actor.getSnapshot().context.answers).toEqual(Object.fromEntries(new URLSearchParams(answers)))
})
