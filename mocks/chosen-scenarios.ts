import { type ChosenScenarios, type EndpointName, type Scenario, scenariosIn } from './scenarios.ts'

const KEY = 'development:scenarios'

/** Scenario of each endpoint: the address names it, the panel changes it, the tab keeps it. */
export const chosenScenarios = {
  of: (endpoint: EndpointName): Scenario => kept()[endpoint] ?? 'success',
  choose: (endpoint: EndpointName, scenario: Scenario): void => keep({ [endpoint]: scenario }),
  takeFromAddress: (): void => keep(scenariosIn(location.search)),
}

const kept = (): ChosenScenarios => JSON.parse(sessionStorage.getItem(KEY) ?? '{}')

const keep = (chosen: ChosenScenarios): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), ...chosen }))
