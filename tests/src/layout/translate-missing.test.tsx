import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translateMissing } from '#src/layout/translate-missing.ts'

const GERMAN =
  '<!doctype html><html lang="de"><title>Seite nicht gefunden</title><body><h1>Diese Seite gibt es nicht</h1></body></html>'
const asked: string[] = []
let status = 200
const server = setupServer(
  http.get('*', ({ request }) => {
    asked.push(new URL(request.url).pathname)
    return new HttpResponse(GERMAN, { status, headers: { 'Content-Type': 'text/html' } })
  }),
)

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
  status = 200
  document.documentElement.lang = 'en'
  document.title = 'Page not found'
  document.body.innerHTML = '<h1>This page does not exist</h1>'
})
const { body } = document
afterEach(() => {
  document.body.replaceWith(body)
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const heading = () => document.querySelector('h1')?.textContent

/** Opens a missing page, and waits for the result of its request. */
async function open(path: string, { leaves = false } = {}) {
  history.replaceState(null, '', path)
  const requests: XMLHttpRequest[] = []
  const { send } = XMLHttpRequest.prototype
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    requests.push(this)
    send.call(this)
  })
  const page = new AbortController()
  translateMissing(document.body, page.signal)
  const ended = requests.map((request) => once(request, 'loadend'))
  if (leaves) page.abort()
  await Promise.all(ended)
  return requests.length
}

const once = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }))

test('A missing German page has the heading, title and language of the German 404 page', async () => {
  await open('/de/no-such-page')
  expect([heading(), document.title, document.documentElement.lang]).toEqual([
    'Diese Seite gibt es nicht',
    'Seite nicht gefunden',
    'de',
  ])
  expect(asked).toEqual(['/de/404'])
})

test('A missing English page keeps the English 404 page, and requests no other', async () => {
  expect(await open('/no-such-page', { leaves: true })).toBe(0)
  expect(heading()).toBe('This page does not exist')
})

test('An address with capitals leads to the one in lower case, with query and fragment', async () => {
  const replaced: string[] = []
  vi.stubGlobal('location', {
    pathname: '/de/Contact',
    search: '?inquiry=business',
    hash: '#form',
    replace: (address: string) => replaced.push(address),
  })
  translateMissing(document.body, new AbortController().signal)
  vi.unstubAllGlobals()
  expect(replaced).toEqual(['/de/contact?inquiry=business#form'])
})

test('If the German page cannot be fetched, the English one stays', async () => {
  status = 503
  await open('/de/no-such-page')
  expect([heading(), document.title, document.documentElement.lang]).toEqual([
    'This page does not exist',
    'Page not found',
    'en',
  ])
})

test('A page that was left before the response is not replaced', async () => {
  await open('/de/no-such-page', { leaves: true })
  expect(heading()).toBe('This page does not exist')
})
