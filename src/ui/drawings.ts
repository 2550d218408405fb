const files = import.meta.glob<string>('../illustrations/*.svg', { eager: true, import: 'default' })
const contents = import.meta.glob<string>('../illustrations/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** Markup, keyed by URL. The id is removed because it would not be unique; the namespace, because HTML needs none. */
export const DRAWINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, address]) => [
    address,
    (contents[file] ?? '').replace(/ (id="d"|xmlns="[^"]*")/g, ''),
  ]),
)
