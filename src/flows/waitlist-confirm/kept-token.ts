import { KEYS } from '#src/browser/storage.ts'

/** The token of a link, which has left the address bar, and whether this tab has confirmed with it. */
interface KeptToken {
  token: string
  isConfirmed: boolean
}

const KEY = KEYS.confirmation(1)

/** Lives as long as the tab, so that a reload neither loses the link nor posts it again. Blocked storage keeps none. */
export const keptToken = {
  load(): KeptToken | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
      return typeof kept?.token === 'string'
        ? { token: kept.token, isConfirmed: kept.isConfirmed === true }
        : null
    } catch {
      return null
    }
  },
  save(kept: KeptToken): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // The link works for the life of this page.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // Nothing was kept.
    }
  },
}
