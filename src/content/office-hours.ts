import { msg } from '@lingui/core/macro'

/** Hours in which the team talks to visitors; the consultation form checks a requested time against them. */
export const OFFICE_HOURS = msg({
  id: 'office.hours',
  message: 'We talk Monday to Friday, 9 to 17 in Germany.',
})
