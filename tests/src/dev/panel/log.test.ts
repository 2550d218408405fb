import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor, initialTransition } from 'xstate'
import { bookingMachine } from '#machines/booking.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { TEST_WORDS } from '#src/dev/chart-words.ts'
import { completeBooking, SUBMIT } from '#src/dev/examples.ts'
import { stateName } from '#src/dev/panel/chart.ts'
import { replayed, type Step } from '#src/dev/panel/log.ts'
import { logAsTest } from '#src/dev/panel/log-as-test.ts'
import { linkTo, replayIn } from '#src/dev/state-link.ts'
import { writtenEvents } from '#src/dev/written-events.ts'
import { holdForm } from '#tests/support/held-form.ts'

const THROTTLED = { status: 429, sentence: 'Too many requests.', retryAfterS: 600 }

/** Thrown as the call throws it. */
const refused = Object.assign(new Error('Refused'), THROTTLED)

function log(machine: AnyStateMachine, ...events: AnyEventObject[]): Step[] {
  const [snapshot] = initialTransition(machine)
  const start = {
    event: { type: 'xstate.init' },
    snapshot,
    persisted: machine.getPersistedSnapshot(snapshot),
  }
  return replayed(start, events)
}

const typed = (name: string, text: string) =>
  [...text].map((_, index) => ({ type: 'change', form: { [name]: text.slice(0, index + 1) } }))

const failed = () =>
  log(bookingMachine, ...typed('name', 'Anna'), { type: 'change', form: completeBooking }, SUBMIT, {
    type: 'xstate.error.actor.send',
    error: refused,
  })

const places = (steps: readonly Step[]) => steps.map(({ snapshot }) => stateName(snapshot.value))

test('of letters typed into one field only the last are written down, and of an error what the chart reads', () => {
  expect(writtenEvents(failed())).toEqual([
    { type: 'change', form: { name: 'Anna' } },
    { type: 'change', form: completeBooking },
    SUBMIT,
    { type: 'xstate.error.actor.send', error: THROTTLED },
  ])
})

test('a letter that changes the place is kept: without it the chart would go another way', () => {
  const mended = [...typed('email', 'a@b.de'), { type: 'change', form: { email: 'a@b' } }]
  const steps = log(signUpMachine, SUBMIT, ...mended)
  expect(places(steps).at(-1)).toBe('editing.calm')
  expect(places(log(signUpMachine, ...writtenEvents(steps))).at(-1)).toBe('editing.calm')
})

test('what was written down leads to the same place with the same context, and an actor can start there', () => {
  const steps = failed()
  const again = log(bookingMachine, ...JSON.parse(JSON.stringify(writtenEvents(steps))))
  expect(again.at(-1)?.snapshot.context).toEqual(steps.at(-1)?.snapshot.context)
  const { persisted } = again.at(-1) as Step
  expect(
    createActor(bookingMachine, { ...(persisted && { snapshot: persisted }) }).getSnapshot().value,
  ).toEqual({ editing: 'failed' })
})

test('a link has the events up to the step that is shown, beside what the address names already', () => {
  const page = 'http://127.0.0.1:5173/book-appointment?scenario=contact.throttled'
  const events = writtenEvents(failed().slice(0, 6))
  const { searchParams, search } = new URL(linkTo('booking', events, page))
  expect(searchParams.get('scenario')).toBe('contact.throttled')
  expect(replayIn(search)).toEqual({
    id: 'booking',
    events: [
      { type: 'change', form: { name: 'Anna' } },
      { type: 'change', form: completeBooking },
    ],
  })
  expect(replayIn('?scenario=offline')).toBeNull()
})

test('the log is copied as a test of the chart, which passes as long as the chart does the same', async () => {
  const [start, ...rest] = failed() as [Step, ...Step[]]
  const copied = logAsTest(start, writtenEvents([start, ...rest]), TEST_WORDS)
  expect(copied).toBe(`test('booking: change, submit, send error', async () => {
  const { actor, bringAbout } = holdForm(bookingMachine)
  actor.send({"type":"change","form":{"name":"Anna"}})
  actor.send(${JSON.stringify({ type: 'change', form: completeBooking })})
  await expect.poll(() => actor.getSnapshot().value).toEqual({"editing":"calm"})
  actor.send(${JSON.stringify(SUBMIT)})
  await expect.poll(() => actor.getSnapshot().value).toEqual("sending")
  bringAbout({"type":"xstate.error.actor.send","error":${JSON.stringify(THROTTLED)}})
  await expect.poll(() => actor.getSnapshot().value).toEqual({"editing":"failed"})
})
`)
  const run = new Function(
    'holdForm',
    'bookingMachine',
    'expect',
    `return new Promise((resolve, reject) => {
    const test = (_, body) => body().then(resolve, reject)
    ${copied}
  })`,
  )
  await run(holdForm, bookingMachine, expect)
})

test('a chart that is no form is started as the other tests of its file do', () => {
  const steps = log(cookieConsentMachine, { type: 'find', stored: null })
  const copied = logAsTest(steps[0] as Step, writtenEvents(steps), TEST_WORDS)
  expect(copied).toBe(`test('cookie-consent: find', async () => {
  const { actor, bringAbout } = start() // as the other tests of this file do
  actor.send({"type":"find","stored":null})
  await expect.poll(() => actor.getSnapshot().value).toEqual("asking")
})
`)
})
