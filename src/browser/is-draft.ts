import type { Draft } from '#contracts/forms/form-fields.ts'
import { FORM_NAMES, formOf } from '#contracts/forms/forms.ts'
import { hasShapeOf } from './has-shape-of.ts'

/** Permitted values of choice fields, keyed by field name. `kind` chooses between the contact dialog's two forms. */
const CHOICES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ['kind', ['business', 'individual']],
  ...FORM_NAMES.flatMap((name) =>
    Object.entries(formOf(name).controls).flatMap(([field, control]) =>
      'of' in control ? [[field, control.of]] : [],
    ),
  ),
])

/** True if a stored form has only known fields and choices. Fields may be absent: the machine adds blank values. */
export const isForm = <Form extends object>(blank: Form, kept: object): kept is Form =>
  Object.keys(kept).every((field) => Object.hasOwn(blank, field)) &&
  hasShapeOf(blank, { ...blank, ...kept }) &&
  Object.entries(kept).every(([field, value]) => value === '' || (CHOICES[field]?.includes(value) ?? true))

export const isDraft = <Form extends object>(blank: Form, kept: unknown): kept is Draft<Form> =>
  hasShapeOf<Draft<object>>({ form: {}, idempotencyKey: null }, kept) && isForm(blank, kept.form)
