/** A query as a record: a name given once is a string, a name given several times a list. */
export type SearchParams = Record<string, string | string[]>

/** Reads a query, with or without its `?`; every value stays the text it is. */
export function parseSearch(query: string): SearchParams {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...params].map(([name, value]) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : value]
    }),
  )
}

/** Writes a query with its `?`, lists as repeated names; what is undefined, and an empty query, writes nothing. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (item !== undefined) params.append(name, String(item))
  }
  return params.size > 0 ? `?${params}` : ''
}
