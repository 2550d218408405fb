import type { Sent } from '#machines/form-context.ts'
import { KEYS, type Receipted } from '#src/browser/storage.ts'
import { type TabStore, tabStore } from './tab-store.ts'

/** Where one flow keeps what its last message was answered with, for as long as the tab lives. */
export type ReceiptStore<Form> = TabStore<Sent<Form>>

/**
 * The receipt of one form: reference, day of the answer and time of sending. Of what was written it keeps only the
 * `choices`, fields that do not identify the person: the next user of this device must not read the message.
 */
export function formReceipt<Form extends object>(
  form: Receipted,
  version: number,
  blank: Form,
  ...choices: (keyof Form)[]
): ReceiptStore<Form> {
  const stored = tabStore<Sent<Form>>(KEYS.receipt(form, version), {
    form: blank,
    reference: null,
    answerBy: null,
    at: '',
  })
  const chosenIn = (written: Form) => Object.fromEntries(choices.map((field) => [field, written[field]]))
  return {
    ...stored,
    save: (sent) => stored.save({ ...sent, form: { ...blank, ...chosenIn(sent.form) } }),
  }
}
