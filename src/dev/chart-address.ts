const ROOT = '/charts'

/** A machine on the page of all charts, in one of its states. */
export interface ChartAddress {
  /** A flow's noun, or null for the first one. */
  flow: string | null
  /** The name of a state as the gallery has it; null for the machine's start. */
  state: string | null
}

/** `/charts#booking/editing.refused` */
export const chartPath = (flow: string | null, state?: string | null): string =>
  flow === null ? ROOT : `${ROOT}#${[flow, state].filter(Boolean).join('/')}`

export function chartAddress(hash: string): ChartAddress {
  const [flow = '', state = ''] = decodeURIComponent(hash.slice(1)).split('/')
  return { flow: flow || null, state: state || null }
}
