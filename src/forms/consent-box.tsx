import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FormView } from './use-form-view.ts'

interface ConsentBoxProps<Form extends { consent: boolean }> {
  form: FormView<Form>
  /** Version of the text (`contracts/forms/consent.ts`); the value of the box in a native post. */
  version: string
  /** Consent text; a test binds it to its version. */
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
