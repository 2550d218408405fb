import { expect, test } from 'vitest'
import { writtenAtOf } from '#contracts/calls/written-at.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

test.for([
  ['2026-11-18T09:30:00.000Z', '2026-11-18T09:30:00.000Z', 'three days ago'],
  ['2026-11-14T10:00:00.000Z', '2026-11-14T10:00:00.000Z', 'as long ago as a message waits'],
  ['2026-11-14T09:59:59.999Z', '2026-11-14T10:00:00.000Z', 'longer ago than a message waits'],
  ['2026-11-21T10:00:01.000Z', NOW.toISOString(), 'in the future'],
  ['yesterday', NOW.toISOString(), 'no moment'],
  [null, NOW.toISOString(), 'no header'],
])('With the header %s a message was written at %s: %s', ([header, written]) => {
  expect(writtenAtOf(header ?? null, NOW).toISOString()).toBe(written)
})
