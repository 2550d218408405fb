import { failedCall, readSendResult, statusIn, toServiceMessage } from '#functions/adapters/email-protocol.ts'
import type { Query, Row, SearchableTable } from '#functions/adapters/lead-table.ts'
import type { Mailer } from '#functions/ports.ts'
import type { PlannedAnswer, SendBody, ServiceAnswer } from '#mocks/email-service.ts'
import { currentAction } from './chance.ts'
import { type Computer, drawnFault } from './computer.ts'

const TABLE_LIMIT_MS = 3_000
const SECOND_TRY_AFTER_MS = 150
const MAIL_LIMIT_MS = 5_000

export function tableOf(computer: Computer): SearchableTable {
  const { world } = computer
  const { table } = world
  /** Retries a call once if it fails with a transient error or gets no response, as Azure's client does. */
  async function call<Result>(what: () => string, effect: () => Promise<Result>): Promise<Result> {
    const attempt = () => computer.call({ what, service: 'storage', limitMs: TABLE_LIMIT_MS }, effect)
    try {
      return await attempt()
    } catch (error) {
      const { statusCode = 500 } = error as { statusCode?: number }
      if (statusCode < 500 && statusCode !== 408 && statusCode !== 429) throw error
      await computer.sleep(SECOND_TRY_AFTER_MS)
      return attempt()
    }
  }
  /** Yields pages up to the first one with fewer than `full` rows. If `full` is 0, yields all pages. */
  async function* read<Properties extends object>(rows: AsyncIterable<Row<Properties>[]>, full: number) {
    const pages = rows[Symbol.asyncIterator]()
    // Azure may return an empty page although more rows follow.
    if (currentAction().draw.is(world.weather.slowness / 10)) yield []
    for (;;) {
      let next: Promise<IteratorResult<Row<Properties>[]>> | undefined
      const read = () => {
        next ??= pages.next()
        return next
      }
      const page = await call(() => 'a page of rows', read)
      if (page.done) return
      yield page.value
      if (page.value.length < full) return
    }
  }
  return {
    change(actions) {
      const what = () => `a change of ${actions.map(([verb, { rowKey }]) => `${verb} ${rowKey}`).join(', ')}`
      return call(what, () => world.change(actions, computer.name))
    },
    get<Properties extends object>(partition: string, rowKey: string) {
      const what = () => `a look at ${rowKey}`
      return call(what, () => table.get<Properties>(partition, rowKey))
    },
    pages: <Properties extends object>(query: Query, pageSize?: number) =>
      read(table.pages<Properties>(query, pageSize), pageSize ?? 1_000),
    search: <Properties extends object>(property: { name: string; value: string }) =>
      read(table.search<Properties>(property), 0),
  }
}

const THROTTLED: ServiceAnswer = {
  status: 429,
  content: { error: { code: 'TooManyRequests' } },
  headers: { 'retry-after': '600' },
}
const PLANNED_ANSWERS: readonly PlannedAnswer[] = [
  ...(['throttled', 'throttledUntil', 'unavailable', 'denied', 'hang', 'drop'] as const),
  ...(['acceptThenDrop', 'acceptThenDrop', 'acceptThenFail', 'rejected'] as const),
]

export function mailerOf(computer: Computer): Mailer {
  const { world } = computer
  const { mailService, clock, story, config } = world
  const plan = () => drawnFault(world, world.weather.trouble, PLANNED_ANSWERS)
  async function call(what: () => string, ask: () => ServiceAnswer) {
    const answer = await computer.call({ what, service: 'mail', limitMs: MAIL_LIMIT_MS }, async () => ask())
    if (answer === 'hangs') await clock.sleep(MAIL_LIMIT_MS)
    if (typeof answer === 'string') throw Object.assign(new Error(answer), { code: answer })
    const { status, headers, content } = answer
    return { status, headers: { get: (name: string) => headers[name] }, parsedBody: content }
  }
  return {
    async send(mail, operationId, shape) {
      const planned = plan()
      if (planned) story.tell('the e-mail service', `answers "${planned}" to the next mail`)
      const begunAt = clock.now()
      const send = () => {
        if (planned) mailService.plan(planned)
        world.posting = { begunAt, by: computer.name, bounces: planned === 'acceptThenFail' }
        const message = toServiceMessage(mail, config.mailFrom, {}, shape)
        return mailService.send(operationId, message as SendBody)
      }
      try {
        return readSendResult(await call(() => `a mail to ${mail.to}`, send), computer.now())
      } catch (error) {
        return failedCall(error)
      }
    },
    async statusOf(operationId) {
      const isThrottled = plan()?.startsWith('throttled') ?? false
      if (isThrottled) story.tell('the e-mail service', 'answers no question for now')
      const ask = () => (isThrottled ? THROTTLED : mailService.status(operationId))
      try {
        return statusIn(await call(() => 'a question about a mail', ask), computer.now())
      } catch (error) {
        return failedCall(error)
      }
    },
  }
}
