import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import type { FormView } from './use-form-view.ts'

interface ChoiceFieldProps<Form> {
  form: FormView<Form>
  field: keyof Form & string
  label: MessageDescriptor
  /** Text of each value; the empty value's text is "please choose". */
  choices: Readonly<Record<string, MessageDescriptor>>
}

/** A required choice without a default. */
export function ChoiceField<Form>({ form, field, label, choices }: ChoiceFieldProps<Form>) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const { error, id, name } = form.field(field)
  return (
    <NativeSelect
      id={id}
      name={name}
      label={t(label)}
      // After hydration, `required` would make the field invalid before the first submit.
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
