import type { Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'

/** Returns the URL of the page that confirms the sign-up when it loads. */
export const confirmationUrl = (publicOrigin: string, language: Language, token: string) =>
  publicOrigin + localizedPath(`/job-seeker-compass/confirm?token=${token}`, language)

/** Returns the URL of the page that withdraws the sign-up when its button is pressed. */
export const withdrawalUrl = (publicOrigin: string, language: Language, token: string) =>
  `${confirmationUrl(publicOrigin, language, token)}&not-me=1`
