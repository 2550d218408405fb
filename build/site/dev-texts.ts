import type { Plugin } from 'vite'
import { TEXTS_CHANGED } from '#src/dev/changed-texts.ts'

const ACCEPT = `
import.meta.hot?.accept((changed) => {
  if (changed) dispatchEvent(new CustomEvent('${TEXTS_CHANGED}', { detail: changed.messages }))
})`

/** Hot-updates edited message catalogs. English texts are in the source code, for which Vite's own HMR is enough. */
export function devTexts(): Plugin {
  return {
    name: 'dev-texts',
    apply: 'serve',
    transform: { filter: { id: /\.po$/ }, handler: (code) => ({ code: code + ACCEPT, map: null }) },
  }
}
