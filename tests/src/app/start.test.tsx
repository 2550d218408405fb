import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'

const part = (id: string) => document.querySelector(`#${id}`) as HTMLElement
/** Steps of the start, in order. */
let done: string[]

/** Starts the app, which then waits to be prepared. */
function start(): { prepared: () => Promise<unknown> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.resetModules()
  vi.doMock('#src/app/entry-client.tsx', () => ({
    prepare: async () => {
      done.push('prepared')
      await promise
      return () => {
        done.push('hydrated')
        for (const id of ['first', 'second', 'searches', 'posts', 'opens', 'alone', 'outside'])
          part(id).addEventListener('click', (event) => {
            event.preventDefault()
            done.push(id)
          })
      }
    },
  }))
  const started = import('#src/app/start.ts')
  return {
    prepared: () => {
      resolve()
      return started
    },
  }
}

beforeEach(() => {
  done = []
  document.body.innerHTML = `
    <main>
      <button id="first" type="button"><i id="in-first">One</i></button><button id="second" type="button">Two</button>
      <button id="alone">Three</button>
      <form><button id="searches">Search</button></form>
      <form method="post"><button id="posts">Send</button><button id="opens" type="button">More</button></form>
      <a id="link" href="#there">Link</a>
    </main>
    <button id="outside" type="button">Menu</button>`
  part('posts')
    .closest('form')
    ?.addEventListener('submit', (event) => event.preventDefault())
  return () => {
    vi.doUnmock('#src/app/entry-client.tsx')
    vi.resetModules()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

const untilPrepares = () => eventually(() => expect(done).toEqual(['prepared']))

test('Presses before hydration are replayed after it, once each and in order', async () => {
  const { prepared } = start()
  await untilPrepares()
  for (const id of ['second', 'in-first', 'searches', 'second']) fireEvent.click(part(id))
  expect(done).toEqual(['prepared'])
  await prepared()
  expect(done).toEqual(['prepared', 'hydrated', 'second', 'first', 'searches', 'second'])
  fireEvent.click(part('first'))
  expect(done.slice(6)).toEqual(['first'])
})

test('Links, posted forms and everything outside the page are left to the browser before hydration', async () => {
  const { prepared } = start()
  await untilPrepares()
  for (const id of ['link', 'posts', 'outside'])
    expect(fireEvent.click(part(id)), `${id} is prevented`).toBe(true)
  const kept = ['first', 'searches', 'opens', 'alone']
  for (const id of kept) expect(fireEvent.click(part(id)), `${id} is kept`).toBe(false)
  await prepared()
  expect(done).toEqual(['prepared', 'hydrated', ...kept])
})

/** Simulates a visible page; `before` names the paints so far. */
function pageInSight(...before: string[]): { paint: (...names: string[]) => void } {
  let tell = (_list: object) => {}
  const paint = (...names: string[]) =>
    tell({ getEntriesByName: (name: string) => names.filter((one) => one === name) })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint']
      constructor(heard: typeof tell) {
        tell = heard
      }
      observe({ type, buffered }: PerformanceObserverInit) {
        if (type === 'paint' && buffered && before.length > 0) paint(...before)
      }
    },
  )
  return { paint }
}
const ticks = () => new Promise((resolve) => setTimeout(resolve, 20))

test('The app is fetched once something is painted', async () => {
  const { paint } = pageInSight()
  const { prepared } = start()
  await ticks()
  paint('first-paint')
  await ticks()
  expect(done).toEqual([])
  paint('first-paint', 'first-contentful-paint')
  await untilPrepares()
  await prepared()
  expect(done).toEqual(['prepared', 'hydrated'])
})

/** Simulates a document that the browser is still parsing. */
function parsingDocument(): { toTheEnd: () => void } {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  return {
    toTheEnd() {
      readyState.mockReturnValue('interactive')
      dispatchEvent(new Event('DOMContentLoaded'))
    },
  }
}

test('React waits for the end of a document that is still being parsed', async () => {
  const read = parsingDocument()
  pageInSight('first-contentful-paint')
  const started = start().prepared()
  await untilPrepares()
  await ticks()
  expect(done).toEqual(['prepared'])
  read.toTheEnd()
  await started
  expect(done).toEqual(['prepared', 'hydrated'])
})

test('A hidden page, which is never painted, fetches the app once it is parsed', async () => {
  const read = parsingDocument()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const started = start().prepared()
  await ticks()
  expect(done).toEqual([])
  read.toTheEnd()
  await started
  expect(done).toEqual(['prepared', 'hydrated'])
})

test.each(['pointermove', 'touchstart', 'keydown'])(
  "The app is fetched at once after a visitor's action: %s",
  async (sign) => {
    pageInSight()
    const { prepared } = start()
    // The listeners are added before the first import ends.
    await ticks()
    fireEvent(part('link'), new Event(sign, { bubbles: true }))
    await untilPrepares()
    await prepared()
    expect(done).toEqual(['prepared', 'hydrated'])
  },
)

test('React waits until the browser is idle, two seconds at most', async () => {
  const asked: { run: () => void; options: object }[] = []
  vi.stubGlobal(
    'requestIdleCallback',
    (run: () => void, options: object) => void asked.push({ run, options }),
  )
  const started = start().prepared()
  await eventually(() => expect(asked).toHaveLength(1))
  expect([done, asked[0]?.options]).toEqual([['prepared'], { timeout: 2_000 }])
  asked[0]?.run()
  await started
  expect(done).toEqual(['prepared', 'hydrated'])
})
