import { test } from 'vitest'
import { crash } from '#tests/proofs/crash/crash.ts'

test.concurrent.for(['deduplicates', 'duplicates', 'refuses'] as const)(
  'With killed instances and failed calls, no acknowledged lead is lost, and no mail is posted twice by a service that %s',
  { timeout: 600_000 },
  async (repeats, { expect }) => {
    const { kills, acknowledged, lost, repeated } = await crash({ leads: 100, repeats, seed: 8 })
    expect(kills).toBeGreaterThanOrEqual(5)
    expect(acknowledged).toBeGreaterThanOrEqual(95)
    expect({ lost, repeated }).toEqual({ lost: 0, repeated: 0 })
  },
)
