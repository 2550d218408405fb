import { randomUUID } from 'node:crypto'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { leadRecords } from '#functions/adapters/lead-records.ts'
import type { SearchableTable } from '#functions/adapters/lead-table.ts'
import { readConfig } from '#functions/config.ts'
import type { Handler, Log } from '#functions/handler.ts'
import type { CanReceiveMail, Mail, Mailer, MailShape, SendResult } from '#functions/ports.ts'
import { type World, wireServices } from '#functions/services.ts'
import { MEMORY_SETTINGS } from './app-settings.ts'
import { memoryTable } from './memory-table.ts'
import { hash } from './outbox.ts'
import { sampleAnswerPage } from './sample-answer-page.ts'

/** Wires the functions without their gate (`functions/web/gate.ts`). */
export const functionsIn = (
  world: Pick<World, 'table' | 'mailer' | 'now'> & Partial<World>,
  settings: Record<string, string> = {},
) =>
  wireServices(readConfig({ ...MEMORY_SETTINGS, ...settings }), {
    canReceiveMail: async () => 'yes',
    page: async (language) => sampleAnswerPage(language),
    random: Math.random,
    instance: randomUUID(),
    ...world,
  })

/** Wires the functions to a table and a mailbox in memory. Both keep their contents if a test calls `start` again. */
export function functionsInMemory(wrap: (table: SearchableTable) => SearchableTable = (table) => table) {
  const table = wrap(memoryTable())
  const mails: Mail[] = []
  const log: Parameters<Log>[] = []
  const plan = {
    now: new Date('2026-11-23T10:00:00Z'),
    verdict: { accepted: true } as SendResult,
    whileSending: async () => {},
    fate: 'unknown' as Awaited<ReturnType<Mailer['statusOf']>>,
    reception: 'yes' as Awaited<ReturnType<CanReceiveMail>>,
  }
  const mailer = {
    send: async (mail: Mail, _operationId: string, _shape?: MailShape): Promise<SendResult> => {
      const whileSending = plan.whileSending
      plan.whileSending = async () => {}
      await whileSending()
      if (plan.verdict.accepted) mails.push(mail)
      return plan.verdict
    },
    statusOf: async () => plan.fate,
  }
  const rows = async (): Promise<Record<string, unknown>[]> =>
    (await all(table.pages({ partition: { from: '0', before: '~' } }))).flat()
  const start = (settings?: Record<string, string>) =>
    functionsIn({ table, mailer, canReceiveMail: async () => plan.reception, now: () => plan.now }, settings)
  return {
    table,
    mailer,
    mails,
    log,
    plan,
    start,
    async call(handler: Handler, body: object, headers: Record<string, string> = {}, network?: string) {
      const response = await handler({
        body,
        header: (name) => headers[name.toLowerCase()] ?? null,
        network: network ?? null,
        receivedAt: plan.now,
        log: (...line) => void log.push(line),
      })
      await response.afterwards?.()
      return response
    },
    wait: (ms: number) => {
      plan.now = new Date(plan.now.getTime() + ms)
    },
    rows,
    /** Returns the rows whose key has this prefix, such as `l:`. */
    rowsOf: async (prefix: string) =>
      (await rows()).filter(({ rowKey }) => String(rowKey).startsWith(prefix)),
    /** Opens the stored rows as the operators' command does. */
    records: (settings: Partial<Parameters<typeof leadRecords>[0]> = {}) =>
      leadRecords({
        ...{ table, mailer, hash, mailsPerMailbox: 3, talksAtOnce: 1 },
        ...{ now: () => plan.now, random: Math.random, ...settings },
      }),
  }
}

export function callsInMemory(settings: Record<string, string> = {}) {
  let failing = 0
  let calls = 0
  const unlessDown = async <Result>(work: () => Promise<Result>) => {
    calls += 1
    if (failing-- > 0) throw new Error('storage down')
    return work()
  }
  const functions = functionsInMemory((table) => ({
    ...table,
    change: (actions) => unlessDown(() => table.change(actions)),
    get: (...place) => unlessDown(() => table.get(...place)),
  }))
  const services = functions.start({ PUBLIC_ORIGIN: 'https://www.isarspree.example', ...settings })
  const byPath = {
    [sendContactEmail.path]: services.sendContactEmail,
    [notifyJscInterest.path]: services.notifyJscInterest,
    [confirmWaitlist.path]: services.confirmWaitlist,
  }
  const handlerOf = (path: string) => byPath[path] ?? services.yourMessage
  return {
    ...functions,
    services,
    handlerOf,
    calls: () => calls,
    takeDown: (times = Number.POSITIVE_INFINITY) => {
      failing = times
    },
    post: (path: string, body: object, headers: Record<string, string> = {}) => {
      const beside = Object.fromEntries(new Headers(headers))
      return functions.call(handlerOf(path), body, beside, beside['x-forwarded-for'])
    },
    sweep: () => services.sweep(() => {}),
  }
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

type Declined = Extract<SendResult, { accepted: false }>

export const declined = (problem: Declined['problem'], retryAfterMs = 0): Declined => ({
  accepted: false,
  problem,
  retryAfterMs,
  reason: problem,
})
