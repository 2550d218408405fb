import { inBerlin } from '#contracts/words/german-time.ts'
import { stateName } from '#src/dev/chart.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import type { RunningFlow } from '#src/dev/running-flows.ts'
import { localeOf } from '#src/site/locale.ts'
import styles from './chart.module.css'
import { ChartLog } from './chart-log.tsx'
import { ChartMap } from './chart-map.tsx'
import { ChartPicture } from './chart-picture.tsx'
import { type PossibleEvent, possibleEvents } from './possible-events.ts'

/** A running chart: where it is, what can happen there, what happened before. */
export function Chart({ flow }: { flow: RunningFlow }) {
  const { id, actor, steps, at } = flow
  const snapshot = steps[at]?.snapshot
  if (!snapshot) return null
  const place = stateName(snapshot.value)
  const examples = GALLERY_FLOWS[id]?.events(localeOf(location.pathname)) ?? []
  const possible = possibleEvents(snapshot, examples)
  const next = new Set(possible.flatMap(({ to }) => (to === null || to === place ? [] : [to])))
  return (
    <section aria-label={`Chart ${id}`} className={styles.chart}>
      <h2>
        {id}: <output>{place}</output>
      </h2>
      <ChartMap machine={snapshot.machine} place={place} next={next} />
      <h3>What can happen</h3>
      <ul className={styles.events}>
        {possible.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may look alike
          <Event key={index} place={place} possible={event} send={() => actor.send(afresh(event))} />
        ))}
      </ul>
      <ChartLog flow={flow} />
      <ChartPicture machine={snapshot.machine} place={place} />
      <details>
        <summary>Context</summary>
        <pre>{JSON.stringify(snapshot.context, null, 2)}</pre>
      </details>
    </section>
  )
}

interface EventProps {
  place: string
  possible: PossibleEvent
  send: () => void
}

function Event({ place, possible: { label, to, isUnknown, refusals }, send }: EventProps) {
  const where = isUnknown
    ? 'only the page can'
    : to === null
      ? 'nothing happens'
      : to === place
        ? 'stays'
        : to
  return (
    <li>
      <button type="button" disabled={to === null} title={label} onClick={send}>
        {label}
      </button>
      <span>→ {where}</span>
      {[...new Set(refusals)].map((refusal) => (
        <small key={refusal}>Not {refusal}</small>
      ))}
    </li>
  )
}

/** An example's key belongs to the form it was sent with first, and its moment to its own day. */
const afresh = ({ event }: PossibleEvent) =>
  event.type === 'submit'
    ? { ...event, idempotencyKey: crypto.randomUUID(), now: inBerlin(new Date()) }
    : event
