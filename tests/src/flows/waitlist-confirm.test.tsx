import { HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'

const server = mockedSite()
const PAGE = '/job-seeker-compass/confirm'

afterEach(() => void Reflect.deleteProperty(document, 'prerendering'))

const visit = (path: string, mode?: typeof StrictMode) =>
  visitInJsdom(server, path, '/api/confirm-waitlist', mode)

test('The token is posted once, even if React runs every effect twice', async () => {
  const hands = await visit(`${PAGE}?token=abc`, StrictMode)
  expect(location.search).toBe('')
  await hands.answer({ json: {} })
  await hands.seesHeading('Thank you! Your sign-up has been confirmed.')
  expect(hands.requests()).toBe(1)
  await eventually(() => expect(document.title).toMatch(/^Thank you! Your sign-up has been confirmed\. – /))
})

test('Nothing is posted while the page is only being prerendered', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const hands = await visit(`${PAGE}?token=abc`)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hands.requests()).toBe(0)
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
  document.dispatchEvent(new Event('prerenderingchange'))
  await hands.answer({ json: {} })
  await hands.seesHeading('Thank you! Your sign-up has been confirmed.')
})

test('The log never has the token that each post carries', async () => {
  const posts: unknown[] = []
  let status = 503
  server.use(
    http.post('*/api/confirm-waitlist', async ({ request }) => {
      const { headers } = request
      posts.push([await request.json(), headers.get('content-language'), headers.get('x-confirmation')])
      return HttpResponse.json({}, { status })
    }),
  )
  const logged = vi.spyOn(console, 'error')
  const hands = await visitInJsdom(server, `/de${PAGE}?token=abc`, null)
  await hands.seesHeading('Noch nicht bestätigt')
  expect(logged).toHaveBeenCalledExactlyOnceWith('The confirmation was not sent.', expect.any(Error))
  expect(JSON.stringify(logged.mock.calls)).not.toContain('abc')
  status = 200
  await hands.press('Noch einmal versuchen')
  await hands.seesHeading('Danke! Deine Anmeldung wurde bestätigt.')
  await hands.press('Das war ich nicht')
  await hands.seesHeading('Die Anmeldung ist zurückgenommen')
  const token = { token: 'abc' }
  expect(posts).toEqual([
    [token, 'de', 'load'],
    [token, 'de', 'gesture'],
    [token, 'de', 'withdraw'],
  ])
})

test('After a withdrawal the tab forgets the link', async () => {
  const hands = await visit(`${PAGE}?token=abc&not-me`)
  await hands.press('Take the sign-up back')
  await hands.answer({ json: {} })
  await hands.seesHeading('The sign-up has been taken back')
  await hands.load(PAGE)
  await hands.seesHeading('Missing token.')
})
