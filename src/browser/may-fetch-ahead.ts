interface Connection {
  saveData: boolean
  effectiveType: string
}

declare global {
  interface Navigator {
    connection?: Connection
  }
}

/** False if the visitor has turned on Data Saver, or the connection is slow (2G or 3G). */
export function mayFetchAhead(): boolean {
  const { connection } = navigator
  return !(connection?.saveData || connection?.effectiveType.match(/[23]g$/))
}
