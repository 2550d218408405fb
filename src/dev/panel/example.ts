import type { AnyEventObject } from 'xstate'

/** An event with what it carries, under a name that tells it from others of its type. */
export interface Example {
  /** Name in a word or two, such as `valid` or `bad mail`. */
  name: string
  event: AnyEventObject
}

/** The event of an example, which may come without a name. */
export const eventOf = (example: AnyEventObject | Example): AnyEventObject =>
  'type' in example ? example : (example as Example).event
