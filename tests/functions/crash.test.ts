import { test } from 'vitest'
import { crash, summaryOf } from '#tests/proofs/crash/crash.ts'

test.concurrent.for(['deduplicates', 'duplicates', 'refuses'] as const)(
  'faults 29, 31 and 32: killed, cut off and dropped between any two calls, no acknowledged lead is lost and no mail posted twice by a service that %s',
  { timeout: 600_000 },
  async (repeats, { expect }) => {
    const result = await crash({ leads: 100, repeats, seed: 8 })
    expect(result.kills).toBeGreaterThanOrEqual(5)
    expect(result.acknowledged).toBeGreaterThanOrEqual(95)
    expect(summaryOf(result)).toBe(
      `${result.acknowledged} acknowledged, ${result.acknowledged} delivered, 0 lost, 0 posted twice`,
    )
    expect(result.posted.more + result.posted.twice).toBe(0)
  },
)
