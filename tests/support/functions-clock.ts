import { vi } from 'vitest'
import { RUNNING_CLOCK } from './running-clock.ts'

/**
 * When every file of the functions' tests begins: early in an hour, in the middle of a month. So no limit of ten
 * minutes, an hour or a day ends while they run, and they see the same partitions on any day.
 */
export const START = new Date('2026-11-23T10:00:00Z')

/** Sets the clock, which goes on from there; `vi.setSystemTime` puts it forward. */
vi.useFakeTimers({ ...RUNNING_CLOCK, toFake: ['Date'], now: START })
