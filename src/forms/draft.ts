import type { Draft } from '#machines/form-context.ts'
import { type Drafted, KEYS } from '#src/browser/storage.ts'
import { type TabStore, tabStore } from './tab-store.ts'

/** Where one flow keeps what the visitor has typed, for as long as the tab lives. */
export type DraftStore<Form> = TabStore<Draft<Form>>

/**
 * The draft of one form: what was typed, and the key of an attempt which may have arrived. Raise the version when the
 * meaning of a draft changes: a message that waits with an older one can then only be copied.
 */
export const formDraft = <Form>(form: Drafted, version: number, blank: Form): DraftStore<Form> =>
  tabStore<Draft<Form>>(KEYS.draft(form, version), { form: blank, idempotencyKey: null })
