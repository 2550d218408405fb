import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { PostedFields } from '#contracts/forms/form-post.ts'
import { TRAP } from '#contracts/forms/form-signals.ts'
import type { FormName } from '#contracts/forms/forms.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { messageTokens } from '#functions/mail/message-token.ts'
import { ID_KEY } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import {
  asBrowsersWrite,
  LEADS,
  OUR_PAGE,
  pathOf,
  postForm,
  postTo,
  TYPED,
} from '#tests/support/form-posts.ts'
import { START } from '#tests/support/functions-clock.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ EXTRA_ORIGINS: 'https://extra.example' })
})
afterEach(async () => {
  vi.setSystemTime(START)
  await backend.clear()
})
afterAll(() => backend.stop())

const post = (
  page: FormName,
  fields: PostedFields | string,
  headers?: Record<string, string>,
  language?: string,
) => postForm(backend.origin, page, fields, headers, language)
const open = async (location: string | null) => {
  const response = await fetch(backend.origin + location, { redirect: 'manual' })
  return { status: response.status, html: await response.text(), headers: response.headers }
}
const tokenOf = (lead: Record<string, unknown> | undefined) =>
  messageTokens(ID_KEY).sign({ id: String(lead?.rowKey).slice('l:'.length), receivedAt: new Date() })
const stored = async () => [...(await backend.rows('l:')), ...(await backend.rows('s:'))]

test.each(LEADS)(
  'The form %s is stored, mailed to the team and to an address that was given, and leads to a page with its reference',
  async (page) => {
    const { status, location, html } = await post(page, TYPED[page])
    expect([status, html]).toEqual([303, ''])
    const receipt = await open(location)
    const [lead] = await backend.rows('l:')
    expect(receipt.status).toBe(200)
    expect(receipt.html).toContain(`<title>${page} sent</title>`)
    expect(receipt.html).toContain(String(lead?.reference))
    expect(location).not.toContain('visitor')
    await backend.idle()
    expect(
      backend
        .mails()
        .map(({ to }) => to)
        .toSorted(),
    ).toHaveLength('email' in TYPED[page] ? 2 : 1)
  },
)

test('A page that posts to its own address is identified by a header of the host', async () => {
  await post('sign-up', TYPED['sign-up'])
  await backend.idle()
  const [, token = ''] = /token=(\S+)/.exec(String(backend.mails()[0]?.text)) ?? []
  const sendOn = (from: string) =>
    postTo(`${backend.origin}/api/confirm-waitlist`, 'confirmation=gesture', {
      ...OUR_PAGE,
      'x-ms-original-url': `https://www.isarspree.example${from}`,
    })
  const confirmed = await sendOn(`/de/job-seeker-compass/confirm?token=${token}`)
  expect((await open(confirmed.location)).html).toContain('<html lang="de">')
  expect((await sendOn('/job-seeker-compass/confirm')).status).toBe(400)
  expect((await sendOn(`/elsewhere?token=${token}`)).status).toBe(400)
})

test('Problems are listed by field, in the form’s words, without any typed text', async () => {
  const fields = {
    consultationType: '',
    name: '<script>alert("1")</script>',
    email: 'jane@',
    phone: '1'.repeat(LIMITS.phone + 1),
    description: '{{reference}} {{{values.name}}} "quoted" \'single\'',
  }
  const { status, html, location, headers } = await post('booking', fields)
  expect([status, location]).toEqual([422, null])
  const said = [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text]) => text)
  expect(said).toEqual([
    'correct',
    'goBack',
    'The consultationType: consultationType is missing',
    'The email: email is malformed',
    'The phone: phone is too long',
    'consent: consent is missing',
  ])
  expect(html).toContain('<a href="/book-appointment">form</a>')
  expect(html).not.toMatch(/script|jane|quoted|1111/)
  expect(headers.get('content-security-policy')).toContain(
    "default-src 'none'; style-src 'self' 'sha256-sample';",
  )
  expect(headers.get('content-security-policy')).not.toContain('script-src')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(await stored()).toEqual([])
})

test('A form that is sent again, by a double click, Back, or from the other language, is one lead', async () => {
  const posts = await Promise.all([post('booking', TYPED.booking), post('booking', TYPED.booking)])
  const again = await post('booking', TYPED.booking, OUR_PAGE, 'de')
  expect([...posts, again].map(({ status }) => status)).toEqual([303, 303, 303])
  const leads = await backend.rows('l:')
  expect(leads).toHaveLength(1)
  for (const { location } of [...posts, again])
    expect((await open(location)).html).toContain(String(leads[0]?.reference))
  await post('booking', { ...TYPED.booking, description: 'Something else' })
  expect(await backend.rows('l:')).toHaveLength(2)
})

test('A native form is held only for its hidden field, because its filling time is unknown', async () => {
  await post('visa-case', { ...TYPED['visa-case'], [TRAP]: 'https://spam.example' })
  await backend.idle()
  expect(await backend.rows('l:')).toEqual([expect.objectContaining({ heldBecause: 'trap' })])
  expect(backend.mails()).toHaveLength(1)
  await post('visa-case', { ...TYPED['visa-case'], name: 'Another', [TRAP]: '' })
  await backend.idle()
  expect(backend.mails()).toHaveLength(3)
})

const booking = asBrowsersWrite(TYPED.booking)
test.each<[string, string, number]>([
  ['the same name twice', `${booking}&name=Another`, 400],
  ['a byte that is no UTF-8', booking.replace('Jane', '%FF'), 400],
  ['a name of every object', booking.replace('name=', '__proto__='), 422],
  ['nothing', '', 422],
  ['more than 64 KB', `${booking}&more=${'x'.repeat(64 * 1024)}`, 413],
  ['more than anybody types', `${booking}&more=${'x'.repeat(300 * 1024)}`, 413],
])('%s is refused, and nothing stored', async (_, body, expected) => {
  const { status, html } = await post('booking', body)
  expect([status, html]).toEqual([
    expected,
    expect.stringMatching(expected === 422 ? /<p>correct/ : /<title>nothingSent/),
  ])
  expect(await stored()).toEqual([])
})

/** The reference of a form that is sent at this time. */
const referenceAt = async (moment: string) => {
  vi.setSystemTime(new Date(moment))
  const { location } = await post('visa-case', TYPED['visa-case'])
  return new URL(location ?? '', backend.origin).searchParams.get('reference')
}

test('The same form sent again after midnight in Germany is the same lead, and another day is another', async () => {
  const first = await referenceAt('2026-11-22T22:59:00Z')
  expect(await referenceAt('2026-11-22T22:59:30Z')).toBe(first)
  expect(await referenceAt('2026-11-22T23:01:00Z')).toBe(first)
  expect(await referenceAt('2026-11-24T10:00:00Z')).not.toBe(first)
})

test("A stranger who repeats another person's native form gets no link to the message", async () => {
  const first = await post('visa-case', TYPED['visa-case'])
  const stranger = await post('visa-case', TYPED['visa-case'])
  const [token, none] = [first, stranger].map(
    ({ location }) => /[?&]message=([^&]+)/.exec(location ?? '')?.[1],
  )
  expect([typeof token, none]).toEqual(['string', undefined])
  expect((await open(stranger.location)).html).not.toContain('your-message?token=')
})

test('A form that was taken back, sent again and sent once more after midnight in Germany is stored once', async () => {
  const first = await referenceAt('2026-11-22T22:58:00Z')
  const [row] = await backend.rows('l:')
  await post('your-message', { token: tokenOf(row), wish: 'take-back' })
  const second = await referenceAt('2026-11-22T22:59:00Z')
  expect(second).not.toBe(first)
  expect(await referenceAt('2026-11-22T23:01:00Z')).toBe(second)
})

test('The page of a receipt ends after a day, to the second', async () => {
  const { location } = await post('visa-case', TYPED['visa-case'])
  vi.setSystemTime(Date.now() + 86_390_000)
  expect((await open(location)).status).toBe(200)
  vi.setSystemTime(Date.now() + 11_000)
  expect((await open(location)).status).toBe(303)
})

test('A receipt can be opened from a web mail', async () => {
  const { location } = await post('visa-case', TYPED['visa-case'])
  const response = await fetch(backend.origin + location, {
    headers: {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      referer: 'https://mail.example/',
    },
  })
  expect([response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([
    200,
    'same-origin',
  ])
})

test.for([
  ['is of another call', '/api/notify-jsc-interest?from=booking&language=en'],
  ['has no language', '?from=booking'],
  ['is missing', ''],
] as const)('A post whose form %s is refused, and nothing stored', async ([, address]) => {
  const to = backend.origin + (address.startsWith('/') ? address : pathOf('booking') + address)
  const { status, html } = await postTo(to, booking)
  expect([status, JSON.parse(html)]).toEqual([400, { error: REFUSALS.malformed.error.en }])
  expect(await stored()).toEqual([])
})

test("Another person's receipt can be neither read nor forged", async () => {
  const { location } = await post('booking', TYPED.booking)
  const forged = [
    String(location).replace(/reference=IS-..../, 'reference=IS-0000'),
    String(location).replace(/until=\d/, 'until=9'),
    String(location).replace(/signature=./, 'signature='),
    '/api/receipt',
  ]
  for (const address of forged) {
    const { status, headers } = await open(address)
    expect([status, headers.get('location')]).toEqual([303, '/contact'])
  }
})

test('A stored message has a page whose address no other site learns, and which no link can open', async () => {
  const ask = (wish: string, address: string) =>
    postTo(`${backend.origin}/api/your-message`, `wish=${wish}`, {
      // For a page with the policy `no-referrer`, old Safari sends the origin "null", and no `Sec-Fetch-Site`.
      origin: 'null',
      'x-ms-original-url': `https://www.isarspree.example${address}`,
    })
  const { headers } = await ask('show', '/your-message?token=a.b.c')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  const opened = await fetch(`${backend.origin}/api/your-message?token=a.b.c&wish=take-back`)
  expect([opened.status, opened.headers.get('allow')]).toEqual([405, 'POST'])
})
