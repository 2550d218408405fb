import type { MDXContent } from 'mdx/types'
import type { Language } from '#contracts/values/language.ts'

/** Frontmatter of a legal text, checked by `build/articles/legal-texts.ts`. */
export interface LegalFrontmatter {
  /** ISO date of the last change to the text. */
  changed: string
}

export interface LegalSection {
  /** Id and anchor of the section, the same in both languages. */
  id: string
  title: string
}

export interface LegalText {
  default: MDXContent
  sections: readonly LegalSection[]
  frontmatter: LegalFrontmatter
}

const texts = import.meta.glob<LegalText>('./legal/*.mdx')

/** Creates a route loader that loads a legal text in the interface language, and the messages of its page. */
export const withLegalText =
  <Input extends { context: { locale: Language } }>(
    name: string,
    loadMessages: (input: Input) => Promise<void>,
  ) =>
  async (input: Input): Promise<LegalText> => {
    const load = texts[`./legal/${name}.${input.context.locale}.mdx`]
    if (!load) throw new Error(`There is no legal text "${name}" in ${input.context.locale}.`)
    const [text] = await Promise.all([load(), loadMessages(input)])
    return text
  }
