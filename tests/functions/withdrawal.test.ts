import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '#functions/config.ts'
import type { ApiRequest, Handler } from '#functions/handler.ts'
import type { Mail } from '#functions/ports.ts'
import { servicesIn } from '#functions/services.ts'
import { ID_KEY, settingsFor } from '#tests/support/backend.ts'
import { memoryTable } from '#tests/support/memory-table.ts'

const EMAIL = 'jane@visitor.example'
const DAY_MS = 86_400_000
const OLD = 'the secret of last year: 32 bytes or more'
const NEW = 'the secret of this year: 32 bytes or more'
const SETTINGS = settingsFor(
  { connectionString: 'endpoint=https://mail.example/;accesskey=a2V5' },
  { connectionString: 'AccountName=none' },
)

/** The functions on one table and one mailbox, which stay when they start anew with other secrets. */
function setUp() {
  const table = memoryTable()
  const mails: Omit<Mail, 'replyTo'>[] = []
  let now = new Date('2026-11-23T10:00:00Z')
  let problem: 'refused' | 'failed' | null = null
  const start = (secrets: string) =>
    servicesIn(readConfig({ ...SETTINGS, ID_KEY, TOKEN_SECRETS: secrets }), {
      table,
      mailer: {
        send: async (mail) => {
          mails.push(mail)
          return problem ? { accepted: false, problem, retryAfterMs: 0, reason: problem } : { accepted: true }
        },
        ask: async () => 'unknown',
      },
      now: () => now,
      random: Math.random,
      instance: randomUUID(),
    })
  const call = async (handler: Handler, body: object, headers: Record<string, string> = {}) => {
    const header = (name: string) => headers[name.toLowerCase()] ?? null
    const request: ApiRequest = { body, header, network: null, receivedAt: now, log: () => {} }
    const response = await handler(request)
    await response.afterwards?.()
    return response
  }
  const rows = async () => {
    const found: Record<string, unknown>[] = []
    for await (const page of table.pages({ partition: 'sign-ups' })) found.push(...page)
    return found
  }
  const tokenOfLatest = () => /\?token=([\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  return {
    start,
    call,
    rows,
    tokenOfLatest,
    /** What the e-mail service says to mails from now on. */
    answerWith: (next: typeof problem) => {
      problem = next
    },
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

const keysOf = (rows: Record<string, unknown>[]) => rows.map(({ rowKey }) => String(rowKey).slice(0, 2))

test('The link of the welcome mail takes an address off the list years later, whatever secret was rotated out', async () => {
  const { start, call, rows, tokenOfLatest, wait } = setUp()
  const before = start(OLD)
  await call(before.notifyJscInterest, { email: EMAIL })
  await call(before.confirmWaitlist, { token: tokenOfLatest() })
  const link = tokenOfLatest()
  expect(keysOf(await rows())).toContain('y:')

  wait(2 * 365 * DAY_MS)
  const after = start(NEW)
  expect(await call(after.confirmWaitlist, { token: link }, { 'x-confirmation': 'withdraw' })).toMatchObject({
    status: 200,
  })
  expect(keysOf(await rows())).toEqual(['w:'])
})

test('A link that takes an address off the list never puts it on', async () => {
  const { start, call, rows, tokenOfLatest } = setUp()
  const services = start(NEW)
  await call(services.notifyJscInterest, { email: EMAIL })
  await call(services.confirmWaitlist, { token: tokenOfLatest() })
  const link = tokenOfLatest()
  await call(services.confirmWaitlist, { token: link }, { 'x-confirmation': 'withdraw' })
  await call(services.notifyJscInterest, { email: EMAIL })
  expect(await call(services.confirmWaitlist, { token: link })).toMatchObject({ status: 400 })
  expect(keysOf(await rows())).not.toContain('y:')
})

test('A withdrawal deletes every mail about the address: held, waiting or dead, and leaves those of others', async () => {
  const { start, call, rows, tokenOfLatest, answerWith } = setUp()
  const services = start(NEW)
  const other = { email: 'ali@visitor.example' }
  await call(services.notifyJscInterest, { email: EMAIL })
  const link = tokenOfLatest()
  const bot = { 'idempotency-key': randomUUID(), 'x-form-signals': 'filled=9; trap=1' }
  await call(services.notifyJscInterest, { email: EMAIL }, bot)
  answerWith('refused')
  await call(services.notifyJscInterest, { email: EMAIL }, { 'idempotency-key': randomUUID() })
  answerWith('failed')
  await call(services.notifyJscInterest, { email: EMAIL }, { 'idempotency-key': randomUUID() })
  await call(services.notifyJscInterest, other)
  expect(new Set(keysOf(await rows()))).toEqual(new Set(['d:', 'h:', 'p:', 's:']))

  await call(services.confirmWaitlist, { token: link }, { 'x-confirmation': 'withdraw' })
  expect(keysOf(await rows())).toEqual(['p:', 's:', 'w:'])
})
