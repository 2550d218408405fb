import type { Draft } from '#contracts/forms/form-fields.ts'
import { FORM_NAMES, formOf } from '#contracts/forms/forms.ts'
import { isLike } from './is-like.ts'

/** Choices of all forms, by the name of the control; the dialog's two forms are its kinds. */
const CHOICES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ['kind', ['business', 'individual']],
  ...FORM_NAMES.flatMap((name) =>
    Object.entries(formOf(name).controls).flatMap(([field, control]) =>
      'of' in control ? [[field, control.of]] : [],
    ),
  ),
])

/**
 * True when a stored value is a form of today: it has no other fields, and each of its choices exists. A field
 * that was added since may be absent; the machine takes it as blank.
 */
export const isForm = <Form extends object>(blank: Form, kept: object): kept is Form =>
  Object.keys(kept).every((field) => Object.hasOwn(blank, field)) &&
  isLike(blank, { ...blank, ...kept }) &&
  Object.entries(kept).every(([field, value]) => value === '' || (CHOICES[field]?.includes(value) ?? true))

/** True when a stored value is a draft of a form of today. */
export const isDraft = <Form extends object>(blank: Form, kept: unknown): kept is Draft<Form> =>
  isLike<Draft<object>>({ form: {}, idempotencyKey: null }, kept) && isForm(blank, kept.form)
