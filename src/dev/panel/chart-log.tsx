import { useState } from 'react'
import type { AnyEventObject } from 'xstate'
import { eventName, stateName } from './chart.ts'
import type { Log, Step } from './log.ts'
import { logAsTest, type StartOfTest } from './log-as-test.ts'

export interface LogWords {
  /** Returns the events to copy from a log into a test or a link. */
  writeDown: (steps: readonly Step[]) => AnyEventObject[]
  test: StartOfTest
  /** Returns a URL that replays the events. */
  link: (id: string, events: readonly AnyEventObject[]) => string
}

interface ChartLogProps extends LogWords {
  log: Log
  goTo: (at: number) => void
}

export function ChartLog({ log, goTo, writeDown, test, link }: ChartLogProps) {
  const { steps, at } = log
  const last = steps.length - 1
  const [start, shown] = [steps[0], steps[at]]
  const [message, setMessage] = useState('')
  if (!start || !shown) return null
  const events = () => writeDown(steps.slice(0, at + 1))
  const copy = (text: string, what: string) =>
    navigator.clipboard.writeText(text).then(
      () => setMessage(`Copied: ${what}.`),
      () => setMessage('The browser did not let the panel copy.'),
    )
  /** Goes to another step, and returns the focus to `control`, because the page may have taken it. */
  const step = (to: number, control: HTMLElement) => {
    goTo(to)
    setTimeout(() => control.focus())
  }
  return (
    <div className="log">
      <h3>What happened</h3>
      <div className="row scrubber">
        <button type="button" disabled={at <= 0} onClick={({ currentTarget }) => step(at - 1, currentTarget)}>
          Back
        </button>
        <input
          type="range"
          aria-label="Step"
          aria-valuetext={`${at} of ${last}, ${eventName(shown.event.type)}`}
          max={last}
          value={at}
          disabled={last < 1}
          onChange={({ currentTarget }) => step(currentTarget.valueAsNumber, currentTarget)}
        />
        <button
          type="button"
          disabled={at >= last}
          onClick={({ currentTarget }) => step(at + 1, currentTarget)}
        >
          Forward
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <ol tabIndex={0} aria-label="Log">
        {steps.map(({ event, snapshot }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
          <li key={index} aria-current={index === at ? 'step' : undefined}>
            {eventName(event.type)} → {stateName(snapshot.value)}
          </li>
        ))}
      </ol>
      <p className="row">
        <button
          type="button"
          onClick={() => copy(logAsTest(start, events(), test), `a test of ${events().length} events`)}
        >
          Copy as a test
        </button>
        <button
          type="button"
          onClick={() =>
            copy(
              link(shown.snapshot.machine.id, events()),
              `a link that leads to ${stateName(shown.snapshot.value)}`,
            )
          }
        >
          Copy link to this state
        </button>
        <output>{message}</output>
      </p>
    </div>
  )
}
