import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translateMissing } from '#src/layout/translate-missing.ts'

const GERMAN = '<!doctype html><html lang="de"><body><h1>Diese Seite gibt es nicht</h1></body></html>'
const ENGLISH = 'This page does not exist'
let status = 200
const server = setupServer(
  http.get('*/de/404', () => new HttpResponse(GERMAN, { status, headers: { 'Content-Type': 'text/html' } })),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
const { body } = document
beforeEach(() => {
  status = 200
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<h1>${ENGLISH}</h1>`
})
afterEach(() => document.body.replaceWith(body))

async function open(path: string, { leaves = false } = {}) {
  history.replaceState(null, '', path)
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockClear()
  const page = new AbortController()
  translateMissing(document.body, page.signal)
  const ends = (send.mock.contexts as XMLHttpRequest[]).map(
    (request) => new Promise((resolve) => request.addEventListener('loadend', resolve)),
  )
  if (leaves) page.abort()
  await Promise.all(ends)
  return [document.querySelector('h1')?.textContent, document.documentElement.lang]
}

test('Only a missing German page becomes the German 404 page', async () => {
  expect(await open('/no-such-page')).toEqual([ENGLISH, 'en'])
  expect(await open('/de/no-such-page', { leaves: true })).toEqual([ENGLISH, 'en'])
  status = 503
  expect(await open('/de/no-such-page')).toEqual([ENGLISH, 'en'])
  status = 200
  expect(await open('/de/no-such-page')).toEqual(['Diese Seite gibt es nicht', 'de'])
})

test('An address in capitals leads to lower case, with query and fragment', () => {
  const replace = vi.fn()
  vi.stubGlobal('location', { pathname: '/de/Contact', search: '?inquiry=business', hash: '#form', replace })
  translateMissing(document.body, new AbortController().signal)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/de/contact?inquiry=business#form')
})
