import { msg } from '@lingui/core/macro'

/** If these hours change, change `isInHours` in `src/flows/inquiry/consultation-form.tsx` too. */
export const OFFICE_HOURS = msg({
  id: 'office.hours',
  message: 'We talk Monday to Friday, 9 to 17 in Germany.',
})
