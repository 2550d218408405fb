import { pathLanguage } from '#contracts/values/path-language.ts'
import './dev.css'
import { chosenScenarios } from '#mocks/chosen-scenarios.ts'
import { ENDPOINTS, type EndpointName } from '#mocks/scenarios.ts'
import { type Attached, attach } from '#src/dev/panel/attach.tsx'
import { chartWords } from './chart-texts.ts'
import { cookieConsentFlow } from './cookie-consent-flow.ts'
import { environment } from './environment.ts'
import { Network } from './network.tsx'
import { Page } from './page.tsx'
import { type RunningFlow, runningFlows } from './running-flows.ts'
import { linkTo, pageAddress } from './state-link.ts'

const attached = new Map<RunningFlow, Attached>()

export function mountPanel(): void {
  attach(cookieConsentFlow.actor, {
    ...optionsOf(cookieConsentFlow),
    tabs: { network: Network, page: Page },
    note,
  })
  runningFlows.subscribe(follow)
  follow()
}

export const panelOf = (flow: RunningFlow): Attached | undefined => attached.get(flow)

function follow(): void {
  const flows = runningFlows.list()
  for (const flow of flows) if (!attached.has(flow)) attached.set(flow, attach(flow.actor, optionsOf(flow)))
  for (const [flow, { detach }] of attached) {
    if (flows.includes(flow)) continue
    detach()
    attached.delete(flow)
  }
}

const optionsOf = ({ id, restart }: RunningFlow) => ({
  ...chartWords(id, pathLanguage(location.pathname)),
  restart,
  link: (id: string, events: Parameters<typeof linkTo>[1]) => linkTo(id, events, pageAddress()),
})

/** Lists the simulated faults, such as `offline`, for the panel's button. */
function note(): string {
  const failing = (Object.keys(ENDPOINTS) as EndpointName[])
    .filter((endpoint) => chosenScenarios.of(endpoint) !== 'success')
    .map((endpoint) => `${endpoint}: ${chosenScenarios.of(endpoint)}`)
  return [...(environment.isOffline.read() ? ['offline'] : []), ...failing].join(', ')
}
