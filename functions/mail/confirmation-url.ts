import type { Language } from '#contracts/words/language.ts'

/** The page that confirms a sign-up on load. */
export const confirmationUrl = (publicOrigin: string, language: Language, token: string) =>
  `${publicOrigin}${language === 'de' ? '/de' : ''}/job-seeker-compass/confirm?token=${token}`

/** The same page, which then needs a press before it withdraws the sign-up. */
export const withdrawalUrl = (publicOrigin: string, language: Language, token: string) =>
  `${confirmationUrl(publicOrigin, language, token)}&not-me=1`
