import { expect, test } from 'vitest'
import { toolsFor } from '#src/pages/information/found-tools.tsx'

test.each([
  ['points', ['/opportunity-card-points']],
  ['Opportunity Card points calculator', ['/opportunity-card-points']],
  ['Punkte', ['/opportunity-card-points']],
  ['Punkterechner', ['/opportunity-card-points']],
  ['puan hesapla', ['/opportunity-card-points', '/opportunity-card-points-turkish']],
  ['which visa', ['/quick-check']],
  ['Which visa do I need?', ['/quick-check']],
  ['welches Visum', ['/quick-check']],
  ['hangi vize', ['/quick-check']],
  ['Welchen Titel', ['/quick-check', '/quick-check/employers']],
  ['einstellen', ['/quick-check/employers']],
  ['I want to move to Germany', ['/quick-check']],
  ['how long does it take?', ['/quick-check']],
  ['Ausbildung', ['/quick-check']],
  ['india', ['/quick-check']],
  ['Ägypten', ['/quick-check']],
  ['Germany', []],
  ['nurse from India', []],
  ['Blue Card', []],
  ['visa', []],
])('"%s" finds the tools %j', (text, tools) => {
  expect(toolsFor(text).map(({ to }) => to)).toEqual(tools)
})
