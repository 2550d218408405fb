import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { TypedLine } from '#src/forms/sent-message.tsx'

/** What stands in a form of texts, line by line, under its labels. */
export function useLines<Form extends { [Field in keyof Form]: string }>(
  labels: Record<keyof Form & string, MessageDescriptor>,
  form: Form,
): TypedLine[] {
  const { t } = useLingui()
  return (Object.keys(labels) as (keyof Form & string)[]).map((field) => ({
    label: t(labels[field]),
    value: form[field],
  }))
}
