const PLACEHOLDER = /\{(\w+(?:@\w+)?)(?::(\w+))?\}/g

/**
 * A placeholder in a text, such as `{day}`. Placeholders of legal figures may add a form, such as a grammatical case:
 * `{blueCardSalary:dative}`.
 */
export interface Placeholder {
  readonly name: string
  readonly form?: string
}

export const placeholdersIn = (text: string): Placeholder[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '', form]) => ({ name, ...(form && { form }) }))

/** Replaces placeholders. Those without a replacement stay unchanged. */
export const replacePlaceholders = (
  text: string,
  replacement: (placeholder: Placeholder) => string | number | undefined,
): string =>
  text.replace(PLACEHOLDER, (braces, name: string, form?: string) =>
    String(replacement({ name, ...(form && { form }) }) ?? braces),
  )

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never

/** Requires a value for each placeholder of a literal text. Other texts are not checked. */
type ValuesFor<Text extends string> = Readonly<
  Record<string extends Text ? string : NameIn<Text>, string | number>
>

/** Fills in the placeholders of a text that Lingui does not format. */
export function fillIn<const Text extends string>(text: Text, values: ValuesFor<Text>): string {
  const known: Readonly<Record<string, string | number>> = values
  return replacePlaceholders(text, ({ name }) => known[name])
}
