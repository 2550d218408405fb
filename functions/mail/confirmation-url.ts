import { type Language, localizedPath } from '#contracts/values/language.ts'

/** The page confirms the sign-up on load. */
export const confirmationUrl = (publicOrigin: string, language: Language, token: string) =>
  publicOrigin + localizedPath(`/job-seeker-compass/confirm?token=${token}`, language)

/** The page withdraws the sign-up when its button is pressed. */
export const withdrawalUrl = (publicOrigin: string, language: Language, token: string) =>
  `${confirmationUrl(publicOrigin, language, token)}&not-me=1`
