import {
  type ChosenScenarios,
  ENDPOINTS,
  type EndpointName,
  type Scenario,
  scenariosIn,
  scenariosOf,
  unknownNamesIn,
} from './scenarios.ts'

const KEY = 'development:scenarios'

/** Scenario of each endpoint during development. Chosen in the URL or the development panel, and kept per tab. */
export const chosenScenarios = {
  of: (endpoint: EndpointName): Scenario => load()[endpoint] ?? 'success',
  choose: (endpoint: EndpointName, scenario: Scenario): void => save({ [endpoint]: scenario }),
  takeFromAddress(): void {
    save(scenariosIn(location.search))
    for (const name of unknownNamesIn(location.search)) {
      // biome-ignore lint/suspicious/noConsole: the console is where the author of the URL looks first
      console.warn(`No endpoint has the scenario "${name}". Known scenarios: ${NAMES.join(', ')}.`)
    }
  },
}

const NAMES = (Object.keys(ENDPOINTS) as EndpointName[]).flatMap((endpoint) =>
  scenariosOf(endpoint).map((scenario) => `${endpoint}.${scenario}`),
)

const load = (): ChosenScenarios => JSON.parse(sessionStorage.getItem(KEY) ?? '{}')

const save = (chosen: ChosenScenarios): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...load(), ...chosen }))
