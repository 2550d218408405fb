import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createHandlers } from '#mocks/handlers.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { RUNNING_CLOCK } from '#tests/support/running-clock.ts'

const server = setupServer(...createHandlers())

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  vi.useFakeTimers(RUNNING_CLOCK)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  server.resetHandlers()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const visit = (path: string) => visitInJsdom(server, path, '/api/notify-jsc-interest')

test('after a failure the sentence of the server is shown, in place of the fallback', async () => {
  const hands = await visit('/de/job-seeker-compass')
  await hands.type('E-Mail-Adresse', 'anna@example.com')
  await hands.press('Sagen Sie mir, wann er öffnet')
  await hands.answer({ status: 429, json: { error: 'Bitte warten Sie einige Minuten.' } })
  await hands.seesNotice('Senden fehlgeschlagen')
  await hands.seesNotice('Bitte warten Sie einige Minuten.')
  await hands.seesNot('Versuche es später erneut.')
})

test('without a sentence the fallback is shown, and none of a page of HTML', async () => {
  const hands = await visit('/de/job-seeker-compass')
  await hands.type('E-Mail-Adresse', 'anna@example.com')
  await hands.press('Sagen Sie mir, wann er öffnet')
  await hands.answer({ status: 502, html: '<h1>Bad Gateway</h1>' })
  await hands.seesNotice('Versuche es später erneut.')
  await hands.seesNot('Bad Gateway')
})

test('an address that is none makes no call', async () => {
  const hands = await visit('/job-seeker-compass')
  await hands.type('E-mail address', 'anna@example')
  await hands.press('Tell me when it opens')
  await hands.seesNotice('Please enter a valid email address')
  expect(hands.requests()).toBe(0)
})

test('a success names the address and says what to do when it was the wrong one', async () => {
  const hands = await visit('/job-seeker-compass')
  await hands.type('E-mail address', 'anna@example.com')
  await hands.press('Tell me when it opens')
  await hands.answer({ json: {} })
  await hands.hasFocus('heading', 'Please check your inbox')
  await hands.sees('anna@example.com')
  await hands.sees('Wrong address?')
})
