import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createHandlers } from '#mocks/handlers.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { RUNNING_CLOCK } from '#tests/support/running-clock.ts'

const server = setupServer(...createHandlers())
const PAGE = '/job-seeker-compass/confirm'

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  vi.useFakeTimers(RUNNING_CLOCK)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering')
  server.resetHandlers()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const visit = (path: string) => visitInJsdom(server, path, '/api/confirm-waitlist')

test('the token leaves the address bar before it is posted, and is posted once also after a reload', async () => {
  const hands = await visit(`${PAGE}?token=abc`)
  expect(location.search).toBe('')
  await hands.answer({ json: {} })
  await hands.seesHeading('Thank you! Your sign-up has been confirmed.')
  await hands.load(PAGE)
  await hands.seesHeading('Thank you! Your sign-up has been confirmed.')
  expect(hands.requests()).toBe(1)
})

test('also where React runs every effect twice the token is posted once', async () => {
  const hands = await visitInJsdom(server, `${PAGE}?token=abc`, '/api/confirm-waitlist', StrictMode)
  await hands.answer({ json: {} })
  await hands.seesHeading('Thank you! Your sign-up has been confirmed.')
  expect(hands.requests()).toBe(1)
})

test('nothing is posted while the page is only being prerendered', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const hands = await visit(`${PAGE}?token=abc`)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hands.requests()).toBe(0)
  await hands.seesHeading('Confirming your sign-up')
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
  document.dispatchEvent(new Event('prerenderingchange'))
  await hands.answer({ json: {} })
  await hands.seesHeading('Thank you! Your sign-up has been confirmed.')
})

test('after a failure the sentence of the server is shown, else the fallback; a network failure ends there too', async () => {
  const hands = await visit(`/de${PAGE}?token=abc`)
  await hands.answer({
    status: 503,
    json: { error: 'Bitte versuchen Sie es in einer halben Minute erneut.' },
  })
  await hands.seesHeading('Noch nicht bestätigt')
  await hands.sees('Bitte versuchen Sie es in einer halben Minute erneut.')
  await hands.press('Noch einmal versuchen')
  await hands.loseConnection()
  await hands.sees('Bestätigung fehlgeschlagen.')
})

test('a link that is too old leads to a new sign-up, and to nothing that cannot help', async () => {
  const hands = await visit(`/de${PAGE}?token=abc`)
  await hands.answer({ status: 400, json: { error: 'Dieser Bestätigungslink ist abgelaufen.' } })
  await hands.seesHeading('Dieser Link gilt nicht mehr')
  await hands.sees('Dieser Bestätigungslink ist abgelaufen.')
  expect(screen.queryAllByRole('button', { name: 'Noch einmal versuchen' })).toEqual([])
  expect(screen.getByRole('link', { name: 'Erneut anmelden' })).toHaveAttribute(
    'href',
    '/de/job-seeker-compass#news',
  )
})

test('a confirmed sign-up leads on to the guide; taking it back is the lesser of the two', async () => {
  const hands = await visit(`${PAGE}?token=abc`)
  await hands.answer({ json: {} })
  await hands.seesHeading('Thank you! Your sign-up has been confirmed.')
  expect(screen.getByRole('link', { name: /^Count your points/ })).toHaveAttribute(
    'href',
    '/information/opportunity-card-germany',
  )
  expect(screen.getByRole('button', { name: 'This was not me' })).toHaveAttribute('data-tone', 'link')
})

test('without a token the quoted sentence is shown and no call is made', async () => {
  const hands = await visit(`/de${PAGE}`)
  await hands.seesHeading('Fehlender Token.')
  expect(hands.requests()).toBe(0)
})

test('the link of the welcome mail asks first; taking back posts once, when pressed', async () => {
  const hands = await visit(`${PAGE}?token=abc&not-me=1`)
  await hands.seesHeading('Was this not you?')
  expect(hands.requests()).toBe(0)
  await hands.press('Take the sign-up back')
  await hands.answer({ json: {} })
  await hands.hasFocus('heading', 'The sign-up has been taken back')
  expect(hands.requests()).toBe(1)
})

test('the title of the page says what became of it', async () => {
  const hands = await visit(`${PAGE}?token=abc`)
  await hands.answer({ json: {} })
  await vi.waitFor(() => expect(document.title).toMatch(/^Thank you! Your sign-up has been confirmed\. – /))
})
