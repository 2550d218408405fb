import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { openLaw } from './read.ts'

/** Not in Git: `npm run check`, `npm run dev` and the build write it. */
const FOLDER = path.resolve(import.meta.dirname, '../../.local/law')

/** Writes the JSON Schemas of the law's YAML files. Code editors use them to complete ids and mark mistakes. */
export function writeLawSchemas({ schemas } = openLaw()): void {
  for (const [name, schema] of schemas) {
    const file = path.join(FOLDER, `${name}.json`)
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }))
    mkdirSync(path.dirname(file), { recursive: true })
    if (textOf(file) !== text) writeFileSync(file, text)
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
