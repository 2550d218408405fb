import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SuccessOf } from '#contracts/calls/endpoint.ts'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { TalkWay } from '#contracts/calls/talk-status.ts'
import type { TeamRequest, teamMessage } from '#contracts/calls/team-message.ts'
import type { MessageRequest, yourMessage } from '#contracts/calls/your-message.ts'
import { CLOSED_DAYS } from '#contracts/values/closed-days.ts'
import { talkStart } from '#contracts/values/talk-times.ts'
import type { LeadTable } from '#functions/adapters/lead-table.ts'
import { deviceTokens } from '#functions/mail/device-token.ts'
import { messageTokens, teamTokens } from '#functions/mail/message-token.ts'
import type { Mail } from '#functions/ports.ts'
import { ID_KEY, TEAM, TOKEN_SECRET } from '#tests/support/app-settings.ts'
import { BOT, FORMS } from '#tests/support/bodies.ts'
import { declined, functionsInMemory } from '#tests/support/memory-functions.ts'

const closedDays = CLOSED_DAYS as string[]
beforeAll(() => void closedDays.push('2026-12-02'))
afterAll(() => void closedDays.pop())

// The clock starts on Monday, 23 November 2026, at 11:00 in Germany.
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const TUESDAY = talkStart('2026-12-01', '10:00')
const THURSDAY = talkStart('2026-12-03', '14:30')
const FRIDAY = talkStart('2026-12-04', '09:00')
const PHONE: TalkWay = { way: 'phone' }
const VIDEO: TalkWay = { way: 'video', link: 'https://meet.example/room' }
const UNKNOWN = { status: 410, body: { error: REFUSALS.messageUnknown.error.en } }

type Answer<E> = { status: number; body: SuccessOf<E> & { error?: string }; headers?: Record<string, string> }
/** A request about the talk, without its token and round. */
type Act<Request> = Request extends unknown ? Omit<Request, 'token' | 'round' | 'device'> : never

function setUp(wrap?: Parameters<typeof functionsInMemory>[0], settings: Record<string, string> = {}) {
  const functions = functionsInMemory(wrap)
  const { call, plan, mails, rows } = functions
  let services = functions.start(settings)
  const device = () => deviceTokens(TOKEN_SECRET).sign(plan.now)

  async function send(form: object = FORMS.appointment, headers: Record<string, string> = {}) {
    const { body } = await call(services.sendContactEmail, form, {
      ...headers,
      'idempotency-key': randomUUID(),
    })
    const token = String(body.messageToken)
    const place = messageTokens(ID_KEY).read(token)
    if (!place) throw new Error('The response has no token.')
    const teamToken = teamTokens(ID_KEY).sign(place)
    const reference = String(body.reference)
    const visitor = async (request: Act<MessageRequest>, round?: number) => {
      const now = round ?? (await show()).body.message?.talk?.round ?? 0
      const { status, body } = await call(services.yourMessage, { token, round: now, ...request })
      return { status, body } as Answer<typeof yourMessage>
    }
    const show = async () =>
      (await call(services.yourMessage, { token, wish: 'show' })) as Answer<typeof yourMessage>
    const team = async (request: Act<TeamRequest>, round?: number) => {
      const now = round ?? (await look()).body.message?.talk.round ?? 0
      const proof = request.wish === 'know-device' ? {} : { device: device(), round: now }
      return (await call(services.teamMessage, { token: teamToken, ...proof, ...request })) as Answer<
        typeof teamMessage
      >
    }
    const look = async () =>
      (await call(services.teamMessage, { token: teamToken, device: device(), wish: 'show' })) as Answer<
        typeof teamMessage
      >
    const propose = (times = [TUESDAY, THURSDAY], how = PHONE, line = '') =>
      team({ wish: 'propose', times, how, line })
    const agree = (start = TUESDAY, phone = '') => visitor({ wish: 'agree', start, phone })
    return { token, teamToken, reference, visitor, show, team, look, propose, agree }
  }

  return {
    ...functions,
    services: () => services,
    restart: (changed: Record<string, string>) => {
      services = functions.start({ ...settings, ...changed })
    },
    send,
    records: functions.records(),
    device,
    sweep: () => services.sweep(() => {}),
    /** Sweeps each quarter of an hour until a time. */
    async sweepUntil(end: string | Date) {
      while (plan.now < new Date(end)) {
        functions.wait(Math.min(900_000, new Date(end).getTime() - plan.now.getTime()))
        await services.sweep(() => {})
      }
    },
    to: (side: 'team' | 'visitor') => mails.filter(({ to }) => (to === TEAM) === (side === 'team')),
    claims: async () =>
      (await rows()).filter(({ partitionKey, leadId }) => partitionKey === 'talks' && leadId),
  }
}

const entryIn = ({ invite = '' }: Pick<Mail, 'invite'>) => {
  const calendar = new ICAL.Component(ICAL.parse(invite))
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('The file has no entry.')
  const value = (name: string) => String(event.getFirstPropertyValue(name))
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    start: value('dtstart'),
    end: value('dtend'),
    stamp: value('dtstamp'),
    status: value('status'),
    class: value('class'),
    organizer: value('organizer'),
    attendees: event
      .getAllProperties('attendee')
      .map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    location: value('location'),
  }
}
const entriesIn = (mails: readonly Mail[]) => mails.filter(({ invite }) => invite).map(entryIn)
const subjects = (mails: readonly { subject: string }[]) =>
  mails.map(({ subject }) => subject.replace(/ – IS-.*/, ''))

test('The link of the team’s mail shows nothing typed and changes nothing', async () => {
  const { send, to, rows, look } = await withMessage()
  const { text } = to('team')[0] as Mail
  expect(text).toContain('Propose a time, or mark as answered: http://127.0.0.1/team-message?token=5.')
  const before = JSON.stringify(await rows())
  const { body } = await look()
  expect(body.message).toMatchObject({
    form: 'appointment',
    language: 'en',
    hasPhone: true,
    dueOn: '2026-11-25',
    isUndelivered: false,
    others: [],
    talk: { round: 0, state: 'waiting' },
  })
  const { name, email, phone, message } = FORMS.appointment
  for (const typed of [name, email, phone, message]) expect(JSON.stringify(body)).not.toContain(typed)
  expect(JSON.stringify(await rows())).toBe(before)
  const { look: lookAtDay } = await send({ ...FORMS.consultation, date: '2027-03-04' })
  expect((await lookAtDay()).body.message?.requestedDay).toBe('2027-03-04')
  const contact = { ...FORMS.contact, appointmentDate: 'Thursday, 4 March 2027' }
  expect((await (await send(contact)).look()).body.message?.requestedDay).toBe('2027-03-04')
  const free = { ...FORMS.contact, appointmentDate: 'whenever Jane can' }
  expect((await (await send(free)).look()).body.message?.requestedDay).toBeUndefined()
})

async function withMessage(form?: object, settings?: Record<string, string>) {
  const world = setUp(undefined, settings)
  return { ...world, ...(await world.send(form)) }
}

test('Without the proof of a device, the link only shows the status', async () => {
  const { call, services, teamToken, propose, rows, restart, device } = await withMessage()
  await propose([TUESDAY], VIDEO)
  const before = JSON.stringify(await rows())
  const other = deviceTokens('another secret of 32 bytes or more').sign(new Date())
  for (const proof of [undefined, 'x', other, teamToken])
    for (const wish of ['answered', 'withdraw', 'reopen', 'show']) {
      const request = { token: teamToken, wish, round: 1, ...(proof && { device: proof }) }
      const { body } = (await call(services().teamMessage, request)) as Answer<typeof teamMessage>
      expect(body).toMatchObject({
        outcome: 'unknown-device',
        message: { days: [], talk: { state: 'proposed' } },
      })
      expect(JSON.stringify(body)).not.toContain('meet.example')
    }
  expect(JSON.stringify(await rows())).toBe(before)
  restart({ TOKEN_SECRETS: `a new secret of 32 bytes or more!!, ${TOKEN_SECRET}` })
  const request = { token: teamToken, wish: 'answered', round: 1, device: device() }
  expect((await call(services().teamMessage, request)).body.outcome).toBe('unknown-device')
})

test('The six digits for a device are valid for ten minutes and five tries', async () => {
  const { team, to, wait, call, services, teamToken } = await withMessage()
  const digitsIn = (mail?: Mail) =>
    /\n?(\d{3}) (\d{3})\n/
      .exec(mail?.text ?? '')
      ?.slice(1)
      .join('') ?? ''
  const ask = () => team({ wish: 'know-device' })
  const check = async (digits: string) => (await team({ wish: 'know-device', digits })).body
  expect((await ask()).body.outcome).toBe('code-sent')
  const first = digitsIn(to('team').at(-1) as Mail)
  expect(first).toMatch(/^\d{6}$/)
  wait(10 * 60_000)
  expect((await check(first)).outcome).toBe('code-expired')
  await ask()
  const digits = digitsIn(to('team').at(-1) as Mail)
  const wrong = digits === '000000' ? '111111' : '000000'
  for (let tries = 1; tries < 5; tries += 1) expect((await check(wrong)).outcome).toBe('code-refused')
  const proof = await check(digits)
  expect(proof.outcome).toBe('done')
  expect((await check(digits)).outcome).toBe('code-expired')
  const answered = { token: teamToken, wish: 'answered', round: 0, device: proof.device }
  expect((await call(services().teamMessage, answered)).body.outcome).toBe('done')
  await ask()
  expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  wait(180 * DAY_MS)
  expect((await call(services().teamMessage, { ...answered, wish: 'reopen' })).body.outcome).not.toBe('done')
})

test('Five wrong tries at once use up the digits', async () => {
  const { team } = await withMessage()
  await team({ wish: 'know-device' })
  const tries = Array.from({ length: 12 }, () => team({ wish: 'know-device', digits: '000000' }))
  const outcomes = (await Promise.all(tries)).map(({ body }) => body.outcome)
  expect(outcomes.filter((outcome) => outcome === 'code-refused').length).toBeLessThanOrEqual(4)
})

test('A visitor’s, foreign or forged token is unknown to the team’s call', async () => {
  const { token, teamToken, call, services, device } = await withMessage()
  const [version = '', content = '', signature = ''] = teamToken.split('.')
  for (const wrong of [token, `4.${content}.${signature}`, `${teamToken}x`, 'x', `${version}.${content}.`])
    expect(
      await call(services().teamMessage, { token: wrong, wish: 'answered', round: 0, device: device() }),
    ).toMatchObject(UNKNOWN)
  for (const wish of ['show', 'take-back', 'agree', 'decline'])
    expect(
      await call(services().yourMessage, { token: teamToken, wish, round: 0, start: TUESDAY }),
    ).toMatchObject(UNKNOWN)
})

test('A network without a proof is limited to 12 requests in ten minutes', async () => {
  const { teamToken, call, services, device } = await withMessage()
  const network = '203.0.113.9'
  const look = (proof?: string) =>
    call(
      services().teamMessage,
      { token: teamToken, wish: 'show', ...(proof && { device: proof }) },
      {},
      network,
    )
  for (let count = 0; count < 12; count += 1) expect((await look()).status).toBe(200)
  expect((await look()).status).toBe(429)
  expect((await look(device())).status).toBe(200)
})

test.for([
  ['a holiday of one city', talkStart('2026-12-25', '10:00'), 'dayOff'],
  ['a weekend', talkStart('2026-11-28', '10:00'), 'dayOff'],
  ['a day of the firm', talkStart('2026-12-02', '10:00'), 'dayOff'],
  ['three hours ahead', '2026-11-23T13:00:00.000Z', 'tooSoon'],
  ['the past', '2026-11-20T09:00:00.000Z', 'tooSoon'],
  ['no half hour', '2026-12-01T09:10:00.000Z', 'notHalfHour'],
  ['before eight', talkStart('2026-12-01', '07:30'), 'notHalfHour'],
  ['beyond fifteen working days', talkStart('2026-12-17', '10:00'), 'tooLate'],
] as const)('%s cannot be proposed, and the response names the fault', async ([, start, because]) => {
  const { propose, to, rows } = await withMessage()
  const before = [JSON.stringify(await rows()), to('visitor').length]
  const { body } = await propose([TUESDAY, start])
  expect([body.outcome, body.refused]).toEqual(['time-refused', { start, because }])
  expect([JSON.stringify(await rows()), to('visitor').length]).toEqual(before)
})

test('The days offered are fifteen working days, all before the deletion', async () => {
  const { look } = await withMessage()
  const { days = [] } = (await look()).body.message ?? {}
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-23', '2026-12-15', 16])
  expect(days).not.toContain('2026-12-02')
  const short = await withMessage(undefined, { KEEP_LEADS_DAYS: '31' })
  short.wait(29 * DAY_MS)
  expect((await short.look()).body.message?.days).toEqual(['2026-12-22', '2026-12-23'])
})

test('A proposal is previewed as it is sent, with times in German time', async () => {
  const { team, propose, to, token, reference } = await withMessage()
  const request = { times: [THURSDAY, TUESDAY], how: VIDEO, line: 'Bring your passport' }
  const { body } = await team({ wish: 'preview', ...request })
  expect(to('visitor')).toHaveLength(1)
  await propose(request.times, request.how, request.line)
  const mail = to('visitor')[1] as Mail
  expect(body.preview?.subject).toBe(mail.subject)
  expect(body.preview?.text).toBe(mail.text.replaceAll(`?token=${token}`, ''))
  expect(mail.subject).toBe(`Times for our talk – ${reference}`)
  expect(mail.text).toMatch(/Hello,\n\nNothing is fixed until/)
  expect(mail.text).toContain('- Tuesday, 1 December 2026, 10:00\n- Thursday, 3 December 2026, 14:30')
  expect(mail.text).toContain('A note from us: Bring your passport')
  for (const typed of [FORMS.appointment.name, FORMS.appointment.message])
    expect(mail.text).not.toContain(typed)
})

test('One press agrees, and mails both sides the same entry', async () => {
  const { propose, agree, to, show, claims, reference } = await withMessage()
  await propose([TUESDAY, THURSDAY], VIDEO)
  const answer = await agree()
  expect([answer.body.outcome, answer.body.message?.talk?.state]).toEqual(['done', 'agreed'])
  expect(subjects(to('visitor')).at(-1)).toBe('Our talk on Tuesday, 1 December 2026, 10:00')
  expect(subjects(to('team')).at(-1)).toBe('[Talk agreed] Tuesday, 1 December 2026, 10:00')
  const [ours, theirs] = [to('team').at(-1), to('visitor').at(-1)].map((mail) => entryIn(mail as Mail))
  const entry = {
    ...{ method: 'REQUEST', uid: expect.stringMatching(/^[0-9a-f]{32}@127\.0\.0\.1$/), sequence: 0 },
    ...{ start: '2026-12-01T09:00:00Z', end: '2026-12-01T09:30:00Z', status: 'CONFIRMED', class: 'PRIVATE' },
    ...{ stamp: '2026-11-23T10:00:00Z', organizer: 'mailto:no-reply@isarspree.example' },
    location: expect.any(String),
  }
  expect(ours).toEqual({ ...entry, attendees: [`mailto:${TEAM}`] })
  expect(theirs).toEqual({ ...entry, uid: ours?.uid, attendees: [`mailto:${FORMS.appointment.email}`] })
  expect(theirs?.location).toContain('https://meet.example/room')
  const { calendar = '' } = (await show()).body.message ?? {}
  const published = { method: 'PUBLISH', uid: ours?.uid, attendees: [], organizer: 'null' }
  expect(entryIn({ invite: calendar })).toMatchObject(published)
  for (const text of [calendar, ...to('team').flatMap(({ invite = [] }) => invite)]) {
    expect(text).not.toMatch(/visa|token=/i)
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
  }
  expect(await claims()).toMatchObject([{ rowKey: `${TUESDAY}.0` }])
  expect(to('team').at(-1)?.text).toContain(reference)
})

test('A repeated request does one thing, and sends each side one mail', async () => {
  const { visitor, propose, team, mails } = await withMessage()
  await propose()
  const press = () => visitor({ wish: 'agree', start: TUESDAY }, 1)
  const both = await Promise.all([press(), press()])
  expect(both.map(({ body }) => body.outcome)).toEqual(['done', 'done'])
  expect((await press()).body.outcome).toBe('done')
  expect(mails).toHaveLength(5)
  const cancel = () => team({ wish: 'cancel', line: '' }, 2)
  expect((await Promise.all([cancel(), cancel()])).map(({ body }) => body.outcome)).toEqual(['done', 'done'])
  expect(mails).toHaveLength(7)
})

test('A request for an earlier round only shows the current state', async () => {
  const { visitor, team, propose, mails } = await withMessage()
  await propose([TUESDAY])
  await propose([THURSDAY])
  const count = mails.length
  for (const request of [
    () => visitor({ wish: 'agree', start: TUESDAY }, 1),
    () => visitor({ wish: 'agree', start: THURSDAY }, 1),
    () => visitor({ wish: 'agree', start: TUESDAY }, 2),
    () => visitor({ wish: 'decline' }, 1),
    () => team({ wish: 'withdraw' }, 1),
    () => team({ wish: 'answered' }, 0),
  ]) {
    const { body } = await request()
    expect([body.outcome, body.message?.talk?.state, body.message?.talk?.round]).toEqual([
      'changed',
      'proposed',
      2,
    ])
  }
  expect(mails).toHaveLength(count)
})

test('Of fifty visitors who press the same moment, one gets the talk', async () => {
  const world = setUp(undefined, { MAILS_PER_HOUR: '1000' })
  const messages = []
  for (let count = 0; count < 50; count += 1) {
    const email = `visitor${count}@visitor.example`
    const message = await world.send({ ...FORMS.appointment, email })
    await message.propose([TUESDAY, talkStart('2026-12-01', '10:30')])
    messages.push(message)
  }
  const sent = world.mails.length
  const answers = await Promise.all(messages.map(({ agree }) => agree(TUESDAY)))
  expect(answers.filter(({ body }) => body.outcome === 'done')).toHaveLength(1)
  const others = answers.filter(({ body }) => body.outcome === 'taken')
  expect(others).toHaveLength(49)
  expect(others[0]?.body.message?.talk?.proposal?.times.map(({ isOpen }) => isOpen)).toEqual([false, true])
  expect(world.mails).toHaveLength(sent + 2)
  expect(await world.claims()).toHaveLength(1)
  const [loser] = messages.filter((_, index) => answers[index]?.body.outcome === 'taken')
  expect((await loser?.agree(talkStart('2026-12-01', '10:30')))?.body.outcome).toBe('done')
  const late = await world.send({ ...FORMS.appointment, email: 'late@visitor.example' })
  expect((await late.propose([TUESDAY])).body.refused).toEqual({ start: TUESDAY, because: 'taken' })
})

test('With TALKS_AT_ONCE=2, two visitors get one moment, and a third does not', async () => {
  const world = setUp(undefined, { TALKS_AT_ONCE: '2' })
  const messages = []
  for (const name of ['a', 'b', 'c']) {
    const message = await world.send({ ...FORMS.appointment, email: `${name}@visitor.example` })
    await message.propose([TUESDAY])
    messages.push(message)
  }
  const outcomes = (await Promise.all(messages.map(({ agree }) => agree()))).map(({ body }) => body.outcome)
  expect(outcomes.toSorted()).toEqual(['done', 'done', 'taken'])
})

test('If other talks take every proposed moment, it is the team’s turn again', async () => {
  const world = setUp()
  const [one, other] = [
    await world.send(),
    await world.send({ ...FORMS.appointment, email: 'b@visitor.example' }),
  ]
  for (const { propose } of [one, other]) await propose([TUESDAY])
  await one.agree()
  expect((await other.look()).body.message?.dueOn).toBeUndefined()
  await other.agree()
  expect((await other.look()).body.message?.dueOn).toBe('2026-11-24')
})

test('A move is a proposal beside the talk, and keeps the calendar entry', async () => {
  const { propose, agree, visitor, team, to, look, claims } = await withMessage()
  await propose()
  await agree()
  await propose([FRIDAY], VIDEO)
  expect((await look()).body.message?.talk).toMatchObject({ state: 'proposed', agreed: { start: TUESDAY } })
  expect(to('visitor').at(-1)?.text).toContain(
    'Your talk on Tuesday, 1 December 2026, 10:00 (German time) stands until',
  )
  await visitor({ wish: 'decline', line: 'Tuesday is fine' })
  const declined = (await look()).body.message
  expect(declined?.talk).toMatchObject({ agreed: { start: TUESDAY }, ended: { as: 'declined' } })
  expect([declined?.talk.state, declined?.dueOn]).toEqual(['agreed', undefined])
  expect(to('team').at(-1)?.text).toMatch(
    /The visitor wrote: Tuesday is fine[\s\S]*10:00 takes place as agreed/,
  )
  await propose([FRIDAY], VIDEO)
  await agree(FRIDAY)
  const [old, moved] = entriesIn(to('visitor'))
  expect(moved).toMatchObject({ uid: old?.uid, sequence: 1, start: '2026-12-04T08:00:00Z' })
  expect(to('visitor').at(-1)?.text).toContain(
    'The new time replaces our talk on Tuesday, 1 December 2026, 10:00',
  )
  expect(await claims()).toMatchObject([{ rowKey: `${FRIDAY}.0` }])
  await team({ wish: 'change-way', how: { way: 'office', city: 'berlin' } })
  await team({ wish: 'cancel', line: 'We are ill' })
  const [office, cancelled] = entriesIn(to('team')).slice(-2)
  expect(office).toMatchObject({ uid: old?.uid, sequence: 2, location: 'At our office in Berlin' })
  expect(cancelled).toMatchObject({ uid: old?.uid, sequence: 3, method: 'CANCEL', status: 'CANCELLED' })
  expect(to('visitor').at(-1)?.text).toContain('A note from us: We are ill')
  expect(await claims()).toEqual([])
  expect((await look()).body.message).toMatchObject({ dueOn: '2026-11-24', talk: { state: 'cancelled' } })
})

test('A withdrawn or erased message cancels its talk in the team’s calendar', async () => {
  const world = setUp()
  const taken = await world.send()
  await taken.propose()
  await taken.agree()
  const count = world.to('visitor').length
  world.wait(HOUR_MS)
  await world.call(world.services().yourMessage, { token: taken.token, wish: 'take-back' })
  const note = world.to('team').at(-1) as Mail
  expect(note.subject).toBe(`[Taken back] ${taken.reference}`)
  const cancel = { method: 'CANCEL', sequence: 1, start: '2026-12-01T09:00:00Z' }
  expect(entryIn(note)).toMatchObject({ ...cancel, stamp: '2026-11-23T11:00:00Z' })
  const erased = await world.send({ ...FORMS.contact, email: 'eve@visitor.example' })
  await erased.propose([TUESDAY], VIDEO)
  await erased.agree()
  await world.records.erase('eve@visitor.example')
  expect(JSON.stringify(await world.rows())).not.toContain('eve@visitor.example')
  await world.sweep()
  const cancelled = world.to('team').at(-1) as Mail
  expect(cancelled.subject).toBe(`[Talk cancelled] Tuesday, 1 December 2026, 10:00 – ${erased.reference}`)
  expect(entryIn(cancelled)).toMatchObject(cancel)
  await world.sweepUntil('2026-12-02T10:00:00Z')
  expect(world.to('visitor')).toHaveLength(count + 3)
  expect((await world.rows()).filter(({ rowKey }) => /^[fokx]:/.test(String(rowKey)))).toEqual([])
  expect(await world.claims()).toEqual([])
})

test('A reminder is sent once, at 16:00 on the day before', async () => {
  const { propose, agree, to, sweepUntil, team } = await withMessage()
  await propose([TUESDAY, THURSDAY])
  await agree()
  const reminders = () => to('visitor').filter(({ subject }) => subject.startsWith('Reminder'))
  await sweepUntil('2026-11-30T14:45:00Z')
  expect(reminders()).toHaveLength(0)
  await sweepUntil('2026-11-30T15:15:00Z')
  expect(reminders()[0]?.text).toContain('Tuesday, 1 December 2026, 10:00 (German time)')
  await propose([THURSDAY])
  await sweepUntil('2026-12-01T12:00:00Z')
  expect(reminders()).toHaveLength(1)
  await agree(THURSDAY)
  await team({ wish: 'cancel', line: '' })
  await sweepUntil('2026-12-03T15:00:00Z')
  expect(reminders()).toHaveLength(1)
})

test('A late reminder is sent until two hours before the talk', async () => {
  const late = async (until: string) => {
    const world = await withMessage()
    await world.propose([TUESDAY])
    await world.agree()
    await world.team({ wish: 'change-way', how: VIDEO })
    world.plan.now = new Date(until)
    await world.sweep()
    return world.to('visitor').filter(({ subject }) => subject.startsWith('Reminder'))
  }
  expect((await late('2026-12-01T06:59:00Z'))[0]?.text).toContain('https://meet.example/room')
  expect(await late('2026-12-01T07:01:00Z')).toEqual([])
})

test('A proposal whose times have passed lapses, and is the team’s turn', async () => {
  const { propose, agree, to, sweepUntil, look } = await withMessage()
  await propose([TUESDAY])
  await sweepUntil('2026-12-01T08:00:00Z')
  expect((await agree()).body.outcome).toBe('past')
  await sweepUntil('2026-12-02T08:00:00Z')
  expect(subjects(to('visitor'))).toEqual([
    'Your booking request',
    'Times for our talk',
    'The proposed times have passed',
  ])
  expect((await look()).body.message).toMatchObject({ dueOn: '2026-12-03', talk: { state: 'lapsed' } })
  expect((await propose([FRIDAY])).body.outcome).toBe('done')
})

test('A proposal withdrawn before its mail left causes no mail', async () => {
  const { propose, team, to, plan, wait, sweep } = await withMessage()
  plan.verdict = declined('throttled')
  await propose()
  await team({ wish: 'withdraw' })
  plan.verdict = { accepted: true }
  wait(2 * HOUR_MS)
  await sweep()
  expect(to('visitor')).toHaveLength(1)
  await propose()
  await team({ wish: 'withdraw' })
  expect(subjects(to('visitor')).slice(1)).toEqual([
    'Times for our talk',
    'The proposed times no longer apply',
  ])
})

test('A waiting invitation is sent unless the talk was cancelled', async () => {
  const { propose, agree, team, to, plan, wait, sweep } = await withMessage()
  for (const [act, expected] of [
    [() => team({ wish: 'cancel', line: '' }), ['CANCEL']],
    [() => propose([FRIDAY]), ['CANCEL', 'REQUEST']],
  ] as const) {
    await propose()
    plan.verdict = declined('failed')
    await agree()
    await act()
    plan.verdict = { accepted: true }
    wait(2 * HOUR_MS)
    await sweep()
    expect(entriesIn(to('visitor')).map(({ method }) => method)).toEqual(expected)
  }
  expect(subjects(to('team')).slice(1)).toEqual([
    '[Talk cancelled] Tuesday, 1 December 2026, 10:00',
    '[Talk agreed] Tuesday, 1 December 2026, 10:00',
  ])
})

test.for(['refused', 'bounced'])(
  'The team gets one mail about a %s proposal, and has to act',
  async (how) => {
    const { propose, to, plan, sweep, look, wait } = await withMessage()
    if (how === 'refused') plan.verdict = declined('refused')
    await propose()
    plan.verdict = { accepted: true }
    if (how === 'bounced') plan.fate = 'failed'
    for (let count = 0; count < 3; count += 1) {
      wait(HOUR_MS)
      await sweep()
      plan.fate = 'unknown'
    }
    expect(subjects(to('team')).filter((subject) => subject === '[Not delivered]')).toHaveLength(1)
    expect((await look()).body.message).toMatchObject({ isUndelivered: true, dueOn: '2026-11-24' })
  },
)

test('A message answered by other means closes its proposal without a mail', async () => {
  const { propose, team, mails, look, agree } = await withMessage()
  await propose()
  const count = mails.length
  expect((await team({ wish: 'answered' })).body.message?.talk).toMatchObject({ state: 'answered' })
  expect((await agree()).body).toMatchObject({ outcome: 'changed', message: { talk: { state: 'answered' } } })
  expect((await look()).body.message?.dueOn).toBeUndefined()
  expect((await team({ wish: 'reopen' })).body.message).toMatchObject({
    dueOn: '2026-11-24',
    talk: { state: 'waiting' },
  })
  expect(mails).toHaveLength(count)
})

test('The team enters a talk agreed by mail or phone, also at short notice', async () => {
  const { propose, team, to, wait } = await withMessage()
  await propose([talkStart('2026-11-24', '16:00')])
  wait(27 * HOUR_MS)
  const { body } = await team({ wish: 'agreed-by-mail', start: talkStart('2026-11-24', '16:00') })
  expect([body.outcome, body.message?.talk.state]).toEqual(['done', 'agreed'])
  expect(to('visitor').at(-1)?.text).toContain('the time that you agreed with us by e-mail or phone')
  expect(to('team').at(-1)?.text).toContain('A colleague has entered')
})

test('A talk by phone needs a number, which only the team’s mail names', async () => {
  const { propose, agree, show, to, look, rows } = await withMessage({ ...FORMS.contact, phone: '' })
  await propose()
  expect((await show()).body.message?.needsPhone).toBe(true)
  expect((await agree()).body.outcome).toBe('phone-needed')
  const number = '+49 30 5550 1234'
  expect((await agree(TUESDAY, number)).body.outcome).toBe('done')
  expect(to('team').at(-1)?.text).toContain(`Phone: ${number}`)
  expect([to('visitor').at(-1)?.text, JSON.stringify((await look()).body)].join()).not.toContain(number)
  expect(JSON.stringify(await rows())).toContain(number)
})

test('A talk that has begun cannot be cancelled, but another can follow', async () => {
  const { propose, agree, visitor, to, plan, look } = await withMessage()
  await propose()
  await agree()
  plan.now = new Date(TUESDAY)
  expect((await visitor({ wish: 'cancel-talk', line: '' })).body.outcome).toBe('changed')
  expect((await look()).body.message?.talk.agreed?.hasBegun).toBe(true)
  await propose([FRIDAY])
  await agree(FRIDAY)
  const [missed, next] = entriesIn(to('visitor'))
  expect([next?.method, next?.sequence, next?.uid === missed?.uid]).toEqual(['REQUEST', 0, false])
})

test('A cancellation within four hours goes first, and its subject says so', async () => {
  const { propose, agree, visitor, to, plan, send } = await withMessage()
  await propose()
  await agree()
  plan.now = new Date(Date.parse(TUESDAY) - 2 * HOUR_MS)
  await send({ ...FORMS.contact, email: 'other@visitor.example' })
  await visitor({ wish: 'cancel-talk', line: 'My train is late' })
  expect(subjects(to('team')).at(-1)).toBe('[Today: talk cancelled] Tuesday, 1 December 2026, 10:00')
  expect(to('team').at(-1)?.text).toContain('The visitor wrote: My train is late')
  expect(subjects(to('visitor')).at(-1)).toBe('Today: our talk is cancelled')
})

test('No times are proposed to an address whose domain receives no mail', async () => {
  const { propose, plan, mails } = await withMessage()
  plan.reception = 'no'
  const count = mails.length
  expect((await propose()).body.outcome).toBe('unreachable')
  expect(mails).toHaveLength(count)
})

test('Open messages of one address are named; a likely bot’s is not due', async () => {
  const world = setUp()
  const [one, other] = [
    await world.send(),
    await world.send({ ...FORMS.consultation, email: FORMS.appointment.email }),
  ]
  const bot = await world.send(FORMS.contact, BOT)
  const named = async () => (await one.look()).body.message?.others
  expect(await named()).toEqual([other.reference])
  expect((await bot.look()).body.message?.dueOn).toBeUndefined()
  await other.team({ wish: 'answered' })
  expect(await named()).toEqual([])
  for await (const mail of world.records.stuck()) await world.records.release(mail)
  await world.sweep()
  expect((await bot.look()).body.message?.dueOn).toBe('2026-11-25')
})

test('The morning mail and the command list due messages and today’s talks', async () => {
  const world = setUp(undefined, { MORNING_MAIL: 'on' })
  const [due, near, talk, done] = [
    await world.send({ ...FORMS.appointment, email: 'a@visitor.example' }),
    await world.send({ ...FORMS.appointment, email: 'b@visitor.example' }),
    await world.send({ ...FORMS.appointment, email: 'c@visitor.example' }),
    await world.send({ ...FORMS.appointment, email: 'd@visitor.example' }),
  ]
  await near.propose([talkStart('2026-11-26', '09:00')])
  await talk.propose([talkStart('2026-11-25', '14:00')])
  await talk.agree(talkStart('2026-11-25', '14:00'))
  await done.team({ wish: 'answered' })
  world.plan.now = new Date('2026-11-25T06:30:00Z')
  await world.sweep()
  await world.sweep()
  const text = world.to('team').find(({ subject }) => subject.startsWith('This morning'))?.text ?? ''
  expect(text).toContain(`1 talk today (German time): 14:00 ${talk.reference} (phone).`)
  expect(text).toContain(`1 message has to be answered today: ${due.reference}.`)
  expect(text).toContain(
    `1 proposal is not answered, and the first time is near: ${near.reference} (2026-11-26 09:00).`,
  )
  expect(text).not.toContain(done.reference)
  expect(await world.records.open()).toMatchObject({ due: [{ reference: due.reference }] })
  world.plan.now = new Date('2026-11-26T06:30:00Z')
  expect((await world.records.open()).due[0]?.dueOn).toBe('2026-11-25')
})

test('With TALKS=off, agreed talks stay, and can only be cancelled', async () => {
  const world = setUp(undefined, { MORNING_MAIL: 'on' })
  const agreed = await world.send()
  await agreed.propose()
  await agreed.agree()
  world.restart({ TALKS: 'off' })
  const message = await world.send({ ...FORMS.contact, email: 'off@visitor.example' })
  expect(world.to('team').at(-1)?.text).not.toContain('Propose a time')
  expect(await message.look()).toMatchObject(UNKNOWN)
  expect((await message.show()).body.message?.talk).toBeUndefined()
  expect((await agreed.propose([FRIDAY])).body.outcome).not.toBe('done')
  expect((await agreed.visitor({ wish: 'cancel-talk', line: '' })).body.outcome).toBe('done')
  expect(entryIn(world.to('team').at(-1) as Mail).method).toBe('CANCEL')
  world.plan.now = new Date('2026-12-09T06:30:00Z')
  await world.sweep()
  expect(world.to('team').filter(({ subject }) => subject.startsWith('This morning'))).toEqual([])
})

/** Delays the change of a lead that agrees a time, once, until `until` has happened. */
function freezingAgreement(until: () => Promise<unknown>) {
  let isFrozen = false
  return <Table extends LeadTable>(table: Table): Table => ({
    ...table,
    async change(actions: Parameters<LeadTable['change']>[0]) {
      const agrees = actions.some(([, row]) => String('talk' in row ? row.talk : '').includes('"firstRound"'))
      if (agrees && !isFrozen) {
        isFrozen = true
        await until()
      }
      await table.change(actions)
    },
  })
}

test('A frozen call cannot hold a moment that was given to somebody else', async () => {
  let meanwhile = async () => {}
  const world = setUp(freezingAgreement(() => meanwhile()))
  const [one, other] = [
    await world.send(),
    await world.send({ ...FORMS.appointment, email: 'b@visitor.example' }),
  ]
  for (const { propose } of [one, other]) await propose([TUESDAY])
  let second: Answer<typeof yourMessage> | undefined
  meanwhile = async () => {
    world.wait(11 * 60_000)
    await world.sweep()
    second = await other.agree()
  }
  const first = await one.agree()
  expect([first.body.outcome, second?.body.outcome]).toEqual(['taken', 'done'])
  expect(await world.claims()).toHaveLength(1)
})

test('A claim whose agreement was never stored is released after ten minutes', async () => {
  const world = setUp((table) => ({
    ...table,
    change: (actions) =>
      actions.some(([, row]) => String('talk' in row ? row.talk : '').includes('"firstRound"')) && isBroken
        ? Promise.reject(new Error('storage down'))
        : table.change(actions),
  }))
  let isBroken = true
  const message = await world.send()
  await message.propose([TUESDAY])
  expect((await message.agree()).status).toBe(503)
  expect(await world.claims()).toHaveLength(1)
  await world.sweep()
  expect(await world.claims()).toHaveLength(1)
  world.wait(11 * 60_000)
  await world.sweep()
  expect(await world.claims()).toEqual([])
  isBroken = false
  expect((await message.agree()).body.outcome).toBe('done')
})

test.for([
  ['withdraw', 'withdrawn'],
  ['answered', 'answered'],
] as const)('If a visitor agrees while the team sends %s, the first call counts', async ([wish, state]) => {
  const { propose, team, visitor, look } = await withMessage()
  await propose()
  const both = [team({ wish }, 1), visitor({ wish: 'agree', start: TUESDAY }, 1)] as const
  const [ours, theirs] = (await Promise.all(both)).map(({ body }) => body.outcome)
  expect([ours, theirs].toSorted()).toEqual(['changed', 'done'])
  expect((await look()).body.message?.talk.state).toBe(theirs === 'done' ? 'agreed' : state)
})

test('A message withdrawn during an agreement leaves no talk, claim or mail', async () => {
  const { propose, agree, call, services, token, rows, sweepUntil, claims, to } = await withMessage()
  await propose()
  await Promise.all([agree(), call(services().yourMessage, { token, wish: 'take-back' })])
  await sweepUntil('2026-11-24T10:00:00Z')
  expect(await claims()).toEqual([])
  expect(JSON.stringify(await rows())).not.toContain('visitor.example')
  expect(await agree()).toMatchObject(UNKNOWN)
  expect(entriesIn(to('team')).at(-1)?.method ?? 'CANCEL').toBe('CANCEL')
})
