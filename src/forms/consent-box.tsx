import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FormView } from './use-form-view.ts'

interface ConsentBoxProps<Form extends { consent: boolean }> {
  form: FormView<Form>
  /** Version of the consent text (`contracts/forms/consent.ts`). In a native form post, it is the checkbox's value. */
  version: string
  /** Consent text. A test fails if the text changes without a new version. */
  children: ReactNode
}

export function ConsentBox<Form extends { consent: boolean }>({
  form,
  version,
  children,
}: ConsentBoxProps<Form>) {
  const { id, name, error } = form.field('consent')
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        value={version}
        checked={form.context.form.consent}
        error={error}
        required
        aria-invalid={error !== undefined}
        aria-disabled={form.isSending}
        onChange={({ currentTarget }) => form.change({ consent: currentTarget.checked } as Partial<Form>)}
        label={children}
      />
    </div>
  )
}
