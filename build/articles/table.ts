import type { PhrasingContent, Table } from 'mdast'

/** A table as Markdown would write it: the first row heads it. */
export const table = (rows: readonly (readonly PhrasingContent[][])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
})

export const text = (value: string): PhrasingContent => ({ type: 'text', value })
export const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] })
