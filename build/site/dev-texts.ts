import type { Plugin } from 'vite'
import { TEXTS_CHANGED } from '#src/dev/changed-texts.ts'

/** What a catalog does in development when its file changes: it hands the new texts to the page, which is not reloaded. */
const ACCEPT = `
import.meta.hot?.accept((changed) => {
  if (changed) dispatchEvent(new CustomEvent('${TEXTS_CHANGED}', { detail: changed.messages }))
})`

/** Replaces German texts in place, as the development server does with the English ones, which stand in the code. */
export function devTexts(): Plugin {
  return {
    name: 'dev-texts',
    apply: 'serve',
    transform: { filter: { id: /\.po$/ }, handler: (code) => ({ code: code + ACCEPT, map: null }) },
  }
}
