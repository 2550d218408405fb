import { startMocks } from '#mocks/browser.ts'
import { chosenScenarios } from '#mocks/chosen-scenarios.ts'
import { nameExamples } from './example-operator.ts'
import { flowRunning } from './running-flows.ts'
import { showSite } from './show-site.tsx'
import { mountPanel, panelOf } from './site-panel.ts'
import { replayIn } from './state-link.ts'
import { applySurroundings, setScheme, surroundings, takeSurroundingsFromAddress } from './surroundings.ts'

// Entry of `npm run dev`: mocks that answer the calls, and a panel that watches the machines.
chosenScenarios.takeFromAddress()
takeSurroundingsFromAddress()
applySurroundings()
await startMocks({
  scenario: (endpoint) => (surroundings.isOffline.read() ? 'offline' : chosenScenarios.of(endpoint)),
  latency: surroundings.latency.read,
})
nameExamples()
await showSite(location.pathname)
setScheme(surroundings.scheme.read())
mountPanel()

const replay = replayIn(location.search)
if (replay) panelOf(await flowRunning(replay.id))?.replay(replay.events)
