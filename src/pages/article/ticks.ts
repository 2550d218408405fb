/** What a reader has ticked of an article's checklist, by position; kept under `checklist:<slug>` in this browser only. */
const keyOf = (slug: string) => `checklist:${slug}`

/** Nothing where nothing is stored, where storage is blocked, and where the value is not ours. */
export function readTicks(slug: string): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((index) => Number.isInteger(index)) : []
  } catch {
    return []
  }
}

/** An empty list leaves nothing behind; where storage is blocked, the ticks live as long as the page. */
export function writeTicks(slug: string, ticks: readonly number[]): void {
  try {
    if (ticks.length === 0) localStorage.removeItem(keyOf(slug))
    else localStorage.setItem(keyOf(slug), JSON.stringify(ticks))
  } catch {
    // The page shows them all the same.
  }
}
