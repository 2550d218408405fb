import { filterList } from '#src/content/article-list/filter-list.ts'
import { enlivenedBy } from '#src/ui/behaviours.ts'
import { turnCard } from '#src/ui/turn-card.ts'

export const enliven = enlivenedBy({ card: turnCard, filter: filterList })
