import type { Problem } from './form-fields.ts'

/** What a notice says above a form. */
export interface NoticeWords {
  title: string
  message: string
}

/**
 * A page with a form as the build writes it for the functions, in one language: Mustache documents, made from the same
 * components as the page itself, and the words for what may be wrong.
 */
export interface PageTemplate {
  /**
   * The page with its form. Filled in are, by control, `values`, what was `chosen`, the `problems`, and `encoded` for the
   * address of an e-mail; and what the notice says: `refused` or `failed`.
   */
  form: string
  /**
   * What the page shows in place of its form, by name: `sent` where there is one alone, `<name>.none` and
   * `<name>.later` where it says that no receipt is mailed, or not yet. `reference`, `answerBy`,
   * `sentAt` and `sentence` are filled in.
   */
  screens: Readonly<Record<string, string>>
  /** `Content-Security-Policy` hashes of the styles inside those documents. */
  styles: readonly string[]
  problems: Readonly<Record<string, Partial<Record<Problem, string>>>>
  /** The text of each choice of a control, for an e-mail. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  notices: Readonly<Record<'missing' | 'malformed' | 'failed', NoticeWords>> & { consent?: NoticeWords }
}

/** The file of a template, beside the functions' bundle. */
export const templateFile = (page: string, language: string): string => `pages/${page}.${language}.json`
