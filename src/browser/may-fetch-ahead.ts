interface Connection {
  saveData: boolean
  effectiveType: string
}

declare global {
  interface Navigator {
    connection?: Connection
  }
}

/** False where the visitor saves data or has a slow connection: nothing is fetched before it is asked for. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator
  return !(connection?.saveData || connection?.effectiveType.match(/[23]g$/))
}
