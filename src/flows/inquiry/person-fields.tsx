import { useLingui } from '@lingui/react/macro'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { EmailField } from '#src/forms/email-field.tsx'
import { NameField } from '#src/forms/known-fields.tsx'
import type { FormView } from '#src/forms/use-form-view.ts'
import { VISA_CASE_LABELS } from './inquiry.texts.ts'

export function PersonFields<Form extends FieldsOf<'visa-case'>>({ form }: { form: FormView<Form> }) {
  const { t } = useLingui()
  return (
    <>
      <NameField form={form} label={VISA_CASE_LABELS.name} />
      <EmailField form={form} label={VISA_CASE_LABELS.email} hint={t`Our answer goes to this address.`} />
    </>
  )
}
