import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notifyJscInterest } from '#contracts/notify-jsc-interest.ts'
import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { type Backend, FORMS, startBackend, TEAM } from '#tests/support/backend.ts'

const TIMEOUT = { timeout: 60_000 }
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ ASK_AFTER_MS: '0' })
}, 60_000)
afterEach(() => backend.clear(), 30_000)
afterAll(() => backend.stop())

async function leads(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['local/leads.ts', ...args], {
    env: { PATH: process.env.PATH, ...backend.settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return text(child.stdout)
}
const send = (form: object, headers?: Record<string, string>) =>
  backend.post(sendContactEmail.path, form, headers)

test('The export holds every lead, and no cell that a spreadsheet would run', TIMEOUT, async () => {
  for (const name of ['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)'])
    await send({ ...FORMS.appointment, name })
  const lines = (await leads('export')).trim().split('\n')
  expect(lines[0]).toMatch(/^receivedAt,reference,formType,/)
  expect(lines.join('\n').match(/,appointment,/g)).toHaveLength(4)
  expect(lines.join('\n')).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(lines.join('\n')).not.toMatch(/(^|,)"?[=+@-]/m)
})

test(
  'fault 48: erasing an address leaves no row of it, the mails under way included, and the others alone',
  TIMEOUT,
  async () => {
    backend.email.answerAll('unavailable')
    await send(FORMS.appointment)
    await send({ ...FORMS.appointment, email: 'JANE@visitor.example', message: 'Again' })
    await send(FORMS.contact)
    await backend.post(notifyJscInterest.path, { email: FORMS.appointment.email })
    await backend.idle()

    expect(await leads('erase', '--email', FORMS.appointment.email)).toMatch(/^1\d rows erased\.$/m)
    expect((await backend.rows('l:')).map(({ email }) => email)).toEqual([FORMS.contact.email])
    expect(await backend.rows('p:')).toHaveLength(2)
    expect(await backend.rows('e:')).toHaveLength(1)
    expect(await backend.rows('s:')).toEqual([])
    expect(await leads('erase', '--email', FORMS.appointment.email)).toContain('0 rows erased')
  },
)

test(
  'Dead letters are listed and released; what failed at the service gets a new operation',
  TIMEOUT,
  async () => {
    backend.email.plan('acceptThenFail')
    const answer = await send(FORMS.appointment)
    await backend.sweep()
    const { reference } = answer.body as { reference: string }
    expect(await leads('dead')).toContain(`${reference}  team  dead`)

    expect(await leads('retry', reference)).toBe(`${reference}  team  released\n`)
    expect(await backend.sweep()).toMatchObject({ body: { sent: 1 } })
    expect(backend.mails().filter(({ to }) => to[0] === TEAM)).toHaveLength(2)
    expect(await leads('dead')).toBe('')
  },
)

test('A retry asks the service first: what went out after all is not sent again', TIMEOUT, async () => {
  backend.email.answerAll('rejected')
  const answer = await send(FORMS.appointment)
  const { reference } = answer.body as { reference: string }
  expect((await leads('dead')).match(/dead/g)).toHaveLength(2)
  backend.email.answerAll(null)
  expect((await leads('retry')).match(/released/g)).toHaveLength(2)
  expect(await backend.sweep()).toMatchObject({ body: { sent: 2 } })
  expect([...backend.email.posted().values()]).toEqual([1, 1])
  expect(await leads('dead')).not.toContain(reference)
})

test('A held form is listed with its reason, and released it is mailed', TIMEOUT, async () => {
  const answer = await send(FORMS.appointment, { 'X-Form-Signals': 'filled=1; trap=0' })
  const { reference } = answer.body as { reference: string }
  expect(await leads('dead')).toMatch(new RegExp(`^${reference}  team  held  \\S+  haste$`, 'm'))
  await leads('retry', reference)
  await backend.sweep()
  expect(backend.mails()).toHaveLength(2)
})

test('Without a command it tells what it can do', TIMEOUT, async () => {
  expect(await leads()).toContain('npm run leads -- export')
})
