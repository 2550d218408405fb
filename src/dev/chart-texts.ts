import type { AnyEventObject } from 'xstate'
import { inBerlin } from '#contracts/values/german-time.ts'
import type { Options } from '#src/dev/panel/attach.tsx'
import { camelCase, type StartOfTest } from '#src/dev/panel/log-as-test.ts'
import type { Locale } from '#src/site/locale.ts'
import { GALLERY_FLOWS } from './gallery-flows.ts'
import { summarizeEvents } from './summarize-events.ts'

/**
 * Setup of a copied test: a form starts from the machine with ports that its test file defines, any other machine
 * through `start()` of its test file.
 */
export const testSetup: StartOfTest = (id, { snapshot }) =>
  'connection' in snapshot.machine.implementations.actors
    ? `const actor = createActor(${camelCase(id)}).start()`
    : 'const { actor } = start() // as the other tests of this file do'

/** The panel's texts about a flow of the site. */
export const chartWords = (id: string, locale: Locale): Omit<Options, 'link' | 'restart'> => ({
  examples: GALLERY_FLOWS[id]?.events(locale) ?? [],
  refresh: afresh,
  explain: ({ context }) => Object.entries(context.problems ?? {}).map((problem) => problem.join(' ')),
  writeDown: summarizeEvents,
  test: testSetup,
})

/** Renews a submit's key, which is valid for one send, and its time. */
const afresh = (event: AnyEventObject): AnyEventObject =>
  event.type === 'submit'
    ? { ...event, idempotencyKey: crypto.randomUUID(), now: inBerlin(new Date()) }
    : event
