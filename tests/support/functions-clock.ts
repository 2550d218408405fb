import { vi } from 'vitest'
import { RUNNING_CLOCK } from './running-clock.ts'

/**
 * Time at which every test file of the functions starts. No rate-limit window (ten minutes, an hour, a day) ends during
 * a test, and the partitions do not depend on the day the tests run.
 */
export const START = new Date('2026-11-23T10:00:00Z')

/** Sets the clock, which runs on from there; `vi.setSystemTime` advances it. */
vi.useFakeTimers({ ...RUNNING_CLOCK, toFake: ['Date'], now: START })
