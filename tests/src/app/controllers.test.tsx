import { expect, test, vi } from 'vitest'
import { CONTROLLERS } from '#src/app/controllers.ts'
import { type Controller, connectControllers } from '#src/ui/controllers.ts'
import { mockedSite } from '#tests/support/mocked-site.ts'
import { visit } from '#tests/support/open-page.tsx'

mockedSite()

/** Pages that together contain every controller with listeners, except `choose-columns`. */
const PAGES = ['/', '/individuals', '/information/approbation-germany', '/no-such-page']

function listenersOf(name: string, controller: Controller) {
  const spies = [
    vi.spyOn(EventTarget.prototype, 'addEventListener'),
    vi.spyOn(globalThis, 'addEventListener'),
  ]
  connectControllers({ [name]: controller })()
  const calls = spies.flatMap(({ mock }) =>
    mock.calls.filter((_, index) => !((mock.contexts[index] as unknown) instanceof AbortSignal)),
  )
  for (const spy of spies) spy.mockRestore()
  return calls
}

test('A controller that throws stops no other one', () => {
  document.body.innerHTML = '<p data-controller="bad"></p><p data-controller="good"></p>'
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  const good = vi.fn()
  const bad = () => {
    throw new Error('navigator.languages is undefined')
  }
  connectControllers({ bad, good })()
  expect([good.mock.calls.length, reported.mock.calls.length]).toEqual([1, 1])
})

test('No controller listens to anything after its page is left', async () => {
  const listening = new Set<string>()
  const left: string[] = []
  for (const path of PAGES) {
    await visit(path)
    for (const [name, controller] of Object.entries(CONTROLLERS))
      for (const [type, , options] of listenersOf(name, controller)) {
        listening.add(name)
        if (!(typeof options === 'object' && options.signal?.aborted))
          left.push(`${name}: ${type} on ${path}`)
      }
  }
  expect(left).toEqual([])
  const silent = Object.keys(CONTROLLERS).filter((name) => !listening.has(name))
  // `choose-columns` needs a page with a comparison; the others never listen.
  expect(silent.join()).toBe('choose-columns,mark-chapter,name-answer-day,translate-missing')
})
