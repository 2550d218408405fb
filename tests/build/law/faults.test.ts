import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { faultsOf } from '#build/law/checks.ts'
import { LAW } from '#build/law/read.ts'

type Fault = Record<'kind' | 'file' | 'line' | 'text' | 'other' | 'message', string>
const FAULTS: Record<string, Fault[]> = parse(
  readFileSync(path.join(import.meta.dirname, 'faults.yaml'), 'utf8'),
)

test.for(Object.entries(FAULTS))(
  'wrong data in %s is named with file, line and the nearest correct name',
  ([, rows]) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'law-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    cpSync(LAW, folder, { recursive: true })
    const places = rows.map(({ file, line, text, other }) => {
      const place = path.join(folder, file)
      const lines = readFileSync(place, 'utf8').split('\n')
      const index = lines.findIndex((each) => each.trimStart().startsWith(line))
      writeFileSync(place, lines.with(index, (lines[index] ?? '').replace(text, other)).join('\n'))
      return `${file}:${other.startsWith('#') ? 1 : index + 1}: `
    })
    const faults = faultsOf(folder)
    for (const [index, { kind, message }] of rows.entries()) {
      const named = faults.filter((fault) => fault.includes(places[index] ?? '') && fault.includes(message))
      expect(named, `${kind} among\n${faults.join('\n')}`).toHaveLength(1)
    }
    expect(faults).toHaveLength(rows.length)
  },
)
