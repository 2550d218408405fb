import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { TypedLine } from './sent-message.tsx'

/** What may be chosen in a field, by its values. */
type Choices = Readonly<Record<string, MessageDescriptor>>

/** What stands in a form, line by line, under the labels of its fields; of a choice the text that was chosen. */
export function useLines<Form extends object>(
  labels: { [Field in keyof Form]?: MessageDescriptor },
  form: Form,
  choices: { [Field in keyof Form]?: Choices } = {},
): TypedLine[] {
  const { t } = useLingui()
  return (Object.entries(labels) as [keyof Form, MessageDescriptor][]).map(([field, label]) => {
    const value = String(form[field])
    const chosen = value === '' ? undefined : choices[field]?.[value]
    return { label: t(label), value: chosen ? t(chosen) : value }
  })
}
