import { vi } from 'vitest'
import { RUNNING_CLOCK } from './running-clock.ts'

/**
 * Start of every test file of the functions: early in an hour, in the middle of a month. So no limit of ten minutes, an
 * hour or a day ends meanwhile, and the partitions are the same on any day.
 */
export const START = new Date('2026-11-23T10:00:00Z')

/** Sets the clock, which runs on from there; `vi.setSystemTime` advances it. */
vi.useFakeTimers({ ...RUNNING_CLOCK, toFake: ['Date'], now: START })
