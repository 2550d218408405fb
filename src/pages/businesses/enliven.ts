import { filterList } from '#src/content/article-list/filter-list.ts'
import { enlivenedBy } from '#src/ui/behaviours.ts'

export const enliven = enlivenedBy({ filter: filterList })
