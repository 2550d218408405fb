import type { I18n, Messages } from '@lingui/core'

/** The event of a catalog that has changed on disk; `detail` holds its messages (`build/site/dev-texts.ts`). */
export const TEXTS_CHANGED = 'textschange'

/** Shows the texts of a changed catalog in place: what was typed stays. */
export const followTexts = (i18n: I18n): void =>
  addEventListener(TEXTS_CHANGED, (event) => i18n.load(i18n.locale, (event as CustomEvent<Messages>).detail))
