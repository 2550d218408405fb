import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { CallFailure } from '#contracts/calls/call-failure.ts'
import { type Example, eventOf } from '#mocks/example.ts'
import { GALLERY_FLOWS } from '#mocks/gallery-flows.ts'
import { eventName } from '#src/dev/panel/chart.ts'
import type { Gesture, Visit, WalkedFlow } from './visit.ts'

export type Act = (visit: Visit, event: AnyEventObject) => Promise<void>

interface GalleryWalk extends Pick<WalkedFlow, 'endpoint' | 'sightings' | 'isTwin' | 'input'> {
  /** Gestures, keyed by event, such as `submit`, or by `event: name` if an example needs its own gesture. */
  acts: Record<string, Act>
  /** True if the page offers the event, keyed as `acts`. For events without an entry, the machine alone decides. */
  isOffered?: Record<string, (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean>
  more?: Record<string, Gesture>
}

export function galleryWalk(
  flow: string,
  { acts, isOffered = {}, more = {}, ...walk }: GalleryWalk,
): WalkedFlow {
  const gallery = GALLERY_FLOWS[flow]
  if (!gallery) throw new Error(`mocks/gallery-flows.ts has no flow ${flow}.`)
  const { machine, path } = gallery
  const examples = gallery.events('en')
  const types = new Set(examples.map((example) => eventOf(example).type))
  const bare = machine.events.filter((type) => !types.has(type)).map((type) => ({ type }))
  const known = new Set<string>()

  const gestures = [...examples, ...bare].map((example): [string, Gesture] => {
    const event = eventOf(example)
    const [verb, name] = [verbOf(event), keyOf(example)]
    for (const key of [verb, name]) known.add(key)
    const act = acts[name] ?? acts[verb] ?? networkAct(event)
    if (!act)
      throw new Error(`No act performs "${name}": add it to the acts of ${flow} in tests/proofs/walks.`)
    const offers = isOffered[name] ?? isOffered[verb] ?? (() => true)
    return [name, { event, act: (visit) => act(visit, event), isOffered: (place) => offers(place, event) }]
  })
  const unknown = Object.keys({ ...acts, ...isOffered }).filter((key) => !known.has(key))
  if (unknown.length > 0)
    throw new Error(
      `The gallery's flow ${flow} has no event ${unknown.join(', ')}: see mocks/gallery-flows.ts.`,
    )
  return { ...walk, machine, path, gestures: { ...Object.fromEntries(gestures), ...more } }
}

/** Returns an event's short name. The timeouts of several states would share one, so timeouts keep their full type. */
const verbOf = ({ type }: AnyEventObject) => (type.startsWith('xstate.after.') ? type : eventName(type))

/** Returns a key such as `arrive: a token`, `read error: gone`, or the event's name alone. */
function keyOf(example: AnyEventObject | Example): string {
  const verb = verbOf(eventOf(example))
  return 'event' in example && example.name ? `${verb}: ${example.name}` : verb
}

function networkAct({ type, output, error }: AnyEventObject): Act | undefined {
  if (type === 'goOffline') return (visit) => visit.goOffline()
  if (type === 'goOnline') return (visit) => visit.goOnline()
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
