import { useState, useSyncExternalStore } from 'react'
import type { AnyEventObject } from 'xstate'
import type { Example } from '#mocks/example.ts'
import { stateName } from './chart.ts'
import { ChartLog, type LogWords } from './chart-log.tsx'
import { ChartPicture } from './chart-picture.tsx'
import { type Explain, type PossibleEvent, possibleEvents } from './possible-events.ts'
import type { WatchedMachine } from './watch-machine.ts'

export interface ChartWords extends LogWords {
  /** Events with payload. The view shows a button for each that the current state handles. */
  examples: readonly (AnyEventObject | Example)[]
  /** Replaces parts of an event, such as its idempotency key, before the panel sends it. */
  refresh: (event: AnyEventObject) => AnyEventObject
  explain: Explain
}

export interface Shown {
  key: number
  machine: WatchedMachine
  words: ChartWords
}

export function ChartView({ machine: watched, words }: Omit<Shown, 'key'>) {
  const log = useSyncExternalStore(watched.subscribe, watched.log)
  const { steps, at } = log
  const snapshot = steps[at]?.snapshot
  if (!snapshot) return null
  const { machine } = snapshot
  const place = stateName(snapshot.value)
  const possible = possibleEvents(snapshot, words.examples, words.explain)
  const send = (event: AnyEventObject) => watched.send(words.refresh(event))
  return (
    <section aria-label={`Chart ${machine.id}`} className="chart">
      <h2>
        {machine.id}: <output>{place}</output>
      </h2>
      <div className="events">
        <h3>What can happen</h3>
        <ul>
          {possible.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may look alike
            <Event key={index} place={place} possible={event} send={send} />
          ))}
        </ul>
        <OwnEvent send={send} />
      </div>
      <ChartLog
        log={log}
        goTo={watched.goTo}
        writeDown={words.writeDown}
        test={words.test}
        link={words.link}
      />
      <div className="shape">
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
  send: (event: AnyEventObject) => void
}

interface EventProps extends Sending {
  place: string
  possible: PossibleEvent
}

function Event({ place, possible, send }: EventProps) {
  const { event, label, carried, to, refusals } = possible
  const where = to === null ? 'nothing happens' : to === place ? 'stays' : to
  return (
    <li>
      <button type="button" disabled={to === null} title={carried} onClick={() => send(event)}>
        {label}
      </button>
      <span>→ {where}</span>
      {[...new Set(refusals)].map((refusal) => (
        <small key={refusal}>Not {refusal}</small>
      ))}
    </li>
  )
}

/** Form that sends an event written as JSON. */
function OwnEvent({ send }: Sending) {
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
        <button type="submit" disabled={event === null}>
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
