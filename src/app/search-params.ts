/** Query parameters by name; a repeated name has a list. */
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
 * Formats a query with a leading `?`; an empty query is an empty string. A list repeats its name. Omits undefined
 * values.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (item !== undefined) params.append(name, String(item))
  }
  return params.size > 0 ? `?${params}` : ''
}
