import { localizedPath, type VisitorLanguage } from '#contracts/values/language.ts'

/** Path of the page about a visitor's own message. `token` comes from the receipt. */
export const messageAddress = (language: VisitorLanguage, token: string): string =>
  localizedPath(`/your-message?token=${token}`, language)
