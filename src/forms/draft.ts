/** Where one flow keeps what the visitor has typed, for as long as the tab lives. */
export interface DraftStore<Draft> {
  load(): Draft | null
  save(draft: Draft): void
  clear(): void
}

/**
 * A draft in `sessionStorage` under `draft:<flow>:<version>`; raise the version when the draft's meaning changes.
 * Blocked or full storage, and an entry that is not shaped like `blank`, count as empty: the form works without it.
 */
export function draftStore<Draft>(flow: string, version: number, blank: Draft): DraftStore<Draft> {
  const key = `draft:${flow}:${version}`
  return {
    load: () => {
      const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
      return isLike(blank, stored) ? stored : null
    },
    save: (draft) => attempt(() => sessionStorage.setItem(key, JSON.stringify(draft))),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

/** Whether `value` has every field of `model`, of the same type; a null in the model stands for text or null. */
function isLike<Model>(model: Model, value: unknown): value is Model {
  if (model === null) return value === null || typeof value === 'string'
  if (typeof model !== 'object') return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([field, part]) =>
    isLike(part, (value as Record<string, unknown>)[field]),
  )
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
