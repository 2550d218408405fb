import { enlivenedBy } from '#src/ui/behaviours.ts'
import { chooseColumns, chooseRow } from './ask-table.ts'
import { markCurrentChapter } from './current-chapter.ts'
import { offerTools } from './offer-tools.ts'
import { keepTicks } from './ticks.ts'

export const enliven = enlivenedBy({
  contents: markCurrentChapter,
  columns: chooseColumns,
  row: chooseRow,
  ticks: keepTicks,
  tools: offerTools,
})
