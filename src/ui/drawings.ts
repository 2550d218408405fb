const files = import.meta.glob<string>('../illustrations/*.svg', { eager: true, import: 'default' })
const contents = import.meta.glob<string>('../illustrations/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** Markup by URL. The namespace is removed because HTML does not need it, the id because it would not be unique. */
export const DRAWINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, address]) => [
    address,
    (contents[file] ?? '').replace(/ (id="d"|xmlns="[^"]*")/g, ''),
  ]),
)
