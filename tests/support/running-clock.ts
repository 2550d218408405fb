/**
 * Options of `vi.useFakeTimers` for a clock that runs by itself and can be put forward. Its ticks are short: a test
 * waits for them.
 */
export const RUNNING_CLOCK = { shouldAdvanceTime: true, advanceTimeDelta: 2 } as const
