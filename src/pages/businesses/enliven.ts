import { filterList } from '#src/content/article-list/filter-list.ts'
import { leadByFragment } from '#src/content/ask-form/lead-by-fragment.ts'
import { enlivenedBy } from '#src/ui/behaviours.ts'

export const enliven = enlivenedBy({ filter: filterList, 'lead-by-fragment': leadByFragment })
