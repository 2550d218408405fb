/** Bytes of each script as it travels, by name. */
export type Sizes = Record<string, number>

/** Less than this is the weather of a compressor. */
const NOTICED_BYTES = 50

/** What changed between two builds, as a table in Markdown; scripts that stayed as they were are summed up. */
export function sizeTable(before: Sizes, now: Sizes): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const rows = names.map((name) => ({ name, was: before[name] ?? 0, is: now[name] ?? 0 }))
  const isChanged = ({ was, is }: { was: number; is: number }) => Math.abs(is - was) >= NOTICED_BYTES
  const changed = rows.filter(isChanged).toSorted((one, other) => other.is - other.was - (one.is - one.was))
  const sum = (pick: 'was' | 'is') => rows.reduce((bytes, row) => bytes + row[pick], 0)
  const line = (name: string, was: number, is: number) =>
    `| ${name} | ${was || ''} | ${is || ''} | ${is > was ? '+' : ''}${is - was} |`
  return [
    '| script, brotli | before | now | bytes |',
    '| --- | ---: | ---: | ---: |',
    ...changed.map(({ name, was, is }) => line(name, was, is)),
    line(`all ${rows.length}, ${rows.length - changed.length} of them unchanged`, sum('was'), sum('is')),
    '',
  ].join('\n')
}
