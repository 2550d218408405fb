import { expect, test } from 'vitest'
import { OPERATIONS, ROW_KEYS } from '#functions/adapters/row-keys.ts'
import { type MorningPorts, queueMorningMail } from '#functions/mail/morning-mail.ts'
import type { PendingMail } from '#functions/ports.ts'
import { functionsInMemory } from '#tests/support/memory-functions.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn, arrivalOf, leasedIn, signUpAt } from '#tests/support/outbox.ts'
import { COMPANY } from '#tests/support/sample-mails.ts'

/** Monday, seven o'clock in Berlin. */
const MONDAY = new Date('2026-11-23T06:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

async function scene(start: Date, ports: Partial<MorningPorts> = {}, exportedAt: Date = start) {
  const adapters = adaptersOn(memoryTable(), exportedAt)
  const { clock, outbox, mornings, records } = adapters
  for (const what of ['leads', 'signUps'] as const) await records.noteExport(what)
  clock.now = start
  const look = (changes: Partial<MorningPorts> = {}) =>
    queueMorningMail({
      mornings,
      company: COMPANY,
      now: () => clock.now,
      hasMorningMail: true,
      factDates: [],
      release: { builtOn: '2026-11-20', changes: ['2026-11-20', '2027-01-01'] },
      ...ports,
      ...changes,
    })
  const mails = async () => (await outbox.due(100)).filter(({ kind }) => kind === 'morning')
  return { ...adapters, look, mails }
}
const ITEMS = /^- (.*)$/gm
const itemsOf = ({ mail }: PendingMail) => [...mail.text.matchAll(ITEMS)].map(([, item]) => item)

test('When nothing waits there is no mail, and the day is not checked again', async () => {
  const { look, mails, table } = await scene(MONDAY)
  await look()
  expect(await mails()).toEqual([])
  expect(await table.get('2026-11', ROW_KEYS.morning('2026-11-23'))).not.toBeNull()
})

test('Each open item is one line, without names and addresses', async () => {
  const { look, mails, leads, outbox, signUps, clock } = await scene(new Date('2026-11-20T08:00:00Z'), {
    factDates: [
      { name: 'oldFigure', day: '2026-10-31' },
      { name: 'nextFigure', day: '2026-12-31' },
      { name: 'laterFigure', day: '2027-03-31' },
    ],
    release: { builtOn: '2026-10-30', changes: ['2026-11-01', '2026-11-23', '2026-11-24'] },
  })
  const held = { ...arrivalOf(clock.now), suspicion: 'trap' as const }
  const [ofHeld] = leasedIn(await leads.store(held))
  const buried = arrivalOf(clock.now)
  const [team, receipt] = leasedIn(await leads.store(buried))
  for (const pending of [ofHeld, receipt]) if (pending) await outbox.settle([{ fate: 'done', pending }])
  if (team) await outbox.settle([{ fate: 'buried', pending: team, reason: '400' }])
  await leads.store(arrivalOf(clock.now))

  const request = signUpAt(clock.now, 'haste')
  await signUps.request(request)
  const confirmation = { confirmedAt: clock.now, by: 'gesture', clientId: null } as const
  await signUps.confirm(request.signUp, confirmation, request.mail)

  clock.now = MONDAY
  await look()
  const [morning] = await mails()
  expect(morning?.mail).toMatchObject({ to: COMPANY.teamEmail, subject: 'This morning: 8 things wait' })
  expect(morning && itemsOf(morning)).toEqual([
    `1 form may be a bot's, receipt held: ${held.lead.reference}.`,
    "1 sign-up may be a bot's, mail held.",
    `1 mail to you could not be delivered: ${buried.lead.reference}.`,
    '3 mails have waited for more than an hour.',
    '1 sign-up confirmed since Friday, 20 November 2026.',
    'The live release states the figures and rules of Friday, 30 October 2026; they changed on Sunday, 1 November 2026, Monday, 23 November 2026. Run the workflow "New day" on GitHub, after "gh workflow enable" if it is disabled.',
    '1 figure ran out on Saturday, 31 October 2026: oldFigure.',
    '1 figure runs out on Thursday, 31 December 2026: nextFigure.',
  ])
  expect(morning?.mail.text).not.toMatch(/jane|ali@|visitor\.example/)
})

test('Several instances queue one morning mail a day', async () => {
  const { look, mails, leads, clock, table } = await scene(new Date('2026-11-22T08:00:00Z'))
  await leads.store({ ...arrivalOf(clock.now), suspicion: 'trap' })
  clock.now = MONDAY
  const other = adaptersOn(table, MONDAY).mornings
  await Promise.all([look(), look({ mornings: other }), look({ mornings: other })])
  await look({ mornings: adaptersOn(table, MONDAY).mornings })
  expect(await mails()).toHaveLength(1)
  clock.now = new Date(MONDAY.getTime() + DAY_MS)
  await look()
  expect(await mails()).toHaveLength(2)
})

test.each([
  ['before seven o’clock', '2026-11-23T05:59:59Z'],
  ['on a Sunday', '2026-11-22T08:00:00Z'],
  ['on a public holiday', '2026-12-25T08:00:00Z'],
])('No mail is sent %s', async (_, time) => {
  const { look, mails, leads, clock } = await scene(new Date(time))
  await leads.store({ ...arrivalOf(new Date(clock.now.getTime() - DAY_MS)), suspicion: 'trap' })
  await look()
  expect(await mails()).toEqual([])
})

test('Figures alone are mailed on the first working day of a week', async () => {
  const factDates = [{ name: 'studentLivingCosts', day: '2026-03-31' }]
  const told = async (start: string) => {
    const { look, mails } = await scene(new Date(start), { factDates })
    await look()
    return (await mails()).length
  }
  expect(await told('2026-11-23T06:00:00Z')).toBe(1)
  expect(await told('2026-11-24T06:00:00Z')).toBe(0)
  // Easter Monday is a holiday.
  expect(await told('2026-04-06T06:00:00Z')).toBe(0)
  expect(await told('2026-04-07T06:00:00Z')).toBe(1)
})

test('An export older than three days is named each morning until the next', async () => {
  const friday = new Date('2026-11-20T05:00:00Z')
  const { look, mails, records, clock } = await scene(MONDAY, {}, friday)
  await look()
  const line = 'has not run since Friday, 20 November 2026: npm run leads -- export'
  expect((await mails()).flatMap(itemsOf)).toEqual([
    `The export of leads, the only backup, ${line} leads.`,
    `The export of sign-ups, the only backup, ${line} sign-ups.`,
  ])
  await records.noteExport('leads')
  clock.now = new Date(MONDAY.getTime() + DAY_MS)
  await look()
  const second = (await mails()).flatMap(itemsOf).slice(2)
  expect(second.filter((item) => item?.includes('export'))).toEqual([
    `The export of sign-ups, the only backup, ${line} sign-ups.`,
  ])
})

test('The first working day of a month lists the duties of month and year', async () => {
  const told = async (start: string, builtOn: string) => {
    const { look, mails, mornings } = await scene(new Date(start), { release: { builtOn, changes: [] } })
    await mornings.noteRelease(builtOn)
    await look()
    return (await mails()).flatMap(itemsOf)
  }
  const everyMonth = (live: string) => [
    'Read the DMARC reports in postmaster@, and look at the domain in Google Postmaster Tools.',
    `Run "gh workflow list --all", and enable what GitHub has disabled. The live release is of ${live}.`,
  ]
  // 1 January is a holiday, 2 and 3 January 2027 are a weekend.
  expect(await told('2027-01-04T06:00:00Z', '2026-12-30')).toEqual([
    ...everyMonth('Monday, 4 January 2027'),
    'Rotate TOKEN_SECRETS, OUTBOX_KEY and the deployment token of the site.',
  ])
  expect(await told('2027-01-05T06:00:00Z', '2026-12-30')).toEqual([])
  expect(await told('2027-12-01T06:00:00Z', '2027-01-30')).toEqual([
    ...everyMonth('Wednesday, 1 December 2027'),
    'Deploy: security.txt expires on Saturday, 29 January 2028.',
  ])
  expect(await told('2028-02-01T06:00:00Z', '2028-01-30')).toEqual([
    ...everyMonth('Tuesday, 1 February 2028'),
    'Try a restore into a second resource group.',
    'Move to a newer version of Node: Azure ends support for Node 24 on 30 April 2028.',
  ])
})

test('The first sweep of a release stores when it went live', async () => {
  const { start, plan, table, wait } = functionsInMemory()
  const liveSince = plan.now
  await start().sweep(() => {})
  wait(DAY_MS)
  await start().sweep(() => {})
  expect(await table.get(OPERATIONS, ROW_KEYS.release)).toMatchObject({ at: liveSince })
})
