import { carryTitle } from '#src/content/name-transition-title.ts'
import { askSentence } from '#src/flows/quick-check/ask-sentence.ts'
import { carrySentence } from '#src/flows/sentence/carry-sentence.ts'
import { nameAnswerDay } from '#src/forms/name-answer-day.ts'
import { askAboutCookies, openCookieSettings } from '#src/layout/ask-about-cookies.ts'
import { closeMenu } from '#src/layout/close-menu.ts'
import { copyAddress } from '#src/layout/copy-address.ts'
import { offerLanguage } from '#src/layout/offer-language.ts'
import { returnHeader } from '#src/layout/return-header.ts'
import { translateMissing } from '#src/layout/translate-missing.ts'
import { writePrintDate } from '#src/layout/write-print-date.ts'
import { chooseColumns, chooseRow } from '#src/pages/article/ask-table.ts'
import { markCurrentChapter } from '#src/pages/article/current-chapter.ts'
import { offerTools } from '#src/pages/article/offer-tools.ts'
import { keepTicks } from '#src/pages/article/ticks.ts'
import { showWaitingMessages } from '#src/queue/show-waiting-messages.ts'
import { filterList } from '#src/ui/article-list/filter-list.ts'
import type { Controller } from '#src/ui/controllers.ts'
import { foldOnPhone } from '#src/ui/fold-on-phone.ts'
import { turnCard } from '#src/ui/turn-card.ts'

/** Controllers, keyed by the value of `data-controller`. */
export const CONTROLLERS: Readonly<Record<string, Controller>> = {
  'ask-about-cookies': askAboutCookies,
  'ask-sentence': askSentence,
  'carry-sentence': carrySentence,
  'carry-title': carryTitle,
  'choose-columns': chooseColumns,
  'choose-row': chooseRow,
  'close-menu': closeMenu,
  'write-print-date': writePrintDate,
  'filter-list': filterList,
  'fold-on-phone': foldOnPhone,
  'copy-address': copyAddress,
  'keep-ticks': keepTicks,
  'mark-chapter': markCurrentChapter,
  'name-answer-day': nameAnswerDay,
  'offer-language': offerLanguage,
  'offer-tools': offerTools,
  'open-cookie-settings': openCookieSettings,
  'return-header': returnHeader,
  'show-waiting-messages': showWaitingMessages,
  'translate-missing': translateMissing,
  'turn-card': turnCard,
}
