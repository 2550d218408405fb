import type { AnyEventObject } from 'xstate'
import { inBerlin } from '#contracts/words/german-time.ts'
import type { Options } from '#src/dev/panel/attach.tsx'
import { camelCase, type StartOfTest } from '#src/dev/panel/log-as-test.ts'
import type { Locale } from '#src/site/locale.ts'
import { GALLERY_FLOWS } from './gallery-flows.ts'
import { writtenEvents } from './written-events.ts'

/** Starts a form as its test in `tests/machines` does, with its ports; another machine as in its own file. */
export const startOfTest: StartOfTest = (id, { snapshot }) =>
  'connection' in snapshot.machine.implementations.actors
    ? `const actor = createActor(${camelCase(id)}).start()`
    : 'const { actor } = start() // as the other tests of this file do'

/** The panel's texts about a flow of the site. */
export const chartWords = (id: string, locale: Locale): Omit<Options, 'link' | 'restart'> => ({
  examples: GALLERY_FLOWS[id]?.events(locale) ?? [],
  refresh: afresh,
  explain: ({ context }) => Object.entries(context.problems ?? {}).map((problem) => problem.join(' ')),
  writeDown: writtenEvents,
  test: startOfTest,
})

/** An example's key belongs to the form it was sent with first, and its moment to its own day. */
const afresh = (event: AnyEventObject): AnyEventObject =>
  event.type === 'submit'
    ? { ...event, idempotencyKey: crypto.randomUUID(), now: inBerlin(new Date()) }
    : event
