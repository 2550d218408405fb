import type { Attempt, FormContext } from './form-context.ts'

/** What a chart hands to its `send` port: the body of a complete form (section 7), under the key of its submit. */
export const attemptOf =
  <Form, Body>(bodyOf: (form: Form) => Body) =>
  ({ context: { form, idempotencyKey, signals } }: { context: Sendable<Form> }): Attempt<Body> => {
    if (idempotencyKey === null) throw new Error('A form without a key was sent.')
    return { body: bodyOf(form), idempotencyKey, signals }
  }

/** What of a form's context is sent. */
export type Sendable<Form> = Pick<FormContext<Form, string>, 'form' | 'idempotencyKey' | 'signals'>
