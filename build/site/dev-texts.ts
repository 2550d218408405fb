import type { Plugin } from 'vite'
import { TEXTS_CHANGED } from '#src/dev/changed-texts.ts'

/** Code of each catalog in development: passes changed texts to the page, without a reload. */
const ACCEPT = `
import.meta.hot?.accept((changed) => {
  if (changed) dispatchEvent(new CustomEvent('${TEXTS_CHANGED}', { detail: changed.messages }))
})`

/** Replaces German texts in place, as the development server does for the English ones in the code. */
export function devTexts(): Plugin {
  return {
    name: 'dev-texts',
    apply: 'serve',
    transform: { filter: { id: /\.po$/ }, handler: (code) => ({ code: code + ACCEPT, map: null }) },
  }
}
