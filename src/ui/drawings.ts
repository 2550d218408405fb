const files = import.meta.glob<string>('../illustrations/*.svg', { eager: true, import: 'default' })
const contents = import.meta.glob<string>('../illustrations/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** Markup, keyed by URL. HTML does not need the removed namespace, and the removed id would not be unique. */
export const DRAWINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, address]) => [
    address,
    (contents[file] ?? '').replace(/ (id="d"|xmlns="[^"]*")/g, ''),
  ]),
)
