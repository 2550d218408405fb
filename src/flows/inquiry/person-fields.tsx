import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import type { FormFlow } from '#src/forms/use-form-flow.ts'
import { VISA_CASE_LABELS } from './inquiry.texts.ts'

/** The fields about the person, with which both inquiries begin. */
export function PersonFields<Form extends FieldsOf<'visa-case'>>({ flow }: { flow: FormFlow<Form> }) {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        {...flow.textField('name')}
        label={t(VISA_CASE_LABELS.name)}
        autoComplete="name"
        enterKeyHint="next"
        required
      />
      <TextInput
        {...flow.textField('email')}
        type="email"
        label={t(VISA_CASE_LABELS.email)}
        description={t({ id: 'inquiry.emailHint', message: 'Our answer goes to this address.' })}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        required
      />
    </>
  )
}
