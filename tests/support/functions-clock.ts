import { vi } from 'vitest'
import { RUNNING_CLOCK } from './running-clock.ts'

/** Start time of the tests, at which no period of a limit (ten minutes, an hour, a day) is about to end. */
export const START = new Date('2026-11-23T10:00:00Z')

vi.useFakeTimers({ ...RUNNING_CLOCK, toFake: ['Date'], now: START })
