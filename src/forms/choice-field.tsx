import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import type { FormView } from './use-form-view.ts'

interface ChoiceFieldProps<Form> {
  form: FormView<Form>
  field: keyof Form & string
  label: MessageDescriptor
  /** Texts, keyed by value. The empty value stands for "please choose". */
  choices: Readonly<Record<string, MessageDescriptor>>
}

/** Required field with a list of choices, none of which is preselected. */
export function ChoiceField<Form>({ form, field, label, choices }: ChoiceFieldProps<Form>) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const { error, id, name } = form.field(field)
  return (
    <NativeSelect
      id={id}
      name={name}
      label={t(label)}
      // Only before hydration: later, the machine validates, and the attribute would mark an empty field as invalid.
      required={!isHydrated}
      withAsterisk
      aria-required
      value={String(form.context.form[field])}
      error={error}
      aria-invalid={error !== undefined}
      aria-disabled={form.isSending}
      onChange={({ currentTarget }) => form.change({ [field]: currentTarget.value } as Partial<Form>)}
      data={Object.entries(choices).map(([value, text]) => ({ value, label: t(text) }))}
    />
  )
}
