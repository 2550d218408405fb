/** Keeps the given values whose field is still blank, since typed text comes first. Null when none is left. */
export function inBlanksOf<Form extends object>(form: Form, brought: Partial<Form>): Partial<Form> | null {
  const blank = Object.entries(brought).filter(
    ([name, value]) => value !== '' && form[name as keyof Form] === '',
  )
  return blank.length > 0 ? (Object.fromEntries(blank) as Partial<Form>) : null
}
