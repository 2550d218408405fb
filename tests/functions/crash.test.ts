import { test } from 'vitest'
import { crash } from '#tests/proofs/crash/crash.ts'

test.concurrent.for(['deduplicates', 'duplicates', 'refuses'] as const)(
  'Crashes lose no lead and repeat no mail at a service that %s',
  { timeout: 600_000 },
  async (repeats, { expect }) => {
    const { kills, acknowledged, lost, repeated } = await crash({ leads: 100, repeats, seed: 8 })
    expect(kills).toBeGreaterThanOrEqual(5)
    expect(acknowledged).toBeGreaterThanOrEqual(95)
    expect({ lost, repeated }).toEqual({ lost: 0, repeated: 0 })
  },
)
