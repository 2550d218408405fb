import type { I18n } from '@lingui/core'
import type { Locale } from '#src/locale.ts'

/** What every route knows: the language of the page load, and its texts. */
export interface RouterContext {
  locale: Locale
  i18n: I18n
}
