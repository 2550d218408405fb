import type { Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'

export const messageAddress = (language: Language, token: string): string =>
  localizedPath(`/your-message?token=${token}`, language)

/** Path of the team's page about a message. It is in English only. */
export const teamMessageAddress = (token: string): string => `/team-message?token=${token}`
