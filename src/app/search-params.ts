/** A query as a record: a single value is a string, repeated values are a list. */
export type SearchParams = Record<string, string | string[]>

/** Parses a query, with or without its `?`; all values stay strings. */
export function parseSearch(query: string): SearchParams {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...params].map(([name, value]) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : value]
    }),
  )
}

/** Formats a query with its `?`, lists as repeated names; omits undefined values, and an empty query. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (item !== undefined) params.append(name, String(item))
  }
  return params.size > 0 ? `?${params}` : ''
}
