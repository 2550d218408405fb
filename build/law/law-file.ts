import { readFileSync } from 'node:fs'
import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'

type Path = readonly PropertyKey[]

export class LawFile {
  readonly value: unknown
  /** Each problem starts with file and line: `src/content/law/you/rows.yaml:8: …`. */
  readonly problems: string[] = []
  readonly #name: string
  readonly #document: Document
  readonly #lines = new LineCounter()

  /** @param file path relative to `folder` */
  constructor(folder: string, file: string) {
    this.#name = path.relative(process.cwd(), path.join(folder, file)).replaceAll(path.sep, '/')
    this.#document = parseDocument(readFileSync(path.join(folder, file), 'utf8'), {
      lineCounter: this.#lines,
    })
    for (const { message, pos } of this.#document.errors)
      this.problems.push(`${this.#name}:${this.#lines.linePos(pos[0]).line}: ${message.split('\n')[0]}`)
    this.value = this.problems.length === 0 ? this.#document.toJS() : undefined
  }

  /** Returns the file and line of an entry or, if it is missing, of its nearest existing parent. */
  placeOf(entry: Path): string {
    for (let length = entry.length; length > 0; length--) {
      const node = this.#keyOf(entry.slice(0, length)) ?? this.#document.getIn(entry.slice(0, length), true)
      if (isNode(node) && node.range) return `${this.#name}:${this.#lines.linePos(node.range[0]).line}`
    }
    return `${this.#name}:1`
  }

  #keyOf(entry: Path): unknown {
    const parent =
      entry.length === 1 ? this.#document.contents : this.#document.getIn(entry.slice(0, -1), true)
    if (!isMap(parent)) return undefined
    return parent.items.find(({ key }) => isScalar(key) && key.value === entry.at(-1))?.key
  }

  report(entry: Path, message: string): void {
    this.problems.push(`${this.placeOf(entry)}: ${message}`)
  }

  /** Returns the content, or undefined if the file has faults. Adds violations of the schema to `problems`. */
  parse<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> | undefined {
    if (this.problems.length > 0) return undefined
    const parsed = schema.safeParse(this.value ?? {}, { error: nearestKeys })
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) this.#reportIssue(issue, [])
    return undefined
  }

  #reportIssue(issue: z.core.$ZodIssue, around: Path): void {
    const entry = [...around, ...issue.path]
    const name = entry.filter((each) => typeof each === 'string').join('.') || 'the file'
    const given = this.#valueAt(entry)
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const [likeliest = []] = issue.errors.toSorted((one, other) => distance(one) - distance(other))
      for (const each of likeliest) this.#reportIssue(each, entry)
    } else if (issue.code === 'unrecognized_keys')
      for (const [index, key] of issue.keys.entries())
        this.report([...entry, key], issue.message.split('\n')[index] ?? '')
    else if (issue.code === 'invalid_value')
      this.report(entry, `${name}: ${nearest(String(given), issue.values.map(String))}`)
    else if (issue.code === 'custom' && issue.params) {
      const { given: unknown, known } = issue.params as { given: string; known: readonly string[] }
      this.report(entry, `${name}: ${issue.message}; ${nearest(unknown, known)}`)
    } else this.report(entry, given === undefined ? `${name} is missing` : `${name}: ${issue.message}`)
  }

  #valueAt(entry: Path): unknown {
    return entry.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | null)?.[key],
      this.value,
    )
  }
}

/** Returns a message such as `"gaol" is unknown, did you mean "goal"?` */
export const nearest = (given: string, known: readonly string[]): string =>
  known.length === 0
    ? `"${given}" is unknown`
    : `"${given}" is unknown, did you mean "${closest(given, known)}"?`

const nearestKeys: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject
    ? issue.keys.map((key) => nearest(key, Object.keys((issue.inst as z.ZodObject).shape))).join('\n')
    : undefined

/** Estimates how far an entry is from one variant of a union. The nearest variant was probably meant. */
const distance = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce(
    (sum, { code, path: { length } }) =>
      sum + (length === 0 ? 20 : 1) + (code === 'unrecognized_keys' ? 20 : 0),
    0,
  )
