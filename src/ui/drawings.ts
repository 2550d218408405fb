const files = import.meta.glob<string>('../illustrations/*.svg', { eager: true, import: 'default' })
const contents = import.meta.glob<string>('../illustrations/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** The markup of each drawing by its address. One page may show a drawing twice, an id only once. */
export const DRAWINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, address]) => [address, (contents[file] ?? '').replace(' id="d"', '')]),
)
