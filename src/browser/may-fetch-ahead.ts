interface Connection {
  saveData: boolean
  effectiveType: string
}

declare global {
  interface Navigator {
    connection?: Connection
  }
}

/** False if the visitor saves data or has a slow connection (2G or 3G). */
export function mayFetchAhead(): boolean {
  const { connection } = navigator
  return !(connection?.saveData || connection?.effectiveType.match(/[23]g$/))
}
