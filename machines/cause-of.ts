/** Why a machine enters `failed`: the error of its call, or that there was no answer before the time limit. */
export const causeOf = (event: object): unknown =>
  'error' in event ? event.error : new Error('No answer in time.')
