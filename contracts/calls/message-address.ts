import { localizedPath, type VisitorLanguage } from '#contracts/values/language.ts'

/** Path of the page that shows the status of a message, by the token of its receipt. */
export const messageAddress = (language: VisitorLanguage, token: string): string =>
  localizedPath(`/your-message?token=${token}`, language)
