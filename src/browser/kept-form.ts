import { FORM_NAMES, formOf } from '#contracts/forms/forms.ts'
import { isLike } from './is-like.ts'

/** What may be chosen in any form, by the name of its control; the dialog's two forms are its kinds. */
const CHOICES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ['kind', ['business', 'individual']],
  ...FORM_NAMES.flatMap((name) =>
    Object.entries(formOf(name).controls).flatMap(([field, control]) =>
      control.kind === 'choice' ? [[field, control.of]] : [],
    ),
  ),
])

/** Whether what was kept is a form of today: every field is there, and every choice is one that can be made. */
export const isForm = <Form>(blank: Form, kept: unknown): kept is Form =>
  isLike(blank, kept) &&
  Object.entries(kept as object).every(
    ([field, value]) => value === '' || (CHOICES[field]?.includes(value) ?? true),
  )

interface Kept<Form> {
  form: Form
  idempotencyKey: string | null
}

/** Whether what was kept is a draft of a form of today. */
export const isDraft = <Form>(blank: Form, kept: unknown): kept is Kept<Form> =>
  isLike<Kept<Form>>({ form: blank, idempotencyKey: null }, kept) && isForm(blank, kept.form)
