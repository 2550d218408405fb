import type { Attempt, FormContext } from './form-context.ts'

/** What a machine hands to its `send` port: a complete form, under the key of its submit. */
export function attemptOf<Form>({ context }: { context: Sendable<Form> }): Attempt<Form> {
  const { form, idempotencyKey, signals } = context
  if (idempotencyKey === null) throw new Error('A form without a key was sent.')
  return { form, idempotencyKey, signals }
}

/** What of a form's context is sent. */
export type Sendable<Form> = Pick<FormContext<Form, string>, 'form' | 'idempotencyKey' | 'signals'>
