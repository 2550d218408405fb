/** Where one flow keeps what the visitor has typed, for as long as the tab lives. */
export interface DraftStore<Draft> {
  load(): Draft | null
  save(draft: Draft): void
  clear(): void
}

/**
 * A draft in `sessionStorage` under `draft:<flow>:<version>`; raise the version when the draft's shape changes.
 * Blocked, full or corrupted storage counts as empty: the form works without it.
 */
export function draftStore<Draft>(flow: string, version: number): DraftStore<Draft> {
  const key = `draft:${flow}:${version}`
  return {
    load: () => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? null,
    save: (draft) => attempt(() => sessionStorage.setItem(key, JSON.stringify(draft))),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
