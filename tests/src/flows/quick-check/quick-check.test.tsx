import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { LAW } from '#build/law/current.ts'
import { tablesOf } from '#build/law/diagram.ts'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'
import { wireQuickCheck } from '#src/flows/quick-check/quick-check.wiring.ts'
import { showStep, showStepOnArrival } from '#src/flows/quick-check/show-step.ts'

const input = { tables: tablesOf(LAW, LAW.tools.you) }
let stop = () => {}

function checkAt(address: string) {
  visitorSentence.write({})
  history.replaceState(null, '', address)
  const actor = createActor(wireQuickCheck(), { input }).start()
  stop = () => void actor.stop()
  const place = () => [location.href.slice(location.origin.length), actor.getSnapshot().context.question]
  const answer = (answer: string) => actor.send({ type: 'answer', answer })
  const move = async (act: () => void, ...to: [address: string, question: string]) => {
    act()
    await vi.waitFor(() => expect(place()).toEqual(to))
  }
  return { actor, place, answer, move }
}

const afterEvent = async (type: string, act: () => void) => {
  const happened = new Promise((resolve) => addEventListener(type, resolve, { once: true }))
  act()
  await happened
}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

test.for([
  ['#who=nurse&country=tr', '#who=nurse&country=tr', 'goal', []],
  ['#goal=work&country=tr&at=goal', '#goal=work&country=tr&at=goal', 'goal', []],
  ['#goal=work&country=tr&at=where', '#goal=work&country=tr', 'where', []],
  ['?who=nurse&country=&goal=work', '#who=nurse&goal=work', 'country', []],
  ['?who=nurse&utm_source=letter', '#who=nurse', 'goal', []],
  ['?fbclid=x', '?fbclid=x', 'goal', []],
  ['#who=astronaut&country=tr&state=berlin', '#country=tr&state=berlin', 'goal', ['who']],
  ['#main', '#main', 'goal', []],
] as const)(
  'A page opened at %s gets the address %s, asks %s, and drops %j',
  ([opened, address, question, dropped]) => {
    const entries = history.length
    const { actor, place } = checkAt(`/quick-check${opened}`)
    expect(place()).toEqual([`/quick-check${address}`, question])
    expect(Object.keys(actor.getSnapshot().context.dropped)).toEqual(dropped)
    expect(history.length).toBe(entries)
  },
)

describe('The history', () => {
  test('has an entry for each step, which Back and Forward show', async () => {
    const { actor, place, answer, move } = checkAt('/quick-check')
    answer('work')
    answer('tr')
    await move(() => history.back(), '/quick-check#goal=work&country=tr&at=country', 'country')
    await move(() => history.back(), '/quick-check#goal=work&country=tr&at=goal', 'goal')
    await move(() => history.forward(), '/quick-check#goal=work&country=tr&at=country', 'country')
    await move(() => history.forward(), '/quick-check#goal=work&country=tr', 'where')
    actor.send({ type: 'startOver' })
    expect(place()).toEqual(['/quick-check', 'goal'])
    await move(() => history.back(), '/quick-check#goal=work&country=tr', 'where')
  })

  test('has an entry for a group of answers, which the address does not name', async () => {
    const { actor, place, answer } = checkAt('/quick-check#goal=work&country=tr')
    const group = () => actor.getSnapshot().context.group
    actor.send({ type: 'chooseGroup', group: 'in_germany' })
    expect([place(), group()]).toEqual([['/quick-check#goal=work&country=tr', 'where'], 'in_germany'])
    answer('de_job')
    const move = async (act: () => void, to: string | null) => {
      act()
      await vi.waitFor(() => expect([history.state.check.group, group()]).toEqual([to, to]))
      expect(place()[1]).toBe('where')
    }
    await move(() => actor.send({ type: 'back' }), 'in_germany')
    await move(() => actor.send({ type: 'back' }), null)
    await move(() => history.forward(), 'in_germany')
  })

  test('goes back on "Back" if the previous entry has the previous question', async () => {
    const { actor, place, answer, move } = checkAt('/quick-check#goal=work')
    answer('tr')
    const entries = history.length
    await move(() => actor.send({ type: 'back' }), '/quick-check#goal=work&country=tr&at=country', 'country')
    actor.send({ type: 'back' })
    expect(place()).toEqual(['/quick-check#goal=work&country=tr&at=goal', 'goal'])
    expect(history.length).toBe(entries)
  })

  test('hides its own steps from the router', async () => {
    const { actor, place, answer, move } = checkAt('/quick-check#goal=study')
    const moved = vi.fn()
    addEventListener('popstate', moved)
    answer('tr')
    await move(() => history.back(), '/quick-check#goal=study&country=tr&at=country', 'country')
    expect(moved).not.toHaveBeenCalled()
    await afterEvent('hashchange', () => location.assign('#goal=work'))
    expect(place()).toEqual(['/quick-check#goal=work', 'country'])
    actor.stop()
    await afterEvent('hashchange', () => location.assign('#goal=bring'))
    expect(actor.getSnapshot().context.answers).toEqual({ goal: 'work' })
    removeEventListener('popstate', moved)
  })
})

describe('What is shown', () => {
  /** Shows a heading `top` px below the top of a viewport 600 px high. The step around it begins 50 px higher. */
  function pageWith(id: string, top: number) {
    vi.stubGlobal('innerHeight', 600)
    document.body.innerHTML = `<a id="link" href="#link">Link</a><div><section><h2 id="${id}" tabindex="-1">Head</h2></section></div>`
    const [step, heading] = document.querySelectorAll('div, h2')
    if (step) step.getBoundingClientRect = () => new DOMRect(0, top - 50, 100, 20)
    if (heading) heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
    return vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  }

  test.for([
    [299, 0],
    [301, 251],
  ] as const)('after a step: with its heading at %i px, the page scrolls to %i px', ([top, position]) => {
    const scrolled = pageWith('question', top)
    showStep()
    expect(scrolled).toHaveBeenCalledWith({ top: position, behavior: 'instant' })
  })

  test.for([
    ['result', '#who=nurse', 0, 'result'],
    ['question', '#who=nurse', 0, ''],
    ['question', '', 0, ''],
    ['result', '#who=nurse', 1, ''],
  ] as const)('on arrival: a %s at "%s", scrolled by %i px, focuses "%s"', ([id, address, y, focused]) => {
    history.replaceState(null, '', `/quick-check${address}`)
    const scrolled = pageWith(id, 900)
    vi.stubGlobal('scrollY', y)
    showStepOnArrival(['who'])
    expect(document.activeElement?.id).toBe(focused)
    expect(scrolled).toHaveBeenCalledTimes(y === 0 && address ? 1 : 0)
    document.getElementById('link')?.focus()
    showStepOnArrival(['who'])
    expect(document.activeElement?.id).toBe('link')
  })
})
