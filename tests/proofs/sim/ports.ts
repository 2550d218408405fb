import { failedCall, readSendResult, statusIn, toServiceMessage } from '#functions/adapters/email-protocol.ts'
import type { Query, Row, SearchableTable } from '#functions/adapters/lead-table.ts'
import type { Mailer } from '#functions/ports.ts'
import type { PlannedAnswer, SendBody, ServiceAnswer } from '#mocks/email-service.ts'
import { doing } from './chance.ts'
import { call, drawnFault, thaw } from './faults.ts'
import type { Computer, World } from './world.ts'

const TABLE_LIMIT_MS = 3_000
const SECOND_TRY_AFTER_MS = 150
const MAIL_LIMIT_MS = 5_000

/** The world's only table as one computer sees it, over a line with faults. */
export function farTable(world: World, computer: Computer): SearchableTable {
  const { table } = world
  const through = <Result>(what: () => string, effect: () => Promise<Result>) =>
    call(world, computer, { what, service: 'storage', limitMs: TABLE_LIMIT_MS }, effect)
  const wait = async (ms: number) => {
    const { life } = computer
    await world.clock.sleep(ms)
    await thaw(world, computer, life)
  }
  /** Retries a call once after a missing or transient response, as Azure's client does. */
  const twice = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
    try {
      return await attempt()
    } catch (error) {
      const { statusCode = 500 } = error as { statusCode?: number }
      if (statusCode < 500 && statusCode !== 408 && statusCode !== 429) throw error
      await wait(SECOND_TRY_AFTER_MS)
      return attempt()
    }
  }
  return {
    change: (actions) =>
      twice(() =>
        through(
          () => `a change of ${keysOf(actions)}`,
          () => world.change(actions, computer.name),
        ),
      ),
    get: <Properties extends object>(partition: string, rowKey: string) =>
      twice(() =>
        through(
          () => `a look at ${rowKey}`,
          () => table.get<Properties>(partition, rowKey),
        ),
      ),
    pages: <Properties extends object>(query: Query, pageSize?: number) =>
      read(table.pages<Properties>(query, pageSize), pageSize ?? 1_000),
    search: <Properties extends object>(property: { name: string; value: string }) =>
      read(table.search<Properties>(property), 0),
  }

  /** @param full number of rows in a page that another may follow */
  async function* read<Properties extends object>(rows: AsyncIterable<Row<Properties>[]>, full: number) {
    const pages = rows[Symbol.asyncIterator]()
    // Azure may return an empty page although rows follow.
    if (doing().draw.is(world.weather.slowness / 10)) yield []
    for (;;) {
      let read: IteratorResult<Row<Properties>[]> | undefined
      const page = await twice(() =>
        through(
          () => 'a page of rows',
          async () => {
            read ??= await pages.next()
            return read
          },
        ),
      )
      if (page.done) return
      yield page.value
      // A page that is not full is the last one: the product requests no other.
      if (page.value.length < full) return
    }
  }
}

const keysOf = (actions: readonly (readonly [string, { rowKey?: string }, ...unknown[]])[]) =>
  actions.map(([action, { rowKey }]) => `${action} ${rowKey}`).join(', ')

const THROTTLED: ServiceAnswer = {
  status: 429,
  content: { error: { code: 'TooManyRequests' } },
  headers: { 'retry-after': '600' },
}
const MOODS: readonly PlannedAnswer[] = [
  ...(['throttled', 'throttledUntil', 'unavailable', 'denied', 'hang', 'drop'] as const),
  ...(['acceptThenDrop', 'acceptThenDrop', 'acceptThenFail', 'rejected'] as const),
]

/** The world's e-mail service as one instance sees it, with its current faults. */
export function farMailer(world: World, computer: Computer, mailFrom: string): Mailer {
  const { service, clock, story } = world
  const now = () => new Date(clock.now() + computer.skewMs)
  const mood = () => drawnFault(world, world.weather.trouble, MOODS)
  const answered = async (what: () => string, ask: () => ServiceAnswer) => {
    const answer = await call(world, computer, { what, service: 'mail', limitMs: MAIL_LIMIT_MS }, async () =>
      ask(),
    )
    if (answer === 'hangs') await clock.sleep(MAIL_LIMIT_MS)
    if (typeof answer === 'string') throw Object.assign(new Error(answer), { code: answer })
    const { status, headers, content } = answer
    return { status, headers: { get: (name: string) => headers[name] }, parsedBody: content }
  }
  return {
    async send(mail, operationId) {
      const planned = mood()
      if (planned) story.tell('the e-mail service', `answers "${planned}" to the next mail`)
      const begunAt = clock.now()
      const send = () => {
        if (planned) service.plan(planned)
        world.posting = { begunAt, by: computer.name, fails: planned === 'acceptThenFail' }
        return service.send(operationId, toServiceMessage(mail, mailFrom, {}) as SendBody)
      }
      try {
        const verdict = readSendResult(await answered(() => `a mail to ${mail.to}`, send), now())
        if (!verdict.accepted) world.promises.postRefused()
        return verdict
      } catch (error) {
        return failedCall(error)
      }
    },
    async ask(operationId) {
      const isThrottled = mood()?.startsWith('throttled') ?? false
      if (isThrottled) story.tell('the e-mail service', 'takes no question for now')
      try {
        return statusIn(
          await answered(
            () => 'a question about a mail',
            () => {
              world.promises.questioned()
              return isThrottled ? THROTTLED : service.status(operationId)
            },
          ),
          now(),
        )
      } catch (error) {
        return failedCall(error)
      }
    },
  }
}
