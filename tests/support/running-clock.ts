/** Options of `vi.useFakeTimers` for a clock that runs by itself. Its ticks are short, because tests wait for them. */
export const RUNNING_CLOCK = { shouldAdvanceTime: true, advanceTimeDelta: 2 } as const
