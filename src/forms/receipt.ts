import { existsInCalendar, TIME } from '#contracts/values/german-time.ts'
import type { SentForm } from '#machines/form.ts'
import { hasShapeOf } from '#src/browser/has-shape-of.ts'
import { isForm } from '#src/browser/is-draft.ts'
import { KEYS } from '#src/browser/storage.ts'
import type { ReceiptForm } from '#src/browser/stored-forms.ts'
import { type StoredValue, storedValue } from '#src/browser/stored-value.ts'

export type ReceiptStore<Form> = StoredValue<SentForm<Form>>

/**
 * Returns the store for the last receipt of a form. Of the form's fields, it saves only `choices`, so that the next
 * user of the device cannot read the message.
 */
export function formReceipt<Form extends object>(
  form: ReceiptForm,
  version: number,
  blank: Form,
  ...choices: (keyof Form)[]
): ReceiptStore<Form> {
  const blankReceipt: SentForm<object> = { form: {}, reference: null, answerBy: null, at: '' }
  const receipt = storedValue(
    'sessionStorage',
    KEYS.receipt(form, version),
    (kept): kept is SentForm<Form> =>
      hasShapeOf(blankReceipt, kept) && isForm(blank, kept.form) && hasValidTimes(kept),
  )
  const chosenIn = (written: Form) => Object.fromEntries(choices.map((field) => [field, written[field]]))
  return {
    ...receipt,
    save: (sent) => receipt.save({ ...sent, form: { ...blank, ...chosenIn(sent.form) } }),
  }
}

function hasValidTimes({ answerBy, at }: SentForm<unknown>): boolean {
  const [day = '', time = ''] = at.split('T')
  return (answerBy === null || existsInCalendar(answerBy)) && existsInCalendar(day) && TIME.test(time)
}
