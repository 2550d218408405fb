import type { Draft } from '#contracts/forms/form-fields.ts'
import { isDraft } from '#src/browser/is-draft.ts'
import { KEYS } from '#src/browser/storage.ts'
import { DRAFT_VERSION, type DraftForm } from '#src/browser/stored-forms.ts'
import { type StoredValue, storedValue } from '#src/browser/stored-value.ts'

export type DraftStore<Form> = StoredValue<Draft<Form>>

/** Returns the store of a form's values and of the idempotency key of an attempt that may have reached the server. */
export const formDraft = <Form extends object>(form: DraftForm, blank: Form): DraftStore<Form> =>
  storedValue('sessionStorage', KEYS.draft(form, DRAFT_VERSION), (kept) => isDraft(blank, kept))
