import { msg } from '@lingui/core/macro'

/** Must match `isInHours` in `src/flows/inquiry/consultation-form.tsx`. */
export const OFFICE_HOURS = msg`We talk Monday to Friday, 9 to 17 in Germany.`
