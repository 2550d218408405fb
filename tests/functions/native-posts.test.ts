import { expect, test } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { PostedFields } from '#contracts/forms/form-post.ts'
import { TRAP } from '#contracts/forms/form-signals.ts'
import { type FormName, formAction } from '#contracts/forms/forms.ts'
import { EMPLOYERS_GUIDE } from '#contracts/forms/further-reading.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import type { SendResult } from '#functions/ports.ts'
import { FORM_READER } from '#functions/web/gate.ts'
import { answer } from '#functions/web/respond.ts'
import { asBrowsersWrite, LEADS, OUR_PAGE, pathOf, TYPED } from '#tests/support/form-posts.ts'
import { callsInMemory, declined } from '#tests/support/memory-functions.ts'

const ORIGIN = 'https://www.isarspree.example'
const DAY_MS = 86_400_000

type PostOptions = { language?: string; headers?: Record<string, string>; to?: string }

function setUp() {
  const backend = callsInMemory()
  const { log, plan, rowsOf, services } = backend
  return {
    ...backend,
    stored: async () => [...(await rowsOf('l:')), ...(await rowsOf('s:'))],
    async post(page: FormName, fields: PostedFields | string, options: PostOptions = {}) {
      const { language = 'en', headers = {}, to = formAction(page, language) } = options
      const url = new URL(to, ORIGIN)
      const body = typeof fields === 'string' ? fields : asBrowsersWrite(fields)
      const type = 'application/x-www-form-urlencoded'
      const request = new Request(url, { method: 'POST', body, headers: { 'content-type': type } })
      for (const [name, value] of Object.entries({ ...OUR_PAGE, ...headers }))
        request.headers.set(name, value)
      const { pages, origins } = services
      const path = url.pathname
      const rules = { method: 'POST', origins, readers: [FORM_READER], trustedHops: 0, pages, path } as const
      const answered = await answer(
        Object.assign(request, { query: url.searchParams }),
        backend.handlerOf(path),
        { rules: async () => rules, now: () => plan.now, log: (...line) => void log.push(line) },
      )
      await answered.afterwards?.()
      const { status, html = '', headers: sent = {} } = answered
      return { status, html, headers: sent, location: sent.location ?? null }
    },
    async open(location: string | null) {
      const { searchParams } = new URL(String(location), ORIGIN)
      const { status, html, headers = {} } = await services.pages.receipt(searchParams, 'en', plan.now)
      return { status, ...shownIn(html), location: headers.location }
    },
  }
}

const shownIn = (html = '') => ({
  title: /<title>([^<]*)/.exec(html)?.[1],
  language: /<html lang="(\w+)"/.exec(html)?.[1],
  says: [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text]) => text),
  presses: [...html.matchAll(/<button name="(\w+)" value="([\w-]+)">/g)].map(([, ...press]) =>
    press.join(' '),
  ),
  links: [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address),
})
const messageTokenIn = (location: string | null) => /[?&]message=([^&]+)/.exec(location ?? '')?.[1]
const referenceIn = (location: string | null) => /[?&]reference=([^&]+)/.exec(location ?? '')?.[1]

test.for(LEADS)('The form %s is stored, mailed, and leads to a page with its reference', async (page) => {
  const { post, open, rowsOf, mails } = setUp()
  const { status, html, location } = await post(page, TYPED[page])
  expect([status, html]).toEqual([303, ''])
  expect(location).not.toContain('visitor')
  const [lead] = await rowsOf('l:')
  expect(await open(location)).toMatchObject({
    status: 200,
    title: `${page} sent`,
    says: expect.arrayContaining([`reference: ${lead?.reference}`]),
  })
  expect(mails).toHaveLength(2)
})

const [EMPLOYER, DEAD_DOMAIN] = [{ consultationType: 'business' }, 'no' as const]
test.for<[string, object, 'yes' | 'no', SendResult, string[], string[]]>([
  ['sent', {}, 'yes', { accepted: true }, ['mail.sent'], []],
  ['later', EMPLOYER, 'yes', declined('failed'), ['mail.later'], [EMPLOYERS_GUIDE.path]],
  ['none', {}, DEAD_DOMAIN, { accepted: true }, ['withoutMail', 'mail.none'], []],
])(
  'The page after a booking says whether its receipt is under way: %s',
  async ([, typed, reception, verdict, says, guides]) => {
    const { post, open, plan } = setUp()
    plan.reception = reception
    plan.verdict = verdict
    const { location } = await post('booking', { ...TYPED.booking, ...typed })
    expect(await open(location)).toMatchObject({
      says: [
        'thanks for the booking',
        'deadline',
        ...says,
        `reference: ${referenceIn(location)}`,
        'answerBy: Wednesday, 25 November 2026',
        'sentAt: 23 November 2026 at 11:00',
      ],
      links: [`/your-message?token=${messageTokenIn(location)}`, ...guides, '/book-appointment'],
    })
  },
)

test('Problems are listed by field, without any typed text', async () => {
  const fields = {
    consultationType: '',
    name: '<script>alert("1")</script>',
    email: 'jane@',
    phone: '1'.repeat(LIMITS.phone + 1),
    description: '{{reference}} {{{values.name}}} "quoted" \'single\'',
  }
  const { post, stored } = setUp()
  const { status, html, location, headers } = await post('booking', fields)
  expect([status, location]).toEqual([422, null])
  expect(shownIn(html)).toMatchObject({
    says: [
      'correct',
      'goBack',
      'The consultationType: consultationType is missing',
      'The email: email is malformed',
      'The phone: phone is too long',
      'consent: consent is missing',
    ],
    links: ['/book-appointment'],
  })
  expect(html).not.toMatch(/script|jane|quoted|1111/)
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'none'; style-src 'self' 'sha256-sample';")
  expect(policy).not.toContain('script-src')
  expect(await stored()).toEqual([])
})

const BOOKING = asBrowsersWrite(TYPED.booking)
test.for<[string, string, string | undefined, number, string]>([
  ['the same name twice', `${BOOKING}&name=Another`, undefined, 400, 'nothingSent'],
  ['nothing', '', undefined, 422, 'missing'],
  ['more than 64 KB', `${BOOKING}&more=${'x'.repeat(64 * 1024)}`, undefined, 413, 'nothingSent'],
  ['the form of another call', BOOKING, '/api/notify-jsc-interest?from=booking&language=en', 400, ''],
  ['no language', BOOKING, `${pathOf('booking')}?from=booking`, 400, ''],
])('A post with %s is refused, and nothing stored', async ([, body, to, expected, title]) => {
  const { post, stored } = setUp()
  const { status, html } = await post('booking', body, to === undefined ? {} : { to })
  expect([status, shownIn(html).title ?? '']).toEqual([expected, title])
  expect(await stored()).toEqual([])
})

test('A double click, Back or the other language makes no second lead', async () => {
  const { post, rowsOf } = setUp()
  const posts = await Promise.all([post('booking', TYPED.booking), post('booking', TYPED.booking)])
  const again = await post('booking', TYPED.booking, { language: 'de' })
  const [lead, ...others] = await rowsOf('l:')
  expect(others).toEqual([])
  for (const { location } of [...posts, again]) expect(referenceIn(location)).toBe(lead?.reference)
  await post('booking', { ...TYPED.booking, description: 'Something else' })
  expect(await rowsOf('l:')).toHaveLength(2)
})

test('A native form is held only for its hidden field', async () => {
  // The filling time of a native form is unknown.
  const { post, rowsOf, mails } = setUp()
  await post('visa-case', { ...TYPED['visa-case'], [TRAP]: 'https://spam.example' })
  expect(await rowsOf('l:')).toMatchObject([{ heldBecause: 'trap' }])
  expect(mails).toHaveLength(1)
  await post('visa-case', { ...TYPED['visa-case'], name: 'Another', [TRAP]: '' })
  expect(mails).toHaveLength(3)
})

test('A form repeated after midnight is the same lead, a day later a new one', async () => {
  const { post, plan } = setUp()
  const send = async (moment: string) => {
    plan.now = new Date(moment)
    const { location } = await post('visa-case', TYPED['visa-case'])
    return { reference: referenceIn(location), token: messageTokenIn(location) }
  }
  const first = await send('2026-11-22T22:58:00Z')
  const repeated = await send('2026-11-22T22:59:00Z')
  // The second post may come from another person, so its response has no link to the message.
  expect([repeated, typeof first.token]).toEqual([{ reference: first.reference, token: undefined }, 'string'])
  await post('your-message', { token: String(first.token), wish: 'take-back' })
  const second = await send('2026-11-22T22:59:30Z')
  expect(second.reference).not.toBe(first.reference)
  expect((await send('2026-11-22T23:01:00Z')).reference).toBe(second.reference)
  const third = await send('2026-11-24T10:00:00Z')
  expect([first.reference, second.reference]).not.toContain(third.reference)
})

test('The page of a receipt expires after a day, and cannot be forged', async () => {
  const { post, open, wait } = setUp()
  const { location } = await post('booking', TYPED.booking)
  const forged = [
    String(location).replace(/reference=IS-..../, 'reference=IS-0000'),
    String(location).replace(/until=\d/, 'until=9'),
    String(location).replace(/signature=./, 'signature='),
    '/api/receipt',
  ]
  for (const address of forged)
    expect(await open(address)).toMatchObject({ status: 303, location: '/contact' })
  wait(DAY_MS - 1)
  expect((await open(location)).status).toBe(200)
  wait(1)
  expect((await open(location)).status).toBe(303)
})

test('A post to the address of its page is recognised by a header of the host', async () => {
  const { post, open, mails } = setUp()
  await post('sign-up', TYPED['sign-up'])
  const [, token = ''] = /token=(\S+)/.exec(String(mails[0]?.text)) ?? []
  const sendFrom = (address: string) =>
    post('confirmation', 'confirmation=gesture', {
      to: '/api/confirm-waitlist',
      headers: { 'x-ms-original-url': `${ORIGIN}${address}` },
    })
  const confirmed = await sendFrom(`/de/job-seeker-compass/confirm?token=${token}`)
  expect(await open(confirmed.location)).toMatchObject({ language: 'de', title: 'confirmed' })
  expect((await sendFrom('/job-seeker-compass/confirm')).status).toBe(400)
  expect((await sendFrom(`/elsewhere?token=${token}`)).status).toBe(400)
})

test('A native page shows a message, its withdrawal and its repeated receipt', async () => {
  const { post, plan, sweep, wait } = setUp()
  plan.verdict = declined('failed')
  const { location } = await post('visa-case', TYPED['visa-case'])
  const press = async (wish: string, language?: 'tr') => {
    const token = String(messageTokenIn(location))
    return shownIn((await post('your-message', { token, wish }, { ...(language && { language }) })).html)
  }
  const facts = (handedOver: string) => [
    `reference: ${referenceIn(location)}`,
    'received: 23 November 2026 at 11:00',
    `handedOver: ${handedOver}`,
    'answerBy: Tuesday, 24 November 2026',
    'deletedOn: Wednesday, 26 May 2027',
  ]
  const shown = { title: 'message', presses: ['wish send-again', 'wish take-back'], links: ['/contact'] }
  expect(await press('show')).toMatchObject({ ...shown, says: ['the text of message', ...facts('waiting')] })
  plan.verdict = { accepted: true }
  wait(60_000)
  await sweep()
  const handedOver = facts('23 November 2026 at 11:01')
  expect(await press('show')).toMatchObject({ ...shown, says: ['the text of message', ...handedOver] })
  const back = ['wish show']
  expect(await press('send-again')).toMatchObject({ title: 'sentAgain', presses: back })
  plan.reception = 'no'
  expect(await press('send-again')).toMatchObject({ title: 'noReceipt', presses: back })
  expect(await press('take-back')).toMatchObject({ title: 'takenBack', presses: [], links: ['/contact'] })
  expect(await press('show', 'tr')).toMatchObject({ title: 'gone', links: ['/tr/free-consultation'] })
})

test.for<[FormName, object, string, string]>([
  ['your-message', { wish: 'show' }, 'notFound', 'wish show'],
  ['your-message', { wish: 'take-back' }, 'notTakenBack', 'wish take-back'],
  ['your-message', { wish: 'send-again' }, 'notSentAgain', 'wish send-again'],
  ['confirmation', {}, 'notConfirmed', 'confirmation gesture'],
  ['confirmation', { confirmation: 'withdraw' }, 'notWithdrawn', 'confirmation withdraw'],
])(
  'In a storage outage, the page "%s" with %o offers its button again',
  async ([page, pressed, title, press]) => {
    const { post, takeDown, mails } = setUp()
    await post('sign-up', TYPED['sign-up'])
    const [, ofMail = ''] = /token=(\S+)/.exec(String(mails[0]?.text)) ?? []
    const message = messageTokenIn((await post('visa-case', TYPED['visa-case'])).location)
    takeDown()
    const token = page === 'confirmation' ? ofMail : String(message)
    const { status, html } = await post(page, { token, ...pressed })
    expect(status).toBe(503)
    expect(shownIn(html)).toMatchObject({
      title,
      says: [REFUSALS.unavailable.error.en],
      presses: [press],
    })
  },
)

test('The page after too many posts says how many minutes to wait', async () => {
  const { post, wait } = setUp()
  const send = (name: string) =>
    post('visa-case', { ...TYPED['visa-case'], name }, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  for (let count = 0; count < 12; count += 1) await send(`Maria ${count}`)
  for (const [ms, seconds, minutes] of [
    [0, 600, 10],
    [539_000, 61, 2],
    [1_000, 60, 1],
    [59_000, 1, 1],
  ] as const) {
    wait(ms)
    const { status, headers, html } = await send('Ada')
    expect([status, headers['retry-after']]).toEqual([429, String(seconds)])
    expect(shownIn(html)).toMatchObject({
      title: 'nothingSent',
      says: [REFUSALS.throttled.error.en, `wait ${minutes} min`, 'goBack'],
      links: ['/free-visa-case'],
    })
  }
})
