/** Of what was brought along, that whose field is still blank: what was typed comes first. Null where nothing is. */
export function inBlanksOf<Form extends object>(form: Form, brought: Partial<Form>): Partial<Form> | null {
  const blank = Object.entries(brought).filter(
    ([name, value]) => value !== '' && form[name as keyof Form] === '',
  )
  return blank.length > 0 ? (Object.fromEntries(blank) as Partial<Form>) : null
}
