import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/decision-tables.ts'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'
import { wireQuickCheck } from '#src/flows/quick-check/quick-check.wiring.ts'
import { showStep, showStepOnArrival } from '#src/flows/quick-check/show-step.ts'

const input = { tables: checkTables(TOOLS.you) }
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
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

test.for([
  ['#who=nurse&country=tr', '#who=nurse&country=tr', 'goal', []],
  ['#who=nurse&country=tr&at=who', '#who=nurse&country=tr&at=who', 'who', []],
  ['#who=nurse&country=tr&at=goal', '#who=nurse&country=tr', 'goal', []],
  ['?who=nurse&country=&goal=work', '#who=nurse&goal=work', 'country', []],
  ['?who=nurse&utm_source=letter', '#who=nurse', 'country', []],
  ['?fbclid=x', '?fbclid=x', 'who', []],
  ['#who=astronaut&country=tr&state=berlin', '#country=tr&state=berlin', 'who', ['who']],
  ['#main', '#main', 'who', []],
] as const)(
  'A page opened at %s gets the address %s, asks %s, and names %j as dropped',
  ([opened, address, question, dropped]) => {
    const entries = history.length
    const { actor, place } = checkAt(`/quick-check${opened}`)
    expect(place()).toEqual([`/quick-check${address}`, question])
    expect(Object.keys(actor.getSnapshot().context.dropped)).toEqual(dropped)
    expect(history.length).toBe(entries)
  },
)

describe('The history', () => {
  test('has an entry for each step, which Back and Forward show with every answer', async () => {
    const { actor, place, answer, move } = checkAt('/quick-check')
    answer('nurse')
    answer('tr')
    await move(() => history.back(), '/quick-check#who=nurse&country=tr&at=country', 'country')
    await move(() => history.back(), '/quick-check#who=nurse&country=tr&at=who', 'who')
    await move(() => history.forward(), '/quick-check#who=nurse&country=tr&at=country', 'country')
    await move(() => history.forward(), '/quick-check#who=nurse&country=tr', 'goal')
    actor.send({ type: 'startOver' })
    expect(place()).toEqual(['/quick-check', 'who'])
    await move(() => history.back(), '/quick-check#who=nurse&country=tr', 'goal')
  })

  test('goes back on "Back" if its previous entry has the previous question; otherwise the current entry shows that question', async () => {
    const { actor, place, answer, move } = checkAt('/quick-check#who=nurse')
    answer('tr')
    const entries = history.length
    await move(() => actor.send({ type: 'back' }), '/quick-check#who=nurse&country=tr&at=country', 'country')
    actor.send({ type: 'back' })
    expect(place()).toEqual(['/quick-check#who=nurse&country=tr&at=who', 'who'])
    expect(history.length).toBe(entries)
  })

  test('hides its own steps from the router; after an address typed by hand the tool has only the answers of that address', async () => {
    const { actor, place, answer, move } = checkAt('/quick-check#who=doctor')
    const moved = vi.fn()
    addEventListener('popstate', moved)
    answer('tr')
    await move(() => history.back(), '/quick-check#who=doctor&country=tr&at=country', 'country')
    expect(moved).not.toHaveBeenCalled()
    await afterEvent('hashchange', () => location.assign('#who=nurse'))
    expect(place()).toEqual(['/quick-check#who=nurse', 'country'])
    actor.stop()
    await afterEvent('hashchange', () => location.assign('#who=cook'))
    expect(actor.getSnapshot().context.answers).toEqual({ who: 'nurse' })
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
