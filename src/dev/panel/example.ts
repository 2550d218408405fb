import type { AnyEventObject } from 'xstate'

/** An event with payload, and a name that distinguishes it from others of its type. */
export interface Example {
  /** Name in a word or two, such as `valid` or `bad mail`. */
  name: string
  event: AnyEventObject
}

/** Event of an example, which may have no name. */
export const eventOf = (example: AnyEventObject | Example): AnyEventObject =>
  'type' in example ? example : (example as Example).event
