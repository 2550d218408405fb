/** A place of a file, lines and columns from 1. */
interface Place {
  line: number
  column: number
}

/** A changed place of a source: `replacement` stands there instead. */
export interface Mutant {
  file: string
  replacement: string
  location: { start: Place; end: Place }
}

function offsetOf(source: string, { line, column }: Place): number {
  const before = source.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** What a mutant has replaced. */
export const original = (source: string, { location: { start, end } }: Mutant): string =>
  source.slice(offsetOf(source, start), offsetOf(source, end))

/** The source with a mutant in it. */
export const mutated = (source: string, { location: { start, end }, replacement }: Mutant): string =>
  source.slice(0, offsetOf(source, start)) + replacement + source.slice(offsetOf(source, end))
