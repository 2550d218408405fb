import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIAGRAMS, renderDiagrams } from '#build/checks/diagrams.ts'
import { UNNAMED_GUARD } from '#src/dev/panel/chart.ts'

test('the diagrams match the machines ("npm run diagrams" renews them)', async () => {
  const files = globSync(`${DIAGRAMS}/**/*.*`)
  const written = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]))
  const drawn = await renderDiagrams()
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(drawn))
  expect([...drawn.values()].filter((page) => page.includes(UNNAMED_GUARD))).toEqual([])
})
