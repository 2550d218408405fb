import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'

const part = (id: string) => document.querySelector(`#${id}`) as HTMLElement
let done: string[]
const STARTED = ['prepared', 'hydrated']

function start(): { prepared: () => Promise<unknown> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.resetModules()
  vi.doMock('#src/app/entry-client.tsx', () => ({
    prepare: async () => {
      done.push('prepared')
      await promise
      return () => {
        done.push('hydrated')
        for (const id of ['first', 'second', 'searches', 'posts', 'opens', 'outside'])
          part(id).addEventListener('click', () => done.push(id))
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

// jsdom logs an error if a form is submitted.
document.addEventListener('submit', (event) => event.preventDefault())

beforeEach(() => {
  done = []
  document.body.innerHTML = `
    <main>
      <button id="first" type="button"><i id="in-first">One</i></button><button id="second">Two</button>
      <form><button id="searches">Search</button></form>
      <form method="post"><button id="posts">Send</button><button id="opens" type="button">More</button></form>
      <a id="link" href="#there">Link</a>
    </main>
    <button id="outside" type="button">Menu</button>`
  return () => {
    vi.doUnmock('#src/app/entry-client.tsx')
    vi.resetModules()
  }
})

const untilPrepares = () => eventually(() => expect(done).toEqual(['prepared']))

test('Presses before hydration are replayed after it, once each and in order', async () => {
  const { prepared } = start()
  await untilPrepares()
  for (const id of ['second', 'in-first', 'searches', 'opens', 'second'])
    expect(fireEvent.click(part(id)), id).toBe(false)
  await prepared()
  expect(done).toEqual([...STARTED, 'second', 'first', 'searches', 'opens', 'second'])
  fireEvent.click(part('first'))
  expect(done.slice(7)).toEqual(['first'])
})

test('Before hydration, links and posted forms are left to the browser', async () => {
  const { prepared } = start()
  await untilPrepares()
  for (const id of ['link', 'posts', 'outside']) expect(fireEvent.click(part(id)), id).toBe(true)
  await prepared()
  expect(done).toEqual(STARTED)
})

function showPage(...before: string[]): { paint: (...names: string[]) => void } {
  let report = (_list: object) => {}
  const paint = (...names: string[]) =>
    report({ getEntriesByName: (name: string) => names.filter((one) => one === name) })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint']
      constructor(observer: typeof report) {
        report = observer
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
  const { paint } = showPage()
  const { prepared } = start()
  await ticks()
  paint('first-paint')
  await ticks()
  expect(done).toEqual([])
  paint('first-paint', 'first-contentful-paint')
  await untilPrepares()
  await prepared()
})

test.each(['pointermove', 'touchstart', 'keydown'])('The app is fetched at once after %s', async (sign) => {
  showPage()
  const { prepared } = start()
  await ticks()
  fireEvent(part('link'), new Event(sign, { bubbles: true }))
  await untilPrepares()
  await prepared()
})

test.each([
  ['React waits', false, ['prepared']],
  ['a hidden page, which is never painted, waits to fetch the app', true, []],
])('Until the document is parsed, %s', async (_, isHidden, before) => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  showPage('first-contentful-paint')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  const started = start().prepared()
  await eventually(() => expect(done).toEqual(before))
  await ticks()
  expect(done).toEqual(before)
  readyState.mockReturnValue('interactive')
  dispatchEvent(new Event('DOMContentLoaded'))
  await started
  expect(done).toEqual(STARTED)
})

test('React waits until the browser is idle, two seconds at most', async () => {
  const requestIdle = vi.fn((_run: () => void, _options: object) => 0)
  vi.stubGlobal('requestIdleCallback', requestIdle)
  const started = start().prepared()
  await eventually(() => expect(requestIdle).toHaveBeenCalledOnce())
  const [[run, options] = []] = requestIdle.mock.calls
  expect([done, options]).toEqual([['prepared'], { timeout: 2_000 }])
  run?.()
  await started
  expect(done).toEqual(STARTED)
})

test.for([
  ['null', null],
  ['{', null],
  ['{"/":{}}', '{"/":{}}'],
])('Of the stored scroll positions %s, the router reads %s', async ([stored, read]) => {
  const key = 'tsr-scroll-restoration-v1_3'
  sessionStorage.setItem(key, String(stored))
  await start().prepared()
  expect(sessionStorage.getItem(key)).toBe(read)
})
