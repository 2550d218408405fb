import type { Draft } from '#machines/form-context.ts'
import { type Drafted, KEYS } from '#src/browser-storage.ts'

/** Where one flow keeps what the visitor has typed, for as long as the tab lives. */
export interface DraftStore<Kept> {
  load(): Kept | null
  save(draft: Kept): void
  clear(): void
}

/**
 * A draft in `sessionStorage` under `draft:<form>:<version>`; raise the version when the draft's meaning changes.
 * Blocked or full storage, and an entry that is not shaped like `blank`, count as empty: the form works without it.
 */
export function draftStore<Kept>(form: Drafted, version: number, blank: Kept): DraftStore<Kept> {
  const key = KEYS.draft(form, version)
  return {
    load: () => {
      const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
      return isLike(blank, stored) ? stored : null
    },
    save: (draft) => attempt(() => sessionStorage.setItem(key, JSON.stringify(draft))),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

/** The draft of one form: what was typed, and the key of an attempt which may have arrived. */
export const formDraft = <Form>(form: Drafted, version: number, blank: Form): DraftStore<Draft<Form>> =>
  draftStore<Draft<Form>>(form, version, { form: blank, idempotencyKey: null })

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
