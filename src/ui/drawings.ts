const files = import.meta.glob<string>('../illustrations/*.svg', { eager: true, import: 'default' })
const contents = import.meta.glob<string>('../illustrations/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
})

/**
 * The markup of each drawing, by URL. Omits the namespace, which only a file needs, and the id: a drawing
 * shown twice would duplicate it.
 */
export const DRAWINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, address]) => [
    address,
    (contents[file] ?? '').replace(/ (id="d"|xmlns="[^"]*")/g, ''),
  ]),
)
