import type { I18n, Messages } from '@lingui/core'

/** Event on `window` after an edit of a catalog. Its `detail` contains the catalog's messages. */
export const TEXTS_CHANGED = 'textschange'

/** From now on, loads the messages of each edited catalog without a page reload, which would discard typed text. */
export const updateTexts = (i18n: I18n): void =>
  addEventListener(TEXTS_CHANGED, (event) => i18n.load(i18n.locale, (event as CustomEvent<Messages>).detail))
