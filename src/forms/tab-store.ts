import { isLike } from '#src/browser/is-like.ts'

/** Where something is kept for as long as the tab lives. */
export interface TabStore<Kept> {
  /** Its key in `sessionStorage`. */
  key: string
  load(): Kept | null
  save(kept: Kept): void
  clear(): void
}

/**
 * What `sessionStorage` holds under `key`. Blocked and full storage, and an entry that is not shaped like `blank`,
 * count as empty: the page works without it.
 */
export const tabStore = <Kept>(key: string, blank: Kept): TabStore<Kept> => ({
  key,
  load: () => {
    const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return isLike(blank, stored) ? stored : null
  },
  save: (kept) => attempt(() => sessionStorage.setItem(key, JSON.stringify(kept))),
  clear: () => attempt(() => sessionStorage.removeItem(key)),
})

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
