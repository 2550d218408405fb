import { storedValue } from '#src/browser/stored-value.ts'

// Not in router-internals.ts: `start.ts` would then load the app before it queues clicks.

/** Scroll positions that TanStack Router stores, under an undocumented key. */
const scrollPositions = storedValue(
  'sessionStorage',
  'tsr-scroll-restoration-v1_3',
  (value): value is object => typeof value === 'object' && value !== null,
)

/** Removes stored scroll positions that are not an object. The router, which reads them as it loads, would throw. */
export function clearBrokenScrollPositions(): void {
  if (scrollPositions.load() === null) scrollPositions.clear()
}
