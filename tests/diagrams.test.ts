import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIAGRAMS, renderDiagrams } from '#build/checks/diagrams.ts'
import { UNNAMED_GUARD } from '#src/dev/panel/chart.ts'

test('the diagrams in docs show the machines as they are; "npm run diagrams" draws them anew', async () => {
  const files = globSync(`${DIAGRAMS}/**/*.*`)
  const written = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]))
  const drawn = await renderDiagrams()
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(drawn))
})

test('a diagram shows nested states, where they start, every event with its guard, and what changes no state', async () => {
  const booking = (await renderDiagrams()).get(`${DIAGRAMS}/booking.md`)
  expect(booking).toContain('[*] --> editing_calm')
  expect(booking).toContain('editing --> sending : submit [isComplete]')
  expect(booking).toContain('sending --> editing_failed : send error<br/>after sendLimit')
  expect(booking).toContain('note left of editing : stays on goOffline, goOnline, change')
})

test('an arrow from a state into itself is drawn from each state inside, where Mermaid can show it', async () => {
  const booking = (await renderDiagrams()).get(`${DIAGRAMS}/booking.md`)
  const refusal = 'submit [isTypeMissing]<br/>submit [isMissingDetails]<br/>submit'
  for (const from of ['calm', 'refused', 'failed'])
    expect(booking).toContain(`editing_${from} --> editing_refused : ${refusal}`)
  expect(booking).not.toContain('editing --> editing_refused')
})

test('every guard has a name, which its machine declares in setup()', async () => {
  const pages = [...(await renderDiagrams()).values()]
  expect(pages.length).toBeGreaterThan(5)
  expect(pages.filter((page) => page.includes(UNNAMED_GUARD))).toEqual([])
})
