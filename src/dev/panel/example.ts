import type { AnyEventObject } from 'xstate'

/** An event with payload, and a name that distinguishes it from others of its type. */
export interface Example {
  /** Such as `valid` or `bad mail`. */
  name: string
  event: AnyEventObject
}

export const eventOf = (example: AnyEventObject | Example): AnyEventObject =>
  'type' in example ? example : (example as Example).event
