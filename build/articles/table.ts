import type { PhrasingContent, Table } from 'mdast'

export const table = (rows: readonly (readonly PhrasingContent[][])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
})

/** Adds HTML attributes, which the component `ArticleTable` interprets. */
export const withAttributes = (node: Table, attributes: Record<string, string>): Table => ({
  ...node,
  data: { hProperties: attributes },
})

export const text = (value: string): PhrasingContent => ({ type: 'text', value })
export const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] })
