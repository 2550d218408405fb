import { type Language, localizedPath } from '#contracts/words/language.ts'

/** The page that shows where a message stands, by the token of its receipt; without the host. */
export const messageAddress = (language: Language, token: string): string =>
  localizedPath(`/your-message?token=${token}`, language)
