import { msg } from '@lingui/core/macro'

/** When the team talks to visitors; the consultation form checks a wished time against it. */
export const OFFICE_HOURS = msg({
  id: 'office.hours',
  message: 'We talk Monday to Friday, 9 to 17 in Germany.',
})
