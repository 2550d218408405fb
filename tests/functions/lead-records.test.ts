import { expect, test, vi } from 'vitest'
import { leadRecords } from '#functions/adapters/lead-records.ts'
import { rowsOf, type SearchableTable } from '#functions/adapters/lead-table.ts'
import { type MailProperties, mailIn } from '#functions/adapters/mail-rows.ts'
import { ROW_KEYS, SIGN_UPS, SPANS } from '#functions/adapters/row-keys.ts'
import { keyedHash } from '#functions/keyed-hash.ts'
import type { Mailer } from '#functions/ports.ts'
import { ID_KEY, TEAM } from '#tests/support/app-settings.ts'
import { BOT, FORMS } from '#tests/support/bodies.ts'
import { all, declined, functionsInMemory } from '#tests/support/memory-functions.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn, arrivalOf, hash, signUpAt, WITHOUT_ADDRESS } from '#tests/support/outbox.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const VISITOR = FORMS.appointment.email

const recordsIn = ({ mailer, plan, table }: ReturnType<typeof functionsInMemory>, key: string = ID_KEY) =>
  leadRecords({
    table,
    mailer,
    hash: keyedHash(key),
    mailsPerMailbox: 1,
    now: () => plan.now,
    random: Math.random,
  })

/** The functions in memory, with an operator's records beside them. */
function setUp(wrap?: (table: SearchableTable) => SearchableTable) {
  const functions = functionsInMemory(wrap)
  const { call, mailer, mails } = functions
  const services = functions.start()
  const records = recordsIn(functions)
  return {
    ...functions,
    records,
    asked: vi.spyOn<Mailer, 'ask'>(mailer, 'ask'),
    sent: vi.spyOn<Mailer, 'send'>(mailer, 'send'),
    send: async (form: object = FORMS.appointment, headers: Record<string, string> = {}) =>
      String((await call(services.sendContactEmail, form, headers)).body.reference),
    signUp: (email: string, headers: Record<string, string> = {}) =>
      call(services.notifyJscInterest, { email }, headers),
    /** Follows the link of the last mail. */
    confirm: () => {
      const token = /\?token=([\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
      return call(services.confirmWaitlist, { token }, { 'x-confirmation': 'gesture' })
    },
    sweep: () => services.sweep(() => {}),
    stuck: () => all(records.stuck()),
    /** Releases a mail that waits for an operator. */
    async release(meant: { reference?: string; kind: string }) {
      const mail = (await all(records.stuck())).find(
        ({ reference, kind }) => kind === meant.kind && (meant.reference ?? reference) === reference,
      )
      if (!mail) throw new Error(`No mail of the kind ${meant.kind} waits.`)
      return records.release(mail)
    },
  }
}

/** A row that should contain a mail, but contains none. */
const oddRow = {
  partitionKey: SIGN_UPS,
  rowKey: ROW_KEYS.unreadable('p:1:odd'),
  mail: new TextEncoder().encode('no mail'),
}

test('A released mail counts for the day whose slot it claimed, even if the machine froze in between', async () => {
  const memory = memoryTable()
  let afterCounting = () => {}
  const table: SearchableTable = {
    ...memory,
    async change(actions) {
      await memory.change(actions)
      if (actions.some(([, { rowKey }]) => rowKey.startsWith('m:'))) afterCounting()
    },
  }
  const { signUps, records, clock } = adaptersOn(table, new Date('2027-03-01T10:00:00Z'))
  await signUps.request(signUpAt(clock.now, 'trap'))
  afterCounting = () => {
    clock.now = new Date(clock.now.getTime() + DAY_MS)
  }
  for await (const letter of records.stuck()) expect(await records.release(letter)).toBe('released')

  const [row] = await rowsOf<MailProperties>(table, { partition: SIGN_UPS, keys: SPANS.pending }, 1)
  expect(row && mailIn(row)?.countedOn).toBe('2027-03-01')
})

test('The list of waiting mails shows lead, kind, time and reason of each, dead ones first, then held ones', async () => {
  const { plan, send, signUp, stuck, table, wait } = setUp()
  await signUp('held@visitor.example', BOT)
  plan.verdict = declined('refused')
  const reference = await send()
  wait(HOUR_MS)
  await signUp('dead@visitor.example')
  await table.change([['create', oddRow]])

  const mails = await stuck()
  const dead = { isHeld: false, reason: 'refused' }
  const [first, second] = [new Date('2026-11-23T10:00:00Z'), new Date('2026-11-23T11:00:00Z')]
  expect(mails.map(({ id: _, row: __, ...seen }) => seen)).toEqual([
    { ...dead, kind: 'team', reference, queuedAt: first },
    { ...dead, kind: 'visitor', reference, queuedAt: first },
    { ...dead, kind: 'unreadable', reference: null, queuedAt: null, reason: '' },
    { ...dead, kind: 'opt-in', reference: null, queuedAt: second },
    { kind: 'opt-in', reference: null, queuedAt: first, isHeld: true, reason: 'trap' },
  ])
  const names = mails.map(({ id }) => id)
  expect(new Set(names).size).toBe(5)
  for (const name of names) expect(name).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect((await stuck()).map(({ id }) => id)).toEqual(names)
})

test.for([
  ['does not know it', 'unknown', 'released', [TEAM], [], 2],
  ['says that it failed', 'failed', 'released', [TEAM], [], 1],
  ['is still at it', 'running', 'delivered', [], [], null],
  ['has delivered it', 'succeeded', 'delivered', [], [], null],
  ['is busy', declined('throttled'), 'unanswered', [], ['team'], null],
  ['cannot be reached', declined('failed'), 'unanswered', [], ['team'], null],
] as const)(
  'A dead mail is released: where the service %s (%j), it is %s',
  async ([, fate, outcome, addressees, left, attempts]) => {
    const { asked, mails, plan, records, release, send, sent, stuck, sweep, wait } = setUp()
    plan.verdict = declined('refused')
    await send()
    // The mail to the team is sent first.
    const [, operation] = sent.mock.calls[0] ?? []
    plan.verdict = { accepted: true }
    plan.fate = fate
    wait(HOUR_MS)
    expect(await release({ kind: 'team' })).toBe(outcome)
    expect(asked.mock.lastCall).toEqual([operation])
    expect((await stuck()).map(({ kind }) => kind)).toEqual([...left, 'visitor'])
    plan.fate = 'unknown'
    await sweep()
    expect(mails.map(({ to }) => to)).toEqual(addressees)
    if (outcome !== 'released') return
    // After a failure the mail is sent as a new operation, and its attempts are counted anew.
    expect(sent.mock.lastCall?.[1] === operation).toBe(fate === 'unknown')
    expect(await all(records.leads())).toMatchObject([
      { teamMailSentAt: plan.now, teamMailAttempts: attempts },
    ])
  },
)

test('A released mail that was held is sent without a status request, as its first attempt', async () => {
  const { asked, mails, plan, records, release, rows, send, stuck, sweep, wait } = setUp()
  const reference = await send(FORMS.appointment, BOT)
  wait(HOUR_MS)
  plan.fate = 'succeeded'
  asked.mockClear()
  expect(await release({ kind: 'visitor', reference })).toBe('released')
  expect(asked).not.toHaveBeenCalled()
  expect(await stuck()).toEqual([])
  expect(await rows()).toContainEqual(
    expect.objectContaining({ rowKey: expect.stringMatching(/^p:3:2026-11-23T11:00:00\.000Z:.*:visitor$/) }),
  )
  plan.fate = 'unknown'
  await sweep()
  expect(mails.map(({ to }) => to)).toEqual([TEAM, VISITOR])
  expect(await all(records.leads())).toMatchObject([{ visitorMailSentAt: plan.now, visitorMailAttempts: 1 }])
})

test('A mail released after weeks is not given up at its first failure', async () => {
  const { plan, release, send, stuck, sweep, wait } = setUp()
  const reference = await send(FORMS.appointment, BOT)
  wait(21 * DAY_MS)
  await release({ kind: 'visitor', reference })
  plan.verdict = declined('failed')
  await sweep()
  expect(await stuck()).toEqual([])
})

test('A released mail counts for its mailbox’s daily limit; mails to the team have no limit', async () => {
  const { plan, release, send, stuck, wait } = setUp()
  const held = await Promise.all(
    ['One', 'Two'].map((message) => send({ ...FORMS.appointment, message }, BOT)),
  )
  const [one = '', two = ''] = held
  expect(await release({ kind: 'visitor', reference: one })).toBe('released')
  expect(await release({ kind: 'visitor', reference: two })).toBe('full')
  expect(await stuck()).toMatchObject([{ reference: two, isHeld: true }])
  wait(DAY_MS)
  expect(await release({ kind: 'visitor', reference: two })).toBe('released')

  plan.verdict = declined('refused')
  const dead = [await send(FORMS.contact), await send({ ...FORMS.contact, message: 'Again' })]
  for (const reference of dead) expect(await release({ kind: 'team', reference })).toBe('released')
})

test('Erasing leaves no row of an address in any month or among the sign-ups, in any spelling, and does not touch others', async () => {
  const { plan, records, rows, send, signUp, wait } = setUp()
  await send()
  plan.verdict = declined('failed')
  wait(40 * DAY_MS)
  await send({ ...FORMS.appointment, message: 'Again' })
  await signUp(VISITOR)
  await send(FORMS.contact)
  const before = await rows()
  const others = before.filter(({ addressId }) => addressId !== hash.address(VISITOR))
  expect(await records.erase(VISITOR.toUpperCase())).toBe(before.length - others.length)
  expect(await rows()).toEqual(others)
  expect(await records.erase(VISITOR)).toBe(0)
})

test('A form without an address has a mail to the team alone, and is erased by its reference', async () => {
  const { records, plan, table, rows } = setUp()
  const { leads } = adaptersOn(table, plan.now)
  const [one, other] = [arrivalOf(plan.now, WITHOUT_ADDRESS), arrivalOf(plan.now, WITHOUT_ADDRESS)]
  for (const arrival of [one, other])
    expect(await leads.store(arrival)).toMatchObject({ outcome: 'stored', leased: [{ kind: 'team' }] })
  expect(await records.erase(one.lead.reference.toLowerCase())).toBe(2)
  expect((await rows()).map(({ reference }) => reference)).toContain(other.lead.reference)
  expect(await records.erase(one.lead.reference)).toBe(0)
})

/** A table that gains a row about the visitor when one is erased, but only this many times. */
function withLateRows(times: number) {
  let left = times
  return (table: SearchableTable): SearchableTable => ({
    ...table,
    async change(actions) {
      await table.change(actions)
      const isErasing = actions.some(([kind, { rowKey }]) => kind === 'delete' && rowKey.startsWith('l:'))
      if (left === 0 || !isErasing) return
      left -= 1
      const late = { partitionKey: '2026-11', rowKey: ROW_KEYS.lead(`late-${left}`) }
      await table.change([['create', { ...late, addressId: hash.address(VISITOR) }]])
    },
  })
}

test('Rows that arrive during an erasure are erased and counted', async () => {
  const { records, rows, send } = setUp(withLateRows(3))
  await send()
  const ofVisitor = async () => (await rows()).filter(({ addressId }) => addressId === hash.address(VISITOR))
  const { length } = await ofVisitor()
  expect(await records.erase(VISITOR)).toBe(length + 3)
  expect(await ofVisitor()).toEqual([])
})

test('An erasure during which rows keep arriving ends with an error', async () => {
  const { records, send } = setUp(withLateRows(Number.POSITIVE_INFINITY))
  await send()
  await expect(records.erase(VISITOR)).rejects.toThrow(
    'New rows about this address were stored during the erasure. Run the command again.',
  )
})

test.each([
  ['an address', FORMS.contact],
  ['no address, but a reference', WITHOUT_ADDRESS],
])('A stored lead with %s tells a wrong key from the right one', async (_, form) => {
  const functions = functionsInMemory()
  const records = recordsIn(functions)
  expect(await records.matchesIdKey()).toBeNull()
  const { clock, leads } = adaptersOn(functions.table, functions.plan.now)
  await leads.store(arrivalOf(clock.now, form))
  expect(await records.matchesIdKey()).toBe(true)
  const wrongKey = 'another key of the keyed hashes, 32 bytes or more'
  expect(await recordsIn(functions, wrongKey).matchesIdKey()).toBe(false)
})
