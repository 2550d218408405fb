const PLACEHOLDER = /\{(\w+(?:@\w+)?)(?::(\w+))?\}/g

/** A name in braces, `{blueCardSalary}`, optionally with a form, `{blueCardSalary:dative}`. */
export interface Placeholder {
  readonly name: string
  readonly form?: string
}

/** Placeholders of a text, in order. */
export const placeholdersIn = (text: string): Placeholder[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '', form]) => ({ name, ...(form && { form }) }))

/** Replaces placeholders by their values; one without a value stays, for a later step. */
export const fillIn = (
  text: string,
  values: Readonly<Record<string, string>> | ((placeholder: Placeholder) => string | undefined),
): string =>
  text.replace(PLACEHOLDER, (braces, name: string, form?: string) => {
    const value = typeof values === 'function' ? values({ name, ...(form && { form }) }) : values[name]
    return value ?? braces
  })
