const files = import.meta.glob<string>('../illustrations/*.svg', { eager: true, import: 'default' })
const contents = import.meta.glob<string>('../illustrations/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** Markup, keyed by URL. Omits the id, which would not be unique, and the namespace, which HTML does not need. */
export const DRAWINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, address]) => [
    address,
    (contents[file] ?? '').replace(/ (id="d"|xmlns="[^"]*")/g, ''),
  ]),
)
