import type { Draft } from '#contracts/forms/form-fields.ts'
import { FORM_NAMES, formOf } from '#contracts/forms/forms.ts'
import { hasShapeOf } from './has-shape-of.ts'

/** Choices of all forms, by name of the control; `kind` says which of its two forms the contact dialog shows. */
const CHOICES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ['kind', ['business', 'individual']],
  ...FORM_NAMES.flatMap((name) =>
    Object.entries(formOf(name).controls).flatMap(([field, control]) =>
      'of' in control ? [[field, control.of]] : [],
    ),
  ),
])

/**
 * True if a stored value fits today's form: no unknown fields or choices. New fields may be absent; the
 * machine fills in their blank values.
 */
export const isForm = <Form extends object>(blank: Form, kept: object): kept is Form =>
  Object.keys(kept).every((field) => Object.hasOwn(blank, field)) &&
  hasShapeOf(blank, { ...blank, ...kept }) &&
  Object.entries(kept).every(([field, value]) => value === '' || (CHOICES[field]?.includes(value) ?? true))

/** True if a stored value is a draft of today's form. */
export const isDraft = <Form extends object>(blank: Form, kept: unknown): kept is Draft<Form> =>
  hasShapeOf<Draft<object>>({ form: {}, idempotencyKey: null }, kept) && isForm(blank, kept.form)
