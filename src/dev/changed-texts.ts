import type { I18n, Messages } from '@lingui/core'

/** Event after a catalog has changed on disk. `detail` has the new messages (`build/site/dev-texts.ts`). */
export const TEXTS_CHANGED = 'textschange'

/** Replaces the texts of a changed catalog without a reload, so that typed text stays. */
export const updateTexts = (i18n: I18n): void =>
  addEventListener(TEXTS_CHANGED, (event) => i18n.load(i18n.locale, (event as CustomEvent<Messages>).detail))
