import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { startTableStorage } from '#local/azurite.ts'
import { leads as leadsCommand } from '#local/leads.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ ASK_AFTER_MS: '0' })
})
afterEach(() => backend.clear())
afterAll(() => backend.stop())

interface Ended {
  code: number
  out: string
  /** The command's messages, which are not part of its output: account, counts, failures. */
  told: string
}

/** Runs the command; `settings` override those of the backend. */
async function run(args: string[], settings: Record<string, string> = {}): Promise<Ended> {
  const out = new PassThrough()
  const told: string[] = []
  const written = buffer(out)
  const tell = (line: string) => void told.push(line)
  const failure = await leadsCommand(args, { ...backend.settings, ...settings }, { out, tell }).catch(
    (error: Error) => error,
  )
  out.end()
  if (failure) told.push(failure.message)
  return { code: failure ? 1 : 0, out: String(await written), told: told.map((line) => `${line}\n`).join('') }
}
const leads = async (...args: string[]) => (await run(args)).out
const send = (form: object, headers?: Record<string, string>) =>
  backend.post(sendContactEmail.path, form, headers)
const referenceOf = ({ body }: { body: unknown }) => (body as { reference: string }).reference
/** The name that `dead` prints in front of each mail. */
const namesOf = (listed: string) => listed.split('\n').flatMap((line) => line.match(/^\S+/) ?? [])

test('The export has every lead in the format of German spreadsheets, and no cell that they take for a formula, number or date', async () => {
  const formulas = ['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)']
  for (const name of formulas) await send({ ...FORMS.appointment, name })
  await send({ ...FORMS.appointment, message: "a;=cmd|'/C calc'!A0\n=2,+3" })
  const { out, told, code } = await run(['export'])
  expect([code, told]).toEqual([0, 'devstoreaccount1:\n5 leads exported.\n'])
  const lines = out.split('\n')
  expect(lines[0]).toMatch(/^\ufeff"?receivedAt"?;"?reference"?;"?formType"?;/)
  expect(out.match(/;"appointment";/g)).toHaveLength(5)
  expect(out).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(out).toContain(`"a;'=cmd|'/C calc'!A0\n'=2,'+3"`)
  const phones = ["'01761234567", "'12/3456", '0151 2345678']
  const names = ["'Mar 1", "'3. März", "'True", "'2E10", 'Maria']
  for (const phone of phones) await send({ ...FORMS.appointment, phone: phone.replace("'", '') })
  for (const name of names) await send({ ...FORMS.appointment, name: name.replace("'", '') })
  const kept = await leads('export')
  for (const cell of [...phones, ...names]) expect(kept).toContain(`"${cell}"`)
  // No cell starts like a formula, whichever delimiter the spreadsheet splits at.
  expect(out.split(/[;,\t\r\n]/).filter((cell) => /^[ "]*[=+@-]/.test(cell))).toEqual([])
})

test('An export replaces its file once everything is written, and keeps it if there is nothing to export or something fails', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'))
  const file = path.join(folder, 'leads.csv')
  await writeFile(file, 'of yesterday')
  expect(await run(['export', '--to', file])).toMatchObject({ code: 1, out: '' })
  await send(FORMS.contact)
  backend.storage.fault(({ path: url }) => (url.includes('RowKey') ? 'unavailable' : null))
  expect((await run(['export', '--to', file])).code).toBe(1)
  expect(await readFile(file, 'utf8')).toBe('of yesterday')

  backend.storage.fault(null)
  expect(await run(['export', '--to', file])).toMatchObject({ code: 0, out: '' })
  expect(await readFile(file, 'utf8')).toContain(FORMS.contact.email)
  expect(await readdir(folder)).toEqual(['leads.csv'])
  await rm(folder, { recursive: true })
})

test('The proofs of sign-ups are exported', async () => {
  const token = await tokenOf('jane@visitor.example')
  await backend.post(confirmWaitlist.path, { token }, { 'X-Confirmation': 'gesture' })
  const exported = await leads('export', 'sign-ups')
  expect(exported).toMatch(/"jane@visitor\.example";"en";.*;"gesture"/)
  const link = /"(https?:[^"]+confirm\?token=([^&"]+)&not-me=1)"/.exec(exported)
  const withdrawal = { 'x-confirmation': 'withdraw' }
  expect(await backend.post(confirmWaitlist.path, { token: link?.[2] }, withdrawal)).toMatchObject({
    status: 200,
  })
  expect(await backend.rows('y:')).toEqual([])
})

test('fault 48: erasing an address reports its rows, leaves those of others, and looks again', async () => {
  await send(FORMS.appointment)
  await send(FORMS.contact)
  const erasing = ['erase', '--email', FORMS.appointment.email]
  const { code, out, told } = await run(erasing)
  expect([code, told]).toEqual([0, 'devstoreaccount1: 2 leads.\n'])
  expect(out).toMatch(/^\d+ rows erased\. Verified: no data about this address is left\.$/m)
  expect((await backend.rows('l:')).map((lead) => lead.email)).toEqual([FORMS.contact.email])
  expect((await backend.rows('a:')).map(({ id }) => id)).toHaveLength(1)
  expect(await run(erasing)).toMatchObject({
    code: 1,
    told: expect.stringContaining('No data about this address is stored.'),
  })
})

test('All data about a person is shown as JSON, by the address or by the reference of a form', async () => {
  const { email } = FORMS.appointment
  const reference = referenceOf(await send(FORMS.appointment))
  await send(FORMS.contact)
  await backend.post(notifyJscInterest.path, { email })
  const shown = (...args: string[]) => leads('show', ...args).then((text) => JSON.parse(text) as object[])
  const ofAddress = await shown('--email', email.toUpperCase())
  expect(ofAddress).toContainEqual(expect.objectContaining({ ...FORMS.appointment, reference }))
  expect(ofAddress).toContainEqual(expect.objectContaining({ email, textVersion: expect.any(String) }))
  expect(JSON.stringify(ofAddress)).not.toContain(FORMS.contact.email)
  expect(await shown('--reference', reference.toLowerCase())).toEqual([
    expect.objectContaining({ ...FORMS.appointment, reference }),
  ])
  expect(await run(['show', '--email', 'nobody@visitor.example'])).toMatchObject({
    code: 1,
    told: expect.stringContaining('No data about this address is stored.'),
  })
  expect((await run(['show'])).told).toContain('Name the person: npm run leads -- show')
  expect((await run(['erase'])).told).toContain('or --reference IS-7K3F-9QXD')
})

test('With another ID_KEY, or in an account without the table, the command fails without erasing or creating anything', async () => {
  await send(FORMS.contact)
  const erasing = ['erase', '--email', FORMS.contact.email]
  const wrongKey = await run(erasing, { ID_KEY: 'another key of thirty-two bytes or more' })
  expect(wrongKey).toMatchObject({ code: 1, told: expect.stringContaining('ID_KEY is not the key') })
  expect(await backend.rows('l:')).toHaveLength(1)

  const empty = await startTableStorage()
  for (const args of [erasing, ['export'], ['dead'], ['retry']]) {
    const { code, told } = await run(args, { STORAGE_CONNECTION_STRING: empty.connectionString })
    expect([code, told]).toEqual([
      1,
      expect.stringContaining('devstoreaccount1 has no table "leads". Is it the right storage account?'),
    ])
  }
  await empty.stop()
})

test('Every stuck mail has a name, and is discarded by it; its lead stays', async () => {
  backend.email.answerAll('rejected')
  await send(FORMS.appointment)
  await backend.post(notifyJscInterest.path, { email: 'eve@visitor.example' })
  await backend.idle()
  await backend.table.createEntity({ partitionKey: 'sign-ups', rowKey: 'd:0:odd', mail: 'not a mail' })

  const listed = await leads('dead')
  const names = namesOf(listed)
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(listed).toContain('  -  opt-in  dead  ')
  expect(listed).toContain('  -  unreadable  dead  ')
  expect(await leads('discard', ...names.slice(0, 3))).toMatch(/^(.*discarded\n){3}$/)
  expect(namesOf(await leads('dead'))).toEqual(names.slice(3))
  expect(await leads('discard', '--dead')).toContain('discarded')
  expect(await leads('dead')).toBe('')
  expect(await backend.rows('l:')).toHaveLength(1)
  expect((await run(['discard'])).code).toBe(1)
})

test('A held receipt is listed with its reason, is not released by a general retry, and is sent by its reference', async () => {
  const reference = referenceOf(await send(FORMS.appointment, { 'X-Form-Signals': 'filled=1; trap=0' }))
  expect(await leads('dead')).toMatch(new RegExp(`^\\S+  ${reference}  visitor  held  \\S+  haste$`, 'm'))
  expect((await run(['retry'])).code).toBe(1)
  await leads('retry', reference)
  await backend.sweep()
  expect(backend.mails().map(({ to }) => to[0])).toEqual([FORMS.appointment.email, TEAM])
})

test('Without a command, the program prints its usage', async () => {
  expect((await run([])).told).toContain('npm run leads -- export')
})

async function tokenOf(email: string): Promise<string> {
  await backend.post(notifyJscInterest.path, { email })
  await backend.idle()
  const mail = backend.mails().find(({ to }) => to[0] === email)
  return /\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
