/** Query parameters, keyed by name. A repeated parameter has a list of values. */
export type SearchParams = Record<string, string | string[]>

/** Parses a query, with or without `?`. All values stay strings. */
export function parseSearch(query: string): SearchParams {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...params].map(([name, value]) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : value]
    }),
  )
}

/**
 * Formats a query with a leading `?`; empty for no parameters. A list becomes one parameter per value. Undefined values
 * are omitted.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (item !== undefined) params.append(name, String(item))
  }
  return params.size > 0 ? `?${params}` : ''
}
