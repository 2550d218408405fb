import type { Problems } from '#contracts/forms/form-fields.ts'
import type { Draft } from './form-context.ts'

type Filled<Form> = Draft<Form> & { problems: Problems<Form> }

/** Takes up what was typed. A change drops the key and the problems that it mends; it names no new one. */
export function filledIn<Form extends object>(
  { form, idempotencyKey, problems, now }: Filled<Form> & { now: string },
  typed: Partial<Form>,
  problemsIn: (form: Form, now: string) => Problems<Form>,
): Filled<Form> {
  const filled = { ...form, ...typed }
  const fields = Object.keys(filled) as (keyof Form)[]
  // On the way back a browser fills in the same values once more; that is no change.
  const isSame = fields.every((field) => filled[field] === form[field])
  const left = problemsIn(filled, now)
  const stillNamed = fields.filter((field) => problems[field] && problems[field] === left[field])
  return {
    form: filled,
    idempotencyKey: isSame ? idempotencyKey : null,
    problems: Object.fromEntries(stillNamed.map((field) => [field, problems[field]])) as Problems<Form>,
  }
}
