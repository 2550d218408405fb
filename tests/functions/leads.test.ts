import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import type { SearchableTable } from '#functions/adapters/lead-table.ts'
import { OPERATIONS, ROW_KEYS, SIGN_UPS } from '#functions/adapters/row-keys.ts'
import { keyedHash } from '#functions/keyed-hash.ts'
import type { Mailer } from '#functions/ports.ts'
import { runLeadCommand } from '#local/lead-commands.ts'
import { ID_KEY, TEAM } from '#tests/support/app-settings.ts'
import { BOT, FORMS } from '#tests/support/bodies.ts'
import { declined, functionsInMemory } from '#tests/support/memory-functions.ts'
import { adaptersOn, arrivalOf, hash, WITHOUT_ADDRESS } from '#tests/support/outbox.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const VISITOR = FORMS.appointment.email
const NAME = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

function setUp(wrap?: (table: SearchableTable) => SearchableTable) {
  const functions = functionsInMemory(wrap)
  const { call, mailer, plan } = functions
  const services = functions.start()

  async function runWith(idKey: string, ...args: string[]) {
    const records = functions.records({ mailsPerMailbox: 1, hash: keyedHash(idKey) })
    const out = new PassThrough()
    const written = buffer(out)
    const messages: string[] = []
    const tell = (line: string) => void messages.push(line)
    const open = () => ({ account: 'account', records, now: () => plan.now, withdrawUrlOf: () => 'the link' })
    const failure = await runLeadCommand(args, open, { out, tell }).catch((error: Error) => error)
    out.end()
    if (failure) messages.push(failure.message)
    return { code: failure ? 1 : 0, out: String(await written), messages: messages.join('\n') }
  }
  const run = (...args: string[]) => runWith(ID_KEY, ...args)
  return {
    ...functions,
    run,
    runWith,
    questions: vi.spyOn<Mailer, 'statusOf'>(mailer, 'statusOf'),
    posts: vi.spyOn<Mailer, 'send'>(mailer, 'send'),
    send: async (form: object = FORMS.appointment, headers: Record<string, string> = {}) =>
      String((await call(services.sendContactEmail, form, headers)).body.reference),
    signUp: (email: string, headers: Record<string, string> = {}) =>
      call(services.notifyJscInterest, { email }, headers),
    sweep: () => services.sweep(() => {}),
    leads: () => functions.rowsOf('l:'),
    stuck: async () => linesIn((await run('dead')).out).map(([, ...facts]) => facts.join(' ')),
  }
}

const linesIn = (out: string) =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('  '))
const namesIn = (out: string) => linesIn(out).map(([name = '']) => name)

test('The export suits German spreadsheets, and no cell becomes a formula', async () => {
  const { run, send, table, plan } = setUp()
  const formulas = ['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)']
  for (const name of formulas) await send({ ...FORMS.appointment, name })
  await send({ ...FORMS.appointment, message: "a;=cmd|'/C calc'!A0\n=2,+3" })
  const phones = ["'01761234567", "'12/3456", '0151 2345678']
  const names = ["'Mar 1", "'3. März", "'True", "'2E10", 'Maria']
  for (const phone of phones) await send({ ...FORMS.appointment, phone: phone.replace("'", '') })
  for (const name of names) await send({ ...FORMS.appointment, name: name.replace("'", '') })
  const { out, messages, code } = await run('export')
  expect([code, messages]).toEqual([0, 'account:\n13 leads exported.'])
  expect(await table.get(OPERATIONS, ROW_KEYS.lastExport)).toMatchObject({ leads: plan.now })
  expect(out.split('\n')[0]).toMatch(/^\ufeff"?receivedAt"?;"?reference"?;"?formType"?;/)
  expect(out.match(/;"appointment";/g)).toHaveLength(13)
  expect(out).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(out).toContain(`"a;'=cmd|'/C calc'!A0\n'=2,'+3"`)
  for (const cell of [...phones, ...names]) expect(out).toContain(`"${cell}"`)
  // No cell starts like a formula, whichever delimiter the spreadsheet uses.
  expect(out.split(/[;,\t\r\n]/).filter((cell) => /^[ "]*[=+@-]/.test(cell))).toEqual([])
})

test('An export replaces its file only when all rows are written', async () => {
  // It fails without rows, or with a row that cannot be read.
  let isDown = false
  const { run, send } = setUp((table) => ({
    ...table,
    pages: (...query) => {
      if (isDown) throw new Error('storage down')
      return table.pages(...query)
    },
  }))
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'))
  const file = path.join(folder, 'leads.csv')
  await writeFile(file, 'of yesterday')
  expect(await run('export', '--to', file)).toMatchObject({ code: 1, out: '' })
  await send(FORMS.contact)
  isDown = true
  expect((await run('export', '--to', file)).code).toBe(1)
  expect(await readFile(file, 'utf8')).toBe('of yesterday')
  isDown = false
  expect(await run('export', '--to', file)).toMatchObject({ code: 0, out: '' })
  expect(await readFile(file, 'utf8')).toContain(FORMS.contact.email)
  expect(await readdir(folder)).toEqual(['leads.csv'])
  await rm(folder, { recursive: true })
})

test('All data about a person is shown as JSON, by address or reference', async () => {
  const { run, send, signUp } = setUp()
  const reference = await send()
  await send(FORMS.contact)
  await signUp(VISITOR)
  const shown = async (...args: string[]): Promise<object[]> => JSON.parse((await run('show', ...args)).out)
  const ofAddress = await shown('--email', VISITOR.toUpperCase())
  expect(ofAddress).toContainEqual(expect.objectContaining({ ...FORMS.appointment, reference }))
  expect(ofAddress).toContainEqual(
    expect.objectContaining({ email: VISITOR, textVersion: expect.any(String) }),
  )
  expect(JSON.stringify(ofAddress)).not.toContain(FORMS.contact.email)
  const ofReference = await shown('--reference', reference.toLowerCase())
  expect(ofReference).toMatchObject([{ ...FORMS.appointment, reference }])
  expect((await run('show', '--email', 'nobody@visitor.example')).messages).toContain(
    'No data about this address',
  )
  expect((await run('show')).messages).toContain('Name the person: npm run leads -- show')
})

test('An erasure deletes exactly the rows of an address, in any spelling', async () => {
  // The rows of all months, and those of the sign-ups.
  const { plan, rows, run, send, signUp, wait } = setUp()
  await send()
  plan.verdict = declined('failed')
  wait(40 * DAY_MS)
  await send({ ...FORMS.appointment, message: 'Again' })
  await signUp(VISITOR)
  await send(FORMS.contact)
  const before = await rows()
  const others = before.filter(({ addressId }) => addressId !== hash.address(VISITOR))
  const erasing = ['erase', '--email', VISITOR.toUpperCase()]
  expect(await run(...erasing)).toEqual({
    code: 0,
    messages: 'account: 3 leads.',
    out: `${before.length - others.length} rows erased. Verified: no data about this address is left.\n`,
  })
  expect(await rows()).toEqual(others)
  expect(await run(...erasing)).toMatchObject({
    code: 1,
    messages: expect.stringContaining('No data about this address is stored.'),
  })
  expect((await run('erase')).messages).toContain('or --reference IS-7K3F-9QXD')
})

test('A form without an address is mailed to the team, and erased by reference', async () => {
  const { plan, rows, run, table } = setUp()
  const { leads } = adaptersOn(table, plan.now)
  const [one, other] = [arrivalOf(plan.now, WITHOUT_ADDRESS), arrivalOf(plan.now, WITHOUT_ADDRESS)]
  for (const arrival of [one, other])
    expect(await leads.store(arrival)).toMatchObject({ outcome: 'stored', leased: [{ kind: 'team' }] })
  const { out } = await run('erase', '--reference', one.lead.reference.toLowerCase())
  expect(out).toMatch(/^3 rows erased/)
  expect((await rows()).map(({ reference }) => reference)).toContain(other.lead.reference)
})

test.for([
  ['are erased and counted', 3, 0, /^6 rows erased/],
  ['again and again end it with an error', Number.POSITIVE_INFINITY, 1, /^$/],
] as const)('Rows that arrive during an erasure %s', async ([, times, code, out]) => {
  let left: number = times
  const { rows, run, send } = setUp((table) => ({
    ...table,
    async change(actions) {
      await table.change(actions)
      const isErasing = actions.some(([kind, { rowKey }]) => kind === 'delete' && rowKey.startsWith('l:'))
      if (left === 0 || !isErasing) return
      left -= 1
      const late = { partitionKey: '2026-11', rowKey: ROW_KEYS.lead(`late-${left}`) }
      await table.change([['create', { ...late, addressId: hash.address(VISITOR) }]])
    },
  }))
  await send()
  expect(await run('erase', '--email', VISITOR)).toMatchObject({ code, out: expect.stringMatching(out) })
  const rest = (await rows()).filter(({ addressId }) => addressId === hash.address(VISITOR))
  expect(rest).toHaveLength(code)
})

test.each([
  ['an address', FORMS.contact],
  ['no address, but a reference', WITHOUT_ADDRESS],
])('With a wrong ID_KEY nothing is erased, as a stored lead with %s reveals', async (_, form) => {
  const { plan, run, runWith, table } = setUp()
  await adaptersOn(table, plan.now).leads.store(arrivalOf(plan.now, form))
  const erasing = ['erase', '--email', FORMS.contact.email]
  const wrong = await runWith('another key of the keyed hashes, 32 bytes or more', ...erasing)
  expect(wrong).toMatchObject({ code: 1, messages: expect.stringContaining('ID_KEY is not the key') })
  expect((await run('export')).messages).toContain('1 lead exported.')
})

test('Stuck mails are listed with their reason, and discarded by name', async () => {
  const { leads, plan, run, send, signUp, stuck, table, wait } = setUp()
  await signUp('held@visitor.example', BOT)
  plan.verdict = declined('refused')
  const reference = await send()
  wait(HOUR_MS)
  await signUp('dead@visitor.example')
  const mail = new TextEncoder().encode('no mail')
  await table.change([['create', { partitionKey: SIGN_UPS, rowKey: ROW_KEYS.unreadable('p:1:odd'), mail }]])
  const [first, second] = ['2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z']
  expect(await stuck()).toEqual([
    `${reference} team dead ${first} refused`,
    `${reference} visitor dead ${first} refused`,
    '- unreadable dead - ',
    `- opt-in dead ${second} refused`,
    `- opt-in held ${first} trap`,
  ])
  const names = namesIn((await run('dead')).out)
  expect(new Set(names).size).toBe(5)
  for (const name of names) expect(name).toMatch(NAME)

  const left = async (...discarded: string[]) => {
    expect((await run('discard', ...discarded)).out).toMatch(/^(.*discarded\n)+$/)
    return namesIn((await run('dead')).out)
  }
  expect(await left(...names.slice(0, 2))).toEqual(names.slice(2))
  expect(await left('--dead')).toEqual(names.slice(4))
  expect(await left('--held')).toEqual([])
  expect(await leads()).toHaveLength(1)
  expect((await run('discard')).code).toBe(1)
})

test.for([
  ['does not know it', 'unknown', 'released', [TEAM], 2],
  ['says that it failed', 'failed', 'released', [TEAM], 1],
  ['is still at it', 'running', 'delivered after all', [], null],
  ['has delivered it', 'succeeded', 'delivered after all', [], null],
  ['is busy', declined('throttled'), 'stays', [], null],
  ['cannot be reached', declined('failed'), 'stays', [], null],
] as const)(
  'A dead mail is retried: where the service %s (%j), it is "%s"',
  async ([, fate, outcome, addressees, attempts]) => {
    const { questions, leads, mails, plan, run, send, posts, stuck, sweep, wait } = setUp()
    plan.verdict = declined('refused')
    await send()
    // The first mail goes to the team.
    const [, operation] = posts.mock.calls[0] ?? []
    const [name = ''] = namesIn((await run('dead')).out)
    plan.verdict = { accepted: true }
    plan.fate = fate
    wait(HOUR_MS)
    expect((await run('retry', name)).out).toMatch(new RegExp(`^${name} .*  team  ${outcome}`))
    expect(questions.mock.lastCall).toEqual([operation])
    expect(await stuck()).toHaveLength(outcome === 'stays' ? 2 : 1)
    plan.fate = 'unknown'
    await sweep()
    expect(mails.map(({ to }) => to)).toEqual(addressees)
    if (outcome !== 'released') return
    // If the service says that the mail failed, the mail gets a new operation id, and its attempts count from one.
    expect(posts.mock.lastCall?.[1] === operation).toBe(fate === 'unknown')
    expect(await leads()).toMatchObject([{ teamMailSentAt: plan.now, teamMailAttempts: attempts }])
  },
)

test('A held receipt is retried only by name or reference', async () => {
  const { questions, leads, mails, plan, run, send, stuck, sweep, wait } = setUp()
  const reference = await send(FORMS.appointment, BOT)
  wait(21 * DAY_MS)
  expect((await run('retry')).code).toBe(1)
  plan.fate = 'succeeded'
  questions.mockClear()
  expect((await run('retry', reference)).out).toContain('visitor  released')
  expect(questions).not.toHaveBeenCalled()
  plan.fate = 'unknown'
  plan.verdict = declined('failed')
  await sweep()
  // The mail's age counts from its release, so one failure does not make it a dead letter.
  expect(await stuck()).toEqual([])
  plan.verdict = { accepted: true }
  wait(HOUR_MS)
  await sweep()
  expect(mails.map(({ to }) => to)).toEqual([TEAM, VISITOR])
  expect(await leads()).toMatchObject([{ visitorMailSentAt: plan.now, visitorMailAttempts: 2 }])
})

test('A released mail counts towards the daily limit of its mailbox', async () => {
  const { plan, run, send, stuck, wait } = setUp()
  const held = await Promise.all(
    ['One', 'Two'].map((message) => send({ ...FORMS.appointment, message }, BOT)),
  )
  const [one = '', two = ''] = held
  const retried = async (reference: string) => (await run('retry', reference)).out
  expect(await retried(one)).toContain('released')
  expect(await retried(two)).toContain('stays: its mailbox has had its mails for today')
  expect(await stuck()).toEqual([expect.stringContaining(`${two} visitor held`)])
  wait(DAY_MS)
  expect(await retried(two)).toContain('released')

  plan.verdict = declined('refused')
  for (const message of ['One', 'Two'])
    expect(await retried(await send({ ...FORMS.contact, message }))).toContain('team  released')
})
