import { leadByFragment } from '#src/content/ask-form/lead-by-fragment.ts'
import { enlivenedBy } from '#src/ui/behaviours.ts'

export const enliven = enlivenedBy({ 'lead-by-fragment': leadByFragment })
