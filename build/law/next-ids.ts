import type { Law } from '#src/content/law/tools.ts'

/** Returns one line for each law file, with the next free id of each of its series: `….yaml: next free ids A-11, G-4`. */
export function nextIds({ places }: Pick<Law, 'places'>): string[] {
  const ids = [...places].flatMap(([key, place]) => {
    const [, series, number] = /^\w+ ([A-Z]+)-(\d+)[a-z]*$/.exec(key) ?? []
    return series ? [{ file: place.replace(/:\d+$/, ''), series, number: Number(number) }] : []
  })
  return [...Map.groupBy(ids, ({ file }) => file)].map(([file, own]) => {
    const next = [...Map.groupBy(own, ({ series }) => series)].map(
      ([series, used]) => `${series}-${Math.max(...used.map(({ number }) => number)) + 1}`,
    )
    return `${file}: next free id${next.length > 1 ? 's' : ''} ${next.join(', ')}`
  })
}
