import type { AnyStateMachine } from 'xstate'
import { bookingMachine } from '#machines/booking.ts'
import type { WalkedFlow } from '#tests/support/visit.ts'
import { bookingWalk } from './booking.walks.ts'

/** Every flow, with what a visitor does and sees: walked as a chart, in jsdom, in Chromium, and by axe. */
export const WALKED_FLOWS: readonly { machine: AnyStateMachine; flow: WalkedFlow }[] = [
  { machine: bookingMachine, flow: bookingWalk },
]
