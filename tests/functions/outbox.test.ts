import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ROW_KEYS } from '#functions/adapters/row-keys.ts'
import type { Mail, MailShape, SendResult } from '#functions/ports.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { declined, functionsInMemory } from '#tests/support/memory-functions.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const VISITOR = FORMS.appointment.email
const ACCEPTED: SendResult = { accepted: true }
const [unanswered, refused] = [declined('failed'), declined('refused')]
const storageDown = () => Object.assign(new Error('text'), { statusCode: 503, code: 'ServerBusy' })
/**
 * Lease of 45 s. The default of 60 s would end at the same millisecond as a pause between attempts, because the clock
 * stands still during a call.
 */
const SETTINGS = { LEASE_MS: '45000', MAILS_PER_MAILBOX: '10' }

/**
 * Starts the functions in memory, and advances the clock by a quarter of an hour. `calls` lists the calls to the e-mail
 * service, which answers mails with the `verdicts` in order, then `plan.verdict`, and status requests with `plan.fate`.
 */
function setUp(changes: Record<string, string> = {}) {
  const settings = { ...SETTINGS, ...changes }
  const broken = { change: /^$/, pages: false }
  const functions = functionsInMemory((table) => ({
    ...table,
    change: async (actions) => {
      if (actions.some(([, { rowKey }]) => broken.change.test(rowKey))) throw storageDown()
      await table.change(actions)
    },
    pages: (query, size) => {
      if (broken.pages) throw storageDown()
      return table.pages(query, size)
    },
  }))
  const { call, log, mailer, plan, wait } = functions
  const calls: string[] = []
  const verdicts: SendResult[] = []
  const { send, statusOf } = mailer
  mailer.send = async (mail: Mail, operationId: string, shape: MailShape = 'full') => {
    calls.push(`${mail.to === TEAM ? 'team' : 'visitor'}${shape === 'full' ? '' : ', minimal'}`)
    const verdict = plan.verdict
    plan.verdict = verdicts.shift() ?? verdict
    const answer = await send(mail, operationId, shape)
    plan.verdict = verdict
    return answer
  }
  mailer.statusOf = async () => {
    calls.push('status')
    return statusOf()
  }
  const services = functions.start(settings)
  wait(15 * MINUTE_MS)
  const sweepOf = async (instance: typeof services) => {
    const counts = Object.entries(await instance.sweep((...line) => void log.push(line)))
    return Object.fromEntries(counts.filter(([name, count]) => count > 0 && name !== 'forgotten'))
  }
  return {
    ...functions,
    broken,
    calls,
    verdicts,
    services,
    events: () => log.map(([, event]) => event),
    startOtherInstance: () => {
      const other = functions.start(settings)
      return { ...other, sweep: () => sweepOf(other) }
    },
    send: (form: object = FORMS.appointment) =>
      call(services.sendContactEmail, form, { 'idempotency-key': randomUUID() }),
    /** Sends a form whose address cannot receive mail, so that only the team gets a mail. */
    async sendToTeam() {
      plan.reception = 'no'
      await call(services.sendContactEmail, FORMS.appointment, { 'idempotency-key': randomUUID() })
      plan.reception = 'yes'
    },
    signUp: (email: string) =>
      call(services.notifyJscInterest, { email }, { 'idempotency-key': randomUUID() }),
    sweep: () => sweepOf(services),
    lead: async () => (await functions.rowsOf('l:'))[0],
    /** Returns the row-key prefixes of the mails: pending (`p:`), accepted (`a:`) or dead (`d:`). */
    rowsOfMails: async () =>
      (await functions.rows())
        .map(({ rowKey }) => String(rowKey).slice(0, 2))
        .filter((key) => /[pad]:/.test(key)),
  }
}

test('After its start and a storage failure, an instance asks before it posts', async () => {
  const { startOtherInstance, call, calls, wait, broken, plan } = setUp()
  const { sendContactEmail } = startOtherInstance()
  const callsOfForm = async () => {
    calls.length = 0
    await call(sendContactEmail, FORMS.appointment, { 'idempotency-key': randomUUID() })
    return calls.slice(0, 2)
  }
  expect(await callsOfForm()).toEqual(['status', 'team'])
  wait(15 * MINUTE_MS)
  expect(await callsOfForm()).toEqual(['team', 'visitor'])
  broken.change = /^l:/
  plan.fate = 'succeeded'
  await callsOfForm()
  broken.change = /^$/
  plan.fate = 'unknown'
  wait(15 * MINUTE_MS - 1)
  expect(await callsOfForm()).toEqual(['status', 'team'])
  wait(1)
  expect(await callsOfForm()).toEqual(['team', 'visitor'])
})

test.for([
  ['does not know it', 'unknown', ['status', 'team'], { sent: 1 }],
  ['is at it', 'running', ['status'], { sent: 1 }],
  ['has sent it', 'succeeded', ['status'], { sent: 1 }],
  ['could not deliver it', 'failed', ['status'], { buried: 1 }],
  ['gives no status', unanswered, ['status'], { postponed: 1 }],
  ['takes no status requests', declined('throttled', 90_000), ['status'], { waiting: 1 }],
] as const)(
  'The status of an unanswered mail precedes its retry; the service %s',
  async ([, fate, expected, counts]) => {
    const { sendToTeam, sweep, calls, verdicts, plan, wait, lead } = setUp()
    verdicts.push(unanswered)
    await sendToTeam()
    calls.length = 0
    plan.fate = fate
    wait(30 * SECOND_MS)
    expect(await sweep()).toEqual(counts)
    expect(calls).toEqual(expected)
    expect((await lead())?.teamMailFailure).toBe(
      fate === 'failed' ? 'Failed after it was accepted' : 'sent' in counts ? '' : undefined,
    )
  },
)

test('The pause between attempts doubles up to an hour, or is as requested', async () => {
  const { sendToTeam, sweep, calls, verdicts, plan, wait } = setUp()
  verdicts.push(declined('failed', 2 * HOUR_MS))
  plan.verdict = unanswered
  await sendToTeam()
  const pauses: number[] = []
  let paused = 0
  while (pauses.length < 10) {
    wait(30 * SECOND_MS)
    paused += 30
    calls.length = 0
    await sweep()
    if (!calls.includes('team')) continue
    pauses.push(paused)
    paused = 0
  }
  expect(pauses).toEqual([7_200, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600])
})

test('A throttled service gets no mail, and the attempt does not count', async () => {
  const { send, startOtherInstance, sweep, calls, verdicts, wait, lead } = setUp()
  verdicts.push(declined('throttled', 120_000))
  expect((await send()).body).toMatchObject({ receipt: 'later' })
  expect(calls).toEqual(['team'])
  wait(119 * SECOND_MS)
  const other = startOtherInstance()
  expect([await sweep(), await other.sweep(), calls]).toEqual([{}, {}, ['team']])
  wait(SECOND_MS)
  expect(await other.sweep()).toEqual({ sent: 2 })
  expect(await lead()).toMatchObject({ teamMailAttempts: 1, visitorMailAttempts: 1 })
})

test('A throttled status request pauses only further status requests', async () => {
  const { send, sendToTeam, sweep, calls, verdicts, plan, wait } = setUp()
  verdicts.push(unanswered)
  await sendToTeam()
  wait(30 * SECOND_MS)
  plan.fate = declined('throttled', 90_000)
  expect(await sweep()).toEqual({ waiting: 1 })
  calls.length = 0
  expect((await send()).body).toMatchObject({ receipt: 'sent' })
  wait(89 * SECOND_MS)
  await sweep()
  expect(calls).toEqual(['team', 'visitor'])
  plan.fate = 'unknown'
  wait(SECOND_MS)
  expect(await sweep()).toEqual({ sent: 1 })
})

test('All instances share the hourly quota of status requests', async () => {
  const { sendToTeam, sweep, startOtherInstance, calls, plan, wait } = setUp({ QUESTIONS_PER_HOUR: '4' })
  for (let count = 0; count < 5; count += 1) await sendToTeam()
  wait(15 * MINUTE_MS)
  expect(await sweep()).toEqual({ asked: 2 })
  plan.verdict = unanswered
  calls.length = 0
  for (const instance of [{ sweep }, startOtherInstance()]) {
    await sendToTeam()
    await sendToTeam()
    wait(30 * SECOND_MS)
    await instance.sweep()
  }
  expect(calls.filter((call) => call === 'status')).toHaveLength(2)
})

const TEAM_TWICE = ['team', 'status', 'team, minimal', 'visitor']
const RECEIPT_TWICE = ['team', 'visitor', 'status', 'visitor, minimal']
test.for<[string, SendResult[], 'succeeded' | 'unknown', string[], string[]]>([
  ['a mail that it has', [ACCEPTED, refused], 'succeeded', ['team', 'visitor', 'status'], []],
  ['the full receipt', [ACCEPTED, refused], 'unknown', RECEIPT_TWICE, []],
  ['both shapes of the receipt', [ACCEPTED, refused, refused], 'unknown', RECEIPT_TWICE, ['mail-buried']],
  ['the full mail to the team', [refused], 'unknown', TEAM_TWICE, []],
  ['both shapes of the team’s mail', [refused, refused], 'unknown', TEAM_TWICE, ['team-mail-buried']],
])('Where the service refuses %s, mails are posted and logged accordingly', async ([, answers, ...rest]) => {
  const [fate, expected, events] = rest
  const { send, calls, verdicts, plan, events: logged } = setUp()
  verdicts.push(...answers)
  plan.fate = fate
  await send()
  expect([calls, logged()]).toEqual([expected, events])
})

test.for([
  [HOUR_MS - 1, unanswered, { postponed: 1 }, ['mail-postponed']],
  [HOUR_MS, unanswered, { postponed: 1 }, ['mail-postponed', 'mail-delayed']],
  [7 * DAY_MS - 1, unanswered, { postponed: 1 }, ['mail-postponed', 'mail-delayed']],
  [7 * DAY_MS, unanswered, { buried: 1 }, ['team-mail-buried']],
  [8 * DAY_MS, declined('throttled'), { postponed: 1 }, ['mail-postponed', 'mail-delayed']],
] as const)(
  'After %i ms, an attempt with the result %j counts as %j, logged as %j',
  async ([ms, verdict, counts, events]) => {
    const { sendToTeam, sweep, plan, wait, log, lead } = setUp()
    plan.verdict = unanswered
    await sendToTeam()
    log.length = 0
    plan.verdict = verdict
    wait(ms)
    expect(await sweep()).toEqual(counts)
    const id = `${String((await lead())?.rowKey).slice('l:'.length)}:team`
    expect(log.map(([, event, details]) => [event, details?.id])).toEqual(events.map((event) => [event, id]))
  },
)

test.for<[number, string[]]>([
  [5, [TEAM, VISITOR, 'eve@visitor.example']],
  [6, [TEAM, 'eve@visitor.example']],
  [7, [TEAM]],
  [9, [TEAM]],
  [10, []],
])('With %i of 10 hourly mails sent, forms and sign-ups mail %j at once', async ([used, mailed]) => {
  const { send, sendToTeam, signUp, sweep, mails, verdicts, wait } = setUp({ MAILS_PER_HOUR: '10' })
  // The first attempt fails, so it does not count against the hourly quota.
  verdicts.push(unanswered)
  for (let count = 0; count <= used; count += 1) await sendToTeam()
  mails.length = 0
  await send()
  await signUp('eve@visitor.example')
  expect(mails.map(({ to }) => to)).toEqual(mailed)
  for (let hour = 0; hour < 3; hour += 1) {
    wait(2 * HOUR_MS)
    await sweep()
  }
  expect(mails.filter(({ to }) => to !== TEAM)).toHaveLength(2)
})

test.for<[string, SendResult]>([
  ['accepted', ACCEPTED],
  ['postponed', unanswered],
  ['refused', refused],
])('An instance frozen while its mail is %s posts nothing after its lease', async ([, verdict]) => {
  const { send, startOtherInstance, calls, plan, verdicts, wait, rowsOfMails, sweep } = setUp()
  const other = startOtherInstance()
  plan.whileSending = async () => {
    expect(await other.sweep()).toEqual({})
    wait(MINUTE_MS)
    plan.fate = 'running'
    expect(await other.sweep()).toEqual({ sent: 2 })
    calls.length = 0
  }
  verdicts.push(verdict)
  await send()
  expect(calls.filter((call) => call === 'visitor')).toEqual([])
  expect(await rowsOfMails()).toEqual(['a:'])
  expect(await sweep()).toEqual({})
})

test('One sign-up mail to a full mailbox waits a day; others are dropped', async () => {
  const { signUp, sweep, mails, rowsOf, wait } = setUp({ MAILS_PER_MAILBOX: '1' })
  for (let count = 0; count < 3; count += 1) await signUp(VISITOR)
  expect(mails).toHaveLength(1)
  expect(await rowsOf('p:')).toMatchObject([
    { rowKey: expect.stringMatching(/^p:1:2026-11-24T00:00:00\.000Z:/), attempts: 0 },
  ])
  wait(DAY_MS)
  expect(await sweep()).toEqual({ sent: 1 })
})

test('A storage failure between two steps loses no mail', async () => {
  const { send, signUp, sweep, broken, calls, mails, log, plan, wait } = setUp()
  plan.whileSending = async () => {
    broken.change = /^p:/
  }
  expect((await send()).body).toMatchObject({ receipt: 'later' })
  expect(calls).toEqual(['team', 'visitor'])
  const down = { status: 503, cause: 'ServerBusy' }
  expect(log.slice(0, 2)).toMatchObject([
    ['error', 'mail-unsettled', { kind: 'team', ...down }],
    ['error', 'mail-unsettled', { kind: 'visitor', ...down }],
  ])
  log.length = 0
  broken.change = /^m:/
  await signUp('eve@visitor.example')
  broken.change = /^$/
  broken.pages = true
  await send({ ...FORMS.appointment, email: 'other@visitor.example' })
  broken.pages = false
  expect(log).toEqual([
    ['warn', 'limits-unreadable', down],
    ['warn', 'limits-unreadable', down],
  ])
  plan.fate = 'succeeded'
  wait(30 * SECOND_MS)
  expect(await sweep()).toEqual({ sent: 1 })
  expect(mails).toHaveLength(4)
})

test.for([
  ['succeeded', [], [], 0],
  ['unknown', [], [], 0],
  ['failed', ['d:'], ['team-mail-buried'], 0],
  [unanswered, ['a:'], [], 1],
  [declined('throttled', MINUTE_MS), ['a:'], [], 0],
] as const)(
  'The status of an accepted team mail is requested after 15 minutes: %j',
  async ([fate, left, events, askedAgain]) => {
    const { send, sweep, plan, wait, rowsOfMails, events: logged, lead } = setUp()
    await send()
    wait(15 * MINUTE_MS)
    plan.fate = fate
    expect(await sweep()).toEqual({ asked: 1 })
    expect([await rowsOfMails(), logged()]).toEqual([left, events])
    if (fate === 'failed')
      expect(await lead()).toMatchObject({ teamMailFailure: 'Failed after it was accepted' })
    wait(MINUTE_MS - 1)
    expect(await sweep()).toEqual(askedAgain ? { asked: 1 } : {})
  },
)

test('Instances share their pauses and counts, even across the end of a month', async () => {
  const { sendToTeam, startOtherInstance, calls, verdicts, plan, wait } = setUp({
    MAILS_PER_HOUR: '3',
    ASK_AFTER_MS: String(DAY_MS),
  })
  plan.now = new Date('2026-11-30T23:50:00Z')
  await sendToTeam()
  await sendToTeam()
  verdicts.push(declined('throttled', 20 * MINUTE_MS))
  await sendToTeam()
  const other = startOtherInstance()
  wait(20 * MINUTE_MS - 1)
  calls.length = 0
  expect([await other.sweep(), calls]).toEqual([{}, []])
  wait(1)
  expect(await other.sweep()).toEqual({ sent: 1 })
  calls.length = 0
  await sendToTeam()
  expect(calls).toEqual([])
})

test.for([
  ['no id', { id: undefined }],
  ['an unknown kind', { kind: 'letter' }],
  ['no moment', { queuedAt: 'yesterday' }],
] as const)('A mail that an operator edited to have %s becomes a dead letter', async ([, edited]) => {
  const { table, sweep, plan } = setUp()
  const rowKey = ROW_KEYS.pending('team', plan.now, 'lead:team')
  const mail = new TextEncoder().encode('{}')
  const row = { id: 'lead:team', kind: 'team', attempts: 0, queuedAt: plan.now, mail, ...edited }
  await table.change([['create', { partitionKey: '2026-11', rowKey, ...row }]])
  expect(await sweep()).toEqual({})
  expect(await table.get('2026-11', ROW_KEYS.unreadable(rowKey))).toMatchObject({
    lastFailure: 'unreadable',
  })
})
