import { useState } from 'react'
import { eventName, stateName } from '#src/dev/chart.ts'
import { goTo, type RunningFlow } from '#src/dev/running-flows.ts'
import styles from './chart.module.css'
import { logAsTest } from './log-as-test.ts'
import { linkTo, pageAddress } from './state-link.ts'

/** What a chart heard, to go back and forth in, and to hand on. */
export function ChartLog({ flow }: { flow: RunningFlow }) {
  const { steps, at } = flow
  const last = steps.length - 1
  const shown = steps[at]
  const [said, setSaid] = useState('')
  /** The page leads the focus as the chart moves; whoever steps through the log keeps it here. */
  const step = (to: number) => {
    const focused = document.activeElement
    goTo(flow, to)
    setTimeout(() => focused instanceof HTMLElement && focused.focus())
  }
  const copy = (text: string, what: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(`Copied: ${what}.`),
      () => setSaid('The browser did not let the panel copy.'),
    )
  return (
    <>
      <h3>What happened</h3>
      <div className={styles.scrubber}>
        <button type="button" disabled={at <= 0} onClick={() => step(at - 1)}>
          Back
        </button>
        <input
          type="range"
          aria-label="Step"
          aria-valuetext={shown && `${at} of ${last}, ${eventName(shown.event.type)}`}
          max={last}
          value={at}
          disabled={last < 1}
          onChange={({ currentTarget }) => step(currentTarget.valueAsNumber)}
        />
        <button type="button" disabled={at >= last} onClick={() => step(at + 1)}>
          Forward
        </button>
      </div>
      <ol className={styles.log}>
        {steps.map(({ event, snapshot }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
          <li key={index} aria-current={index === at ? 'step' : undefined}>
            {eventName(event.type)} → {stateName(snapshot.value)}
          </li>
        ))}
      </ol>
      <p className={styles.copies}>
        <button type="button" onClick={() => copy(logAsTest(flow), `a test of ${at} events`)}>
          Copy as a test
        </button>
        <button
          type="button"
          onClick={() =>
            copy(
              linkTo(flow, pageAddress()),
              `a link that leads to ${stateName(shown?.snapshot.value ?? '')}`,
            )
          }
        >
          Copy link to this state
        </button>
        <output>{said}</output>
      </p>
    </>
  )
}
