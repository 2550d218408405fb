import { localizedPath, type VisitorLanguage } from '#contracts/values/language.ts'

export const messageAddress = (language: VisitorLanguage, token: string): string =>
  localizedPath(`/your-message?token=${token}`, language)

/** Path of the team's page about a message. It is in English only. */
export const teamMessageAddress = (token: string): string => `/team-message?token=${token}`
