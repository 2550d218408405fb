import { useReducer } from 'react'
import { chosenScenarios } from '#mocks/chosen-scenarios.ts'
import { ENDPOINTS, type EndpointName, type Scenario, scenariosOf } from '#mocks/scenarios.ts'
import { environment, setConnection } from './environment.ts'
import { scenarioText } from './scenario-texts.ts'

export function Network() {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0)
  return (
    <>
      {(Object.keys(ENDPOINTS) as EndpointName[]).map((endpoint) => (
        <label key={endpoint}>
          What answers {endpoint} ({ENDPOINTS[endpoint].path})
          <select
            value={chosenScenarios.of(endpoint)}
            onChange={({ currentTarget }) => {
              chosenScenarios.choose(endpoint, currentTarget.value as Scenario)
              redraw()
            }}
          >
            {scenariosOf(endpoint).map((scenario) => (
              <option key={scenario} value={scenario}>
                {scenario}: {scenarioText(scenario)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        Milliseconds until an answer
        <input
          type="number"
          min={0}
          step={100}
          value={environment.latency.read()}
          onChange={({ currentTarget }) => {
            environment.latency.keep(currentTarget.valueAsNumber || 0)
            redraw()
          }}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={environment.isOffline.read()}
          onChange={({ currentTarget }) => {
            setConnection(currentTarget.checked)
            redraw()
          }}
        />
        The browser is offline
      </label>
    </>
  )
}
