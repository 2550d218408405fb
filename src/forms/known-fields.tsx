import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { FormView } from './use-form-view.ts'

interface KnownFieldProps<Form> {
  form: FormView<Form>
  label: MessageDescriptor
}

export function NameField<Form extends { name: string }>({ form, label }: KnownFieldProps<Form>) {
  const { t } = useLingui()
  return <TextInput {...form.textField('name')} label={t(label)} autoComplete="name" enterKeyHint="next" />
}

export function PhoneField<Form extends { phone: string }>({ form, label }: KnownFieldProps<Form>) {
  const { t } = useLingui()
  return (
    <TextInput
      {...form.textField('phone')}
      type="tel"
      label={t(label)}
      autoComplete="tel"
      inputMode="tel"
      enterKeyHint="next"
    />
  )
}
