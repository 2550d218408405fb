const ROOT = '/charts'

export interface ChartAddress {
  /** Id of a flow, such as `booking`; null for the first flow. */
  flow: string | null
  /** Name of a gallery state; null for the initial state. */
  state: string | null
}

/** Returns a path such as `/charts#booking/editing.refused`. */
export const chartPath = (flow: string | null, state?: string | null): string =>
  flow === null ? ROOT : `${ROOT}#${[flow, state].filter(Boolean).join('/')}`

export function chartAddress(hash: string): ChartAddress {
  const [flow = '', state = ''] = decodeURIComponent(hash.slice(1)).split('/')
  return { flow: flow || null, state: state || null }
}
