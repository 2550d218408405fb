import { localizedPath, type VisitorLanguage } from '#contracts/values/language.ts'

export const messageAddress = (language: VisitorLanguage, token: string): string =>
  localizedPath(`/your-message?token=${token}`, language)
