import type { AnyEventObject } from 'xstate'

/** Event with payload, and a name that distinguishes it from other examples of its type. */
export interface Example {
  name: string
  event: AnyEventObject
}

export const eventOf = (example: AnyEventObject | Example): AnyEventObject =>
  'type' in example ? example : (example as Example).event
