import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { chosenScenarios } from '#mocks/chosen-scenarios.ts'
import { ENDPOINTS, type EndpointName, type Scenario, scenariosOf } from '#mocks/scenarios.ts'
import { cookieConsent } from '#src/flows/cookie-consent/cookie-consent.flow.ts'
import { stateName } from './chart.ts'
import { logAsTest } from './log-as-test.ts'
import styles from './panel.module.css'
import { type RunningFlow, runningFlows, stepBack } from './running-flows.ts'

/** Below the page, so that it covers nothing: scenarios of the mocks, and the charts that run on the page. */
export function mountPanel(): void {
  runningFlows.watch(cookieConsent)
  const place = document.createElement('aside')
  place.setAttribute('aria-label', 'Development')
  document.body.append(place)
  createRoot(place).render(<Panel />)
}

function Panel() {
  const flows = useSyncExternalStore(runningFlows.subscribe, runningFlows.list)
  return (
    <details className={styles.panel}>
      <summary>Development: scenarios, {flows.length} running charts</summary>
      <p>
        <a href="/__gallery">Gallery of every state</a>
      </p>
      <Scenarios />
      {flows.map((flow) => (
        <Flow key={flow.id} flow={flow} />
      ))}
    </details>
  )
}

function Scenarios() {
  const [, setTurn] = useState(0)
  return (
    <fieldset className={styles.scenarios}>
      <legend>What the mocks answer</legend>
      {(Object.keys(ENDPOINTS) as EndpointName[]).map((endpoint) => (
        <label key={endpoint}>
          {endpoint}
          <select
            value={chosenScenarios.of(endpoint)}
            onChange={({ currentTarget }) => {
              chosenScenarios.choose(endpoint, currentTarget.value as Scenario)
              setTurn((turn) => turn + 1)
            }}
          >
            {scenariosOf(endpoint).map((scenario) => (
              <option key={scenario}>{scenario}</option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

function Flow({ flow }: { flow: RunningFlow }) {
  const { id, steps, restart } = flow
  const snapshot = steps.at(-1)?.snapshot
  return (
    <section aria-label={`Chart ${id}`} className={styles.flow}>
      <p>
        <strong>{id}</strong>: <output>{snapshot ? stateName(snapshot.value) : 'not started'}</output>
      </p>
      <p>
        {restart && (
          <button type="button" disabled={steps.length < 2} onClick={() => stepBack(flow)}>
            Step back
          </button>
        )}
        <button type="button" onClick={() => void navigator.clipboard.writeText(logAsTest(flow))}>
          Copy as a test
        </button>
      </p>
      <ol>
        {steps.map(({ event, snapshot: { value } }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
          <li key={index}>
            {event.type} → {stateName(value)}
          </li>
        ))}
      </ol>
      <details>
        <summary>Context</summary>
        <pre>{JSON.stringify(snapshot?.context, null, 2)}</pre>
      </details>
    </section>
  )
}
