import { existsInCalendar, TIME } from '#contracts/values/german-time.ts'
import type { Sent } from '#machines/form.ts'
import { isForm } from '#src/browser/is-draft.ts'
import { isLike } from '#src/browser/is-like.ts'
import { KEYS, type Receipted } from '#src/browser/storage.ts'
import { type Stored, stored } from '#src/browser/stored.ts'

/** Store of a flow's last receipt, in the session storage. */
export type ReceiptStore<Form> = Stored<Sent<Form>>

/**
 * The receipt of one form: reference, day of the reply and time of sending. Of the fields it stores only the
 * `choices`, which do not identify the person: the next user of this device must not see the message.
 */
export function formReceipt<Form extends object>(
  form: Receipted,
  version: number,
  blank: Form,
  ...choices: (keyof Form)[]
): ReceiptStore<Form> {
  const blankReceipt: Sent<object> = { form: {}, reference: null, answerBy: null, at: '' }
  const receipt = stored(
    'sessionStorage',
    KEYS.receipt(form, version),
    (kept): kept is Sent<Form> => isLike(blankReceipt, kept) && isForm(blank, kept.form) && isTimely(kept),
  )
  const chosenIn = (written: Form) => Object.fromEntries(choices.map((field) => [field, written[field]]))
  return {
    ...receipt,
    save: (sent) => receipt.save({ ...sent, form: { ...blank, ...chosenIn(sent.form) } }),
  }
}

/** True if its day and its time exist. */
function isTimely({ answerBy, at }: Sent<unknown>): boolean {
  const [day = '', time = ''] = at.split('T')
  return (answerBy === null || existsInCalendar(answerBy)) && existsInCalendar(day) && TIME.test(time)
}
