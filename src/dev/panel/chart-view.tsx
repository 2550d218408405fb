import { useState } from 'react'
import type { AnyEventObject } from 'xstate'
import { stateName } from './chart.ts'
import { ChartLog, type LogWords } from './chart-log.tsx'
import { ChartPicture } from './chart-picture.tsx'
import type { Example } from './example.ts'
import { type Explain, type PossibleEvent, possibleEvents } from './possible-events.ts'
import type { WatchedChart } from './watch-system.ts'

/** Additions of an application to its charts. */
export interface ChartWords extends LogWords {
  /** Events with what they carry, each with a button of its own. */
  examples?: readonly (AnyEventObject | Example)[] | undefined
  /** Renews what an example carries as it is sent, such as a key. */
  refresh?: ((event: AnyEventObject) => AnyEventObject) | undefined
  /** Reason of a refusal, read from a snapshot, such as `name missing`. */
  explain?: Explain | undefined
}

interface ChartViewProps {
  chart: WatchedChart
  words: ChartWords
  goTo: (at: number) => void
}

/** A running chart: where it is, what can happen there, what happened before. */
export function ChartView({ chart, words, goTo }: ChartViewProps) {
  const { actor, steps, at } = chart
  const snapshot = steps[at]?.snapshot
  if (!snapshot) return null
  const { machine } = snapshot
  const place = stateName(snapshot.value)
  const possible = possibleEvents(snapshot, words.examples ?? [], words.explain)
  const mayPress = chart.canRestart || at === steps.length - 1
  const send = (event: AnyEventObject) => actor.send(words.refresh?.(event) ?? event)
  return (
    <section aria-label={`Chart ${machine.id}`} className="chart">
      <h2>
        {machine.id}: <output>{place}</output>
      </h2>
      <div className="part events">
        <h3>What can happen</h3>
        <ul>
          {possible.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may look alike
            <Event key={index} place={place} possible={event} mayPress={mayPress} send={send} />
          ))}
        </ul>
        <OwnEvent mayPress={mayPress} send={send} />
      </div>
      <ChartLog
        chart={chart}
        goTo={goTo}
        writeDown={words.writeDown}
        test={words.test}
        link={chart.canRestart ? words.link : undefined}
      />
      <div className="part shape">
        <ChartPicture machine={machine} place={place} />
        <details>
          <summary>Context</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <pre tabIndex={0}>{JSON.stringify(snapshot.context, null, 2)}</pre>
        </details>
      </div>
    </section>
  )
}

interface Sending {
  mayPress: boolean
  send: (event: AnyEventObject) => void
}

interface EventProps extends Sending {
  place: string
  possible: PossibleEvent
}

function Event({ place, possible, mayPress, send }: EventProps) {
  const { event, label, carried, to, isUnknown, refusals } = possible
  const where = isUnknown
    ? 'only the page can'
    : to === null
      ? 'nothing happens'
      : to === place
        ? 'stays'
        : to
  return (
    <li>
      <button type="button" disabled={to === null || !mayPress} title={carried} onClick={() => send(event)}>
        {label}
      </button>
      <span>→ {where}</span>
      {[...new Set(refusals)].map((refusal) => (
        <small key={refusal}>Not {refusal}</small>
      ))}
    </li>
  )
}

/** An event that no example has, written as JSON. */
function OwnEvent({ mayPress, send }: Sending) {
  const [written, setWritten] = useState('{ "type": "" }')
  const event = eventIn(written)
  return (
    <details>
      <summary>Another event</summary>
      <form
        onSubmit={(submit) => {
          submit.preventDefault()
          if (event) send(event)
        }}
      >
        <label>
          As JSON
          <textarea
            rows={2}
            spellCheck={false}
            value={written}
            aria-invalid={event === null}
            onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={event === null || !mayPress}>
          Send it
        </button>
      </form>
    </details>
  )
}

function eventIn(text: string): AnyEventObject | null {
  try {
    const value = JSON.parse(text)
    return typeof value?.type === 'string' && value.type !== '' ? value : null
  } catch {
    return null
  }
}
