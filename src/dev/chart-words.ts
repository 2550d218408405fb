import type { AnyEventObject } from 'xstate'
import { inBerlin } from '#contracts/words/german-time.ts'
import type { Options } from '#src/dev/panel/attach.tsx'
import type { TestWords } from '#src/dev/panel/log-as-test.ts'
import { machineName } from '#src/dev/panel/log-as-test.ts'
import type { Locale } from '#src/site/locale.ts'
import { GALLERY_FLOWS } from './gallery-flows.ts'
import { writtenEvents } from './written-events.ts'

/** A test of `tests/machines`: a form is held by `tests/support/held-form.ts`, another machine as in its own file. */
export const TEST_WORDS: TestWords = {
  start: (id, { snapshot }) =>
    'connection' in snapshot.machine.implementations.actors
      ? `const { actor, bringAbout } = holdForm(${machineName(id)})`
      : 'const { actor, bringAbout } = start() // as the other tests of this file do',
  answer: (event) => `bringAbout(${event})`,
}

/** The panel's texts about a flow of the site. */
export const chartWords = (id: string, locale: Locale): Options => ({
  examples: GALLERY_FLOWS[id]?.events(locale) ?? [],
  refresh: afresh,
  explain: ({ context }) => Object.entries(context.problems ?? {}).map((problem) => problem.join(' ')),
  writeDown: writtenEvents,
  test: TEST_WORDS,
})

/** An example's key belongs to the form it was sent with first, and its moment to its own day. */
const afresh = (event: AnyEventObject): AnyEventObject =>
  event.type === 'submit'
    ? { ...event, idempotencyKey: crypto.randomUUID(), now: inBerlin(new Date()) }
    : event
