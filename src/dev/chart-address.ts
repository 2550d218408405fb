const ROOT = '/charts'

/** A machine in one of its states, on the page of all charts. */
export interface ChartAddress {
  /** A flow's noun, or null for the first one. */
  flow: string | null
  /** Name of a state, as in the gallery; null for the initial state. */
  state: string | null
}

/** Address such as `/charts#booking/editing.refused`. */
export const chartPath = (flow: string | null, state?: string | null): string =>
  flow === null ? ROOT : `${ROOT}#${[flow, state].filter(Boolean).join('/')}`

export function chartAddress(hash: string): ChartAddress {
  const [flow = '', state = ''] = decodeURIComponent(hash.slice(1)).split('/')
  return { flow: flow || null, state: state || null }
}
