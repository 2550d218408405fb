import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { TOOLS } from '#build/law/current.ts'
import { cardTables, checkTables } from '#build/law/decision-tables.ts'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'
import { hideFirstQuestion } from '#src/flows/quick-check/hide-first-question.ts'
import { wireEmployerCheck, wirePoints, wireQuickCheck } from '#src/flows/quick-check/quick-check.wiring.ts'
import { showStep, showStepOnArrival } from '#src/flows/quick-check/show-step.ts'

const input = { tables: checkTables(TOOLS.you) }
let stop = () => {}

/** The quick check on a page with this address. */
function checkAt(address: string) {
  visitorSentence.write({})
  history.replaceState(null, '', address)
  const actor = createActor(wireQuickCheck(), { input }).start()
  stop = () => void actor.stop()
  const place = () => [location.href.slice(location.origin.length), actor.getSnapshot().context.question]
  const answer = (answer: string) => actor.send({ type: 'answer', answer })
  /** Acts, and waits until the page is at this address and asks this question. */
  const move = async (act: () => void, ...to: [address: string, asked: string]) => {
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
  ['#who=nurse&country=tr', '#who=nurse&country=tr', 'goal'],
  ['#who=nurse&country=tr&at=who', '#who=nurse&country=tr&at=who', 'who'],
  ['#who=nurse&country=tr&at=goal', '#who=nurse&country=tr', 'goal'],
  ['?who=nurse&country=&goal=work', '#who=nurse&goal=work', 'country'],
  ['#who=astronaut&country=tr&state=berlin', '#country=tr&state=berlin', 'who'],
  ['#main', '#main', 'who'],
] as const)(
  'A page opened at %s gets the address %s and asks the question %s',
  ([opened, address, asked]) => {
    const entries = history.length
    expect(checkAt(`/quick-check${opened}`).place()).toEqual([`/quick-check${address}`, asked])
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

  test('moves to the previous entry on "Back" if that has the previous question; otherwise the current entry shows it', async () => {
    const { actor, place, answer, move } = checkAt('/quick-check#who=nurse')
    answer('tr')
    const entries = history.length
    await move(() => actor.send({ type: 'back' }), '/quick-check#who=nurse&country=tr&at=country', 'country')
    actor.send({ type: 'back' })
    expect(place()).toEqual(['/quick-check#who=nurse&country=tr&at=who', 'who'])
    expect(history.length).toBe(entries)
  })

  test('of the tool does not reach the router; an address typed by hand sets only its own answers', async () => {
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

test.for([
  ['check for employers', wireEmployerCheck, { tables: checkTables(TOOLS.hire) }, 'passport=in'],
  ['points calculator', wirePoints, { tables: cardTables(TOOLS.card) }, 'country=tr'],
] as const)('The %s takes its answers from the address as well', ([, wire, tables, answers]) => {
  history.replaceState(null, '', `/quick-check#${answers}`)
  const actor = createActor(wire(), { input: tables }).start()
  stop = () => void actor.stop()
  expect(actor.getSnapshot().context.answers).toEqual(Object.fromEntries(new URLSearchParams(answers)))
})

describe('What is shown', () => {
  /** A page 600 px high, with a heading `top` px below its upper edge. */
  function pageWith(id: string, top: number) {
    vi.stubGlobal('innerHeight', 600)
    document.body.innerHTML = `<a id="link" href="#link">Link</a><div><section><h2 id="${id}" tabindex="-1">Head</h2></section></div>`
    const at = (y: number) => () => new DOMRect(0, y, 100, 20)
    for (const [selector, y] of [
      ['h2', top],
      ['div', top - 50],
    ] as const)
      (document.querySelector(selector) as Element).getBoundingClientRect = at(y)
    return vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  }

  test.for([
    ['question', 299, 0],
    ['question', 301, 251],
    ['result', -400, 0],
    ['result', 900, 850],
  ] as const)(
    'after a step: a %s whose heading is at %i px has the focus, and the page is scrolled by %i px',
    ([id, top, begins]) => {
      const scrolled = pageWith(id, top)
      showStep()
      expect(scrolled).toHaveBeenCalledWith({ top: begins, behavior: 'instant' })
      expect(document.activeElement?.id).toBe(id)
    },
  )

  test.for([
    ['result', '#who=nurse', 0, 'result'],
    ['question', '#who=nurse', 0, ''],
    ['question', '', 0, ''],
    ['result', '#who=nurse', 1, ''],
  ] as const)('on arrival: a %s at "%s", scrolled by %i px, focuses "%s"', ([id, address, y, focused]) => {
    history.replaceState(null, '', `/quick-check${address}`)
    const scrolled = pageWith(id, 900)
    vi.stubGlobal('scrollY', y)
    showStepOnArrival()
    expect(document.activeElement?.id).toBe(focused)
    expect(scrolled).toHaveBeenCalledTimes(y === 0 && address ? 1 : 0)
    document.getElementById('link')?.focus()
    showStepOnArrival()
    expect(document.activeElement?.id).toBe('link')
  })

  test('the prerendered question is hidden while the address asks for another', () => {
    for (const [address, isHeld] of [
      ['#who=nurse', true],
      ['#main', false],
    ] as const) {
      history.replaceState(null, '', `/quick-check${address}`)
      const check = document.createElement('div')
      hideFirstQuestion(check)
      expect(check.hasAttribute('data-held')).toBe(isHeld)
    }
  })
})
