import { expect, test } from 'vitest'
import type { Log } from '#functions/handler.ts'
import { askAboutAccepted, causeOf, deliver, deliverDue, pauseMs } from '#functions/mail/delivery.ts'
import type {
  DeliveryPorts,
  Mail,
  MailKind,
  PendingMail,
  Sending,
  SendResult,
  Settlement,
} from '#functions/ports.ts'
import { declined } from '#tests/support/memory-functions.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const ID = '11111111-1111-4111-8111-111111111111:team'
/** Log entry for a storage that is down. */
const DOWN = { status: 0, cause: 'Error' }
const pendingOf = (kind: MailKind, changes: Partial<PendingMail> = {}): PendingMail => ({
  id: `11111111-1111-4111-8111-111111111111:${kind}`,
  kind,
  attempts: 1,
  queuedAt: NOW,
  mail: { to: 'a@b.example', replyTo: 'c@d.example', subject: 'S', text: 'T', html: 'H' },
  addressId: kind === 'team' ? null : 'address',
  mailboxId: kind === 'team' ? null : 'mailbox',
  countedOn: kind === 'visitor' ? '2026-11-21' : null,
  leasedUntil: new Date('2026-11-21T10:01:00Z'),
  partition: '2026-11',
  rowKey: kind,
  ...changes,
})
const unanswered = declined('failed')

/** Ports with responses set by a test; `calls` lists the calls of the service, in order. */
function scene({
  verdicts = [] as SendResult[],
  status = 'unknown' as Awaited<ReturnType<DeliveryPorts['mailer']['ask']>>,
  sending: told = {} as Partial<Sending>,
  isWanted = true,
  room = 'counted' as Awaited<ReturnType<DeliveryPorts['outbox']['countMail']>>,
  isStorageDown = false,
} = {}) {
  const sending: Sending = {
    pausedUntil: null,
    sentLastHour: 0,
    questionsPausedUntil: null,
    askedLastHour: 0,
    ...told,
  }
  const asked: number[] = []
  const questionsPaused: Date[] = []
  const calls: string[] = []
  const settled: Settlement[] = []
  const log: Parameters<Log>[] = []
  const paused: Date[] = []
  const unused = () => Promise.reject(new Error('not used here'))
  const ports: DeliveryPorts = {
    outbox: {
      due: unused,
      toAskAbout: unused,
      lease: unused,
      settle: async (settlements) => {
        if (isStorageDown) throw new Error('storage down')
        settled.push(...settlements)
        return settlements.map(({ pending }) => pending)
      },
      sending: async () => {
        if (isStorageDown) throw new Error('storage down')
        return { ...sending }
      },
      pauseSending: async (until) => void paused.push(until),
      pauseQuestions: async (until) => void questionsPaused.push(until),
      noteAsked: (count) => void asked.push(count),
      countMail: async () => room,
      swept: unused,
      forgetOld: unused,
    },
    signUps: { isWanted: async () => isWanted },
    mailer: {
      send: async ({ replyTo }: Partial<Mail>) => {
        calls.push(replyTo ? 'send' : 'send without answer address')
        return verdicts.shift() ?? { accepted: true }
      },
      ask: async () => {
        calls.push('ask')
        return status
      },
    },
    now: () => NOW,
    backoffMs: 30_000,
    askAfterMs: 900_000,
    mailsPerHour: 10,
    questionsPerHour: 8,
  }
  const write: Log = (...line) => void log.push(line)
  const events = () => log.map(([, event]) => event)
  const run = (...mails: PendingMail[]) => deliver(ports, mails, write)
  const fates = () => settled.map(({ fate, pending }) => `${pending.kind} ${fate}`)
  return { ports, run, calls, settled, events, log, write, paused, fates, asked, questionsPaused }
}

test("The team's mail goes before the receipt, and both are settled together", async () => {
  const { run, fates } = scene()
  expect(await run(pendingOf('visitor'), pendingOf('team'))).toEqual(['sent', 'sent'])
  expect(fates()).toEqual(['team accepted', 'visitor accepted'])
})

test('A mail with an unknown outcome is postponed by the pause of its attempt', async () => {
  const { run, settled } = scene({ verdicts: [unanswered] })
  expect(await run(pendingOf('team', { attempts: 3 }))).toEqual(['postponed'])
  expect(settled).toMatchObject([
    { fate: 'postponed', until: new Date('2026-11-21T10:02:00Z'), pending: { attempts: 3 } },
  ])
})

test.each(['running', 'succeeded'] as const)(
  'A later attempt asks the service first; a mail that is %s is not posted again',
  async (status) => {
    const { run, calls } = scene({ status })
    expect(await run(pendingOf('team', { attempts: 2 }))).toEqual(['sent'])
    expect(calls).toEqual(['ask'])
  },
)

test('A later attempt posts nothing while the service gives no status', async () => {
  const { run, calls, fates } = scene({ status: declined('failed') })
  expect(await run(pendingOf('team', { attempts: 2 }))).toEqual(['postponed'])
  expect([calls, fates()]).toEqual([['ask'], ['team postponed']])
})

test('A throttled question pauses questions, and never a mail that needs none', async () => {
  const { run, calls, fates, paused, questionsPaused, settled } = scene({
    status: declined('throttled', 90_000),
  })
  const again = pendingOf('team', { id: 'again:team', attempts: 2 })
  const third = pendingOf('visitor', { id: 'third:visitor', attempts: 2 })
  expect(await run(again, pendingOf('visitor'), third)).toEqual(['waiting', 'sent', 'waiting'])
  expect(calls).toEqual(['ask', 'send'])
  expect([paused, questionsPaused]).toEqual([[], [new Date('2026-11-21T10:01:30Z')]])
  expect(fates()).toEqual(['team postponed', 'visitor accepted', 'visitor postponed'])
  expect(settled[0]).toMatchObject({ until: questionsPaused[0], pending: { attempts: 1 } })
})

test('With the questions of the hour used up, or paused, mails that need one wait and the others go out', async () => {
  for (const sending of [{ askedLastHour: 8 }, { questionsPausedUntil: new Date('2026-11-21T10:05:00Z') }]) {
    const { run, calls, asked } = scene({ sending })
    expect(await run(pendingOf('team', { attempts: 2 }), pendingOf('visitor'))).toEqual(['waiting', 'sent'])
    expect([calls, asked]).toEqual([['send'], [0]])
  }
})

test('Questions are counted for all instances', async () => {
  const { run, asked } = scene({ sending: { askedLastHour: 6 } })
  const mails = ['one', 'two', 'three'].map((id) => pendingOf('team', { id: `${id}:team`, attempts: 2 }))
  expect(await run(...mails)).toEqual(['sent', 'sent', 'waiting'])
  expect(asked).toEqual([2])
})

test('Only mails to the team are checked after acceptance, with at most half of the status requests', async () => {
  const { run, settled, ports, calls } = scene({ sending: { askedLastHour: 2 } })
  await run(pendingOf('visitor'), pendingOf('welcome'))
  expect(settled.map((settlement) => settlement.fate === 'accepted' && settlement.askAt)).toEqual([
    null,
    null,
  ])
  calls.length = 0
  const accepted = Array.from({ length: 5 }, (_, at) => pendingOf('team', { id: `${at}:team` }))
  const outbox = { ...ports.outbox, toAskAbout: async () => accepted }
  expect(await askAboutAccepted({ ...ports, outbox }, 20, () => {})).toBe(2)
  expect(calls).toEqual(['ask', 'ask'])
})

test('A 400 for a mail that the service has already taken buries nothing', async () => {
  const { run, fates } = scene({ verdicts: [declined('refused')], status: 'succeeded' })
  expect(await run(pendingOf('visitor'))).toEqual(['sent'])
  expect(fates()).toEqual(['visitor accepted'])
})

test("The team's mail is tried once more without the typed address before it is buried", async () => {
  const { run, calls } = scene({ verdicts: [declined('refused')] })
  expect(await run(pendingOf('team'))).toEqual(['sent'])
  expect(calls).toEqual(['send', 'ask', 'send without answer address'])
})

test('A mail refused for good is buried, and the log names its lead', async () => {
  const team = scene({ verdicts: [declined('refused'), declined('refused')] })
  expect(await team.run(pendingOf('team'))).toEqual(['buried'])
  expect(team.log).toEqual([
    ['error', 'team-mail-buried', { id: ID, kind: 'team', attempts: 1, reason: 'refused' }],
  ])
  const visitor = scene({ verdicts: [declined('refused')] })
  expect(await visitor.run(pendingOf('visitor'))).toEqual(['buried'])
  expect(visitor.events()).toEqual(['mail-buried'])
})

test.each([
  [3_599_999, ['mail-postponed']],
  [3_600_000, ['mail-postponed', 'mail-delayed']],
])('A mail that has waited %i ms for the service raises %j', async (age, expected) => {
  const { run, events, log } = scene({ verdicts: [unanswered] })
  await run(pendingOf('team', { queuedAt: new Date(NOW.getTime() - age) }))
  expect(events()).toEqual(expected)
  const mail = { id: ID, kind: 'team', attempts: 1 }
  const reported = [
    ['warn', 'mail-postponed', { ...mail, reason: 'failed' }],
    ['error', 'mail-delayed', { ...mail, ageS: 3_600 }],
  ]
  expect(log).toEqual(reported.slice(0, expected.length))
})

test('After seven days of failures the mail is left to a person', async () => {
  const { run, fates } = scene({ verdicts: [unanswered] })
  const queuedAt = new Date(NOW.getTime() - 7 * 86_400_000)
  expect(await run(pendingOf('team', { attempts: 200, queuedAt }))).toEqual(['buried'])
  expect(fates()).toEqual(['team buried'])
})

test('Throttling pauses all sending and counts as no attempt, however old the mail is', async () => {
  const { run, settled, calls, paused } = scene({ verdicts: [declined('throttled', 120_000)] })
  const queuedAt = new Date(NOW.getTime() - 8 * 86_400_000)
  expect(await run(pendingOf('team', { attempts: 1, queuedAt }), pendingOf('visitor'))).toEqual([
    'postponed',
    'waiting',
  ])
  expect(calls).toEqual(['send'])
  const until = new Date('2026-11-21T10:02:00Z')
  expect(paused).toEqual([until])
  expect(settled).toMatchObject([
    { fate: 'postponed', until, pending: { attempts: 0 } },
    { fate: 'postponed', until, pending: { attempts: 0 } },
  ])
})

// Each mail of the batch counts for the next one.
test.each([
  [4, ['sent', 'sent', 'sent']],
  [5, ['sent', 'sent', 'waiting']],
  [6, ['sent', 'sent', 'waiting']],
  [7, ['sent', 'waiting', 'waiting']],
  [9, ['sent', 'waiting', 'waiting']],
  [10, ['waiting', 'waiting', 'waiting']],
])(
  'With %i of 10 mails of the hour used, team, opt-in and receipt are %j',
  async (sentLastHour, outcomes) => {
    const { run } = scene({ sending: { pausedUntil: null, sentLastHour } })
    expect(await run(pendingOf('team'), pendingOf('opt-in'), pendingOf('visitor'))).toEqual(outcomes)
  },
)

test('A confirmation mail that makes no sense any more is dropped, one over the mailbox limit too', async () => {
  const unwanted = scene({ isWanted: false })
  expect(await unwanted.run(pendingOf('opt-in'))).toEqual(['dropped'])
  const full = scene({ room: 'tooMany' })
  expect(await full.run(pendingOf('welcome'))).toEqual(['dropped'])
  expect([unwanted.calls, full.calls, full.fates()]).toEqual([[], [], ['welcome done']])
})

test('A mail that did not go out leaves its part of the hour to the next', async () => {
  const sending = { pausedUntil: null, sentLastHour: 9 }
  const { run } = scene({ sending, verdicts: [unanswered] })
  const other = pendingOf('team', { id: '22222222-2222-4222-8222-222222222222:team' })
  expect(await run(pendingOf('team'), other)).toEqual(['postponed', 'sent'])
})

test('An instance that was frozen until its lease ended posts nothing: another may have, or the address may be erased', async () => {
  const { run, calls, settled } = scene()
  expect(await run(pendingOf('team', { leasedUntil: NOW }))).toEqual(['postponed'])
  expect(calls).toEqual([])
  expect(settled).toMatchObject([
    { fate: 'postponed', reason: 'its lease is over', pending: { attempts: 1 } },
  ])
})

test('A mail that waited is checked before its first attempt: its form may have been mailed without the storage', async () => {
  const { ports, calls, fates } = scene({ status: 'succeeded' })
  const waiting = pendingOf('team', { attempts: 0, leasedUntil: null })
  const outbox = { ...ports.outbox, due: async () => [waiting], lease: async () => pendingOf('team') }
  expect(await deliverDue({ ...ports, outbox }, 1, 'all', () => {})).toMatchObject({ sent: 1 })
  expect(calls).toEqual(['ask'])
  expect(fates()).toEqual(['team accepted'])
})

test('A late receipt counts on the day on which it goes out: when that day is full, it waits', async () => {
  const late = pendingOf('visitor', { countedOn: '2026-11-20' })
  const free = scene()
  expect(await free.run(late)).toEqual(['sent'])
  expect(free.settled).toMatchObject([{ fate: 'accepted', pending: { countedOn: '2026-11-21' } }])
  const full = scene({ room: 'tooMany' })
  expect(await full.run(late)).toEqual(['waiting'])
  expect(full.calls).toEqual([])
  expect(full.settled).toMatchObject([
    { fate: 'postponed', until: new Date('2026-11-22T00:00:00Z'), pending: { countedOn: '2026-11-20' } },
  ])
})

test('An opt-in whose mailbox is full waits for the next day, and that is no attempt', async () => {
  const { run, calls, settled } = scene({ room: 'tomorrow' })
  expect(await run(pendingOf('opt-in'))).toEqual(['waiting'])
  expect([calls, settled]).toMatchObject([
    [],
    [{ fate: 'postponed', until: new Date('2026-11-22T00:00:00Z'), pending: { attempts: 0 } }],
  ])
})

test('With the storage down limits are not known, the mail goes out, and it stays for the next sweep', async () => {
  const { run, calls, log } = scene({ isStorageDown: true })
  expect(await run(pendingOf('team'))).toEqual(['unsettled'])
  expect(calls).toEqual(['send'])
  expect(log).toEqual([
    ['warn', 'limits-unreadable', DOWN],
    ['error', 'mail-unsettled', { id: ID, kind: 'team', ...DOWN }],
  ])
})

test('A mail whose limits cannot be read waits half a minute, and that is no attempt', async () => {
  const { ports, write, calls, settled, log } = scene()
  const outbox = { ...ports.outbox, countMail: () => Promise.reject(new Error('storage down')) }
  expect(await deliver({ ...ports, outbox }, [pendingOf('opt-in')], write)).toEqual(['waiting'])
  expect(calls).toEqual([])
  expect(settled).toMatchObject([
    {
      fate: 'postponed',
      until: new Date('2026-11-21T10:00:30Z'),
      reason: 'its limits cannot be read',
      pending: { attempts: 0 },
    },
  ])
  expect(log).toEqual([['warn', 'limits-unreadable', DOWN]])
})

test('A mail that was accepted and then failed is buried on the next attempt too, with that reason', async () => {
  const { run, settled } = scene({ status: 'failed' })
  expect(await run(pendingOf('visitor', { attempts: 2 }))).toEqual(['buried'])
  expect(settled).toMatchObject([{ fate: 'buried', reason: 'Failed after it was accepted' }])
})

test.each([
  ['succeeded', ['team done'], []],
  ['unknown', ['team done'], []],
  ['failed', ['team buried'], ['team-mail-buried']],
  [declined('failed'), [], []],
  [declined('throttled', 60_000), [], []],
] as const)('About an accepted mail the service says %j: %j', async (status, expected, events) => {
  const { ports, write, fates, events: logged, settled, questionsPaused } = scene({ status })
  const outbox = { ...ports.outbox, toAskAbout: async () => [pendingOf('team')] }
  expect(await askAboutAccepted({ ...ports, outbox }, 20, write)).toBe(1)
  expect([fates(), logged()]).toEqual([expected, events])
  if (status === 'failed') expect(settled).toMatchObject([{ reason: 'Failed after it was accepted' }])
  const isThrottled = typeof status === 'object' && 'problem' in status && status.problem === 'throttled'
  expect(questionsPaused).toEqual(isThrottled ? [new Date('2026-11-21T10:01:00Z')] : [])
})

test.each([
  [Object.assign(new Error('text'), { statusCode: 503, code: 'ServerBusy' }), 503, 'ServerBusy'],
  [new TypeError('text'), 0, 'TypeError'],
  ['text', 0, 'string'],
  [null, 0, 'object'],
])('Of an error %s the log holds status %i and "%s", never its text', (error, status, cause) => {
  expect(causeOf(error)).toEqual({ status, cause })
})

test('Pauses double from half a minute up to an hour, and longer only when the service asks', () => {
  expect([1, 2, 3, 7, 8, 12].map((attempts) => pauseMs(attempts, 0, 30_000))).toEqual([
    30_000, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000,
  ])
  expect(pauseMs(1, 7_200_000, 30_000)).toBe(7_200_000)
})
