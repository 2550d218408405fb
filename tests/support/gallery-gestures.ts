import type { AnyEventObject } from 'xstate'
import type { CallFailure } from '#contracts/calls/call-failure.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import { eventName } from '#src/dev/panel/chart.ts'
import { type Example, eventOf } from '#src/dev/panel/example.ts'
import type { Gesture } from './visit.ts'

type Act = Gesture['act']

/**
 * Gestures for all events of a flow: the examples of its gallery, and the machine's events that carry nothing. `acts`
 * does what a visitor does, by the event's type, or by `type: name` for an example with a name. Answers of
 * the network and time limits need no act: it follows from their event.
 */
export function galleryGestures(flow: string, acts: Record<string, Act>): Record<string, Gesture> {
  const gallery = GALLERY_FLOWS[flow]
  if (!gallery) throw new Error(`src/dev/gallery-flows.ts has no flow ${flow}.`)
  const examples = gallery.events('en')
  const types = new Set(examples.map((example) => eventOf(example).type))
  const bare = gallery.machine.events.filter((type) => !types.has(type)).map((type) => ({ type }))

  const gestures = [...examples, ...bare].map((example): [string, Gesture] => {
    const [event, name] = [eventOf(example), keyOf(example)]
    const act = acts[name] ?? networkAct(event)
    if (!act)
      throw new Error(`Nobody does "${name}": add it to the gestures of ${flow} in tests/proofs/walks.`)
    return [name, { event, act }]
  })
  const unknown = Object.keys(acts).filter((key) => !gestures.some(([name]) => name === key))
  if (unknown.length > 0)
    throw new Error(
      `The gallery's flow ${flow} has no event ${unknown.join(', ')}: see src/dev/gallery-flows.ts.`,
    )
  return Object.fromEntries(gestures)
}

/** `arrive: a token`, `read error: gone`, or the verb alone. The limits of several states share a name, so they keep their type. */
function keyOf(example: AnyEventObject | Example): string {
  const { type } = eventOf(example)
  const verb = type.startsWith('xstate.after.') ? type : eventName(type)
  return 'name' in example ? `${verb}: ${example.name}` : verb
}

/** The network causes this event: an actor is done, has failed, or took too long. */
function networkAct({ type, output, error }: AnyEventObject): Act | undefined {
  if (type.startsWith('xstate.done.actor.')) return (visit) => visit.answer({ json: output })
  if (type.startsWith('xstate.after.')) return (visit) => visit.waitTooLong()
  if (!type.startsWith('xstate.error.actor.')) return undefined
  if (error instanceof TypeError) return (visit) => visit.loseConnection()
  const { status, sentence, retryAfterS } = error as CallFailure
  return (visit) =>
    visit.answer({
      status: status ?? 500,
      json: { error: sentence },
      headers: retryAfterS === null ? {} : { 'Retry-After': String(retryAfterS) },
    })
}
