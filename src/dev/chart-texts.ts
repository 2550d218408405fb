import type { AnyEventObject } from 'xstate'
import { inBerlin } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { GALLERY_FLOWS } from '#mocks/gallery-flows.ts'
import type { Options } from '#src/dev/panel/attach.tsx'
import { camelCase, type StartOfTest } from '#src/dev/panel/log-as-test.ts'
import { summarizeEvents } from './summarize-events.ts'

/**
 * Returns the line that declares `actor` in the test that "Copy as a test" writes. Only form machines, which have a
 * `connection` actor, are started directly.
 */
export const testSetup: StartOfTest = (id, { snapshot }) =>
  'connection' in snapshot.machine.implementations.actors
    ? `const actor = createActor(${camelCase(id)}).start()`
    : 'const { actor } = start() // as the other tests of this file do'

export const chartWords = (id: string, locale: Language): Omit<Options, 'link' | 'restart'> => ({
  examples: GALLERY_FLOWS[id]?.events(locale) ?? [],
  refresh: afresh,
  explain: ({ context }) => Object.entries(context.problems ?? {}).map((problem) => problem.join(' ')),
  writeDown: summarizeEvents,
  test: testSetup,
})

/** Gives a `submit` event a new idempotency key and the current time. */
const afresh = (event: AnyEventObject): AnyEventObject =>
  event.type === 'submit'
    ? { ...event, idempotencyKey: crypto.randomUUID(), now: inBerlin(new Date()) }
    : event
