import { expect, test } from 'vitest'
import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'
import { storyOf } from '#tests/support/story.ts'

test.for(WALKED_FLOWS)(
  'all that can happen in $machine.id is as approved: look at the difference, then approve it with -u',
  async ({ machine, flow }) => {
    const gestures = Object.fromEntries(
      Object.entries(flow.gestures).map(([name, { event }]) => [name, event]),
    )
    await expect(storyOf(machine, gestures, flow.input)).toMatchFileSnapshot(`stories/${machine.id}.txt`)
  },
)
