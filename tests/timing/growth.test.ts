import { expect, test } from 'vitest'
import { medianFilterTime } from '#tests/support/filter-bench.ts'
import { articleTime } from '#tests/support/growth-bench.ts'

/** The time between two pictures of a screen. */
const FRAME_MS = 16

test('ten thousand articles are filtered within one frame', () => {
  // The least of several medians: other work of the machine only adds to a time.
  const times = Array.from({ length: 3 }, () => medianFilterTime(10_000, 21))
  expect(Math.min(...times), times.join(', ')).toBeLessThan(FRAME_MS)
})

test('an article costs a build no more when there are eight times as many', () => {
  // The first articles warm the parser up.
  articleTime(25, 1)
  const few = articleTime(25, 3)
  const many = articleTime(200, 2)
  // Work that grows with the square would cost eight times as much an article; a busy machine adds half.
  expect(many / few, `${few} and ${many} ms an article`).toBeLessThan(1.5)
})
