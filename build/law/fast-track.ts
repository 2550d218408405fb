import type { Answers } from '#contracts/tables/answers.ts'

/** True for people who live in Germany. Visitors (`de_visit`) do not count: most of them must apply from abroad. */
export const isHere = ({ where = '' }: Answers): boolean => where.startsWith('de_') && where !== 'de_visit'

/**
 * True if one of the texts mentions the fast-track procedure, which is only for people who have yet to enter Germany
 * (§ 81a AufenthG).
 */
export const offersFastTrack = (texts: readonly string[]): boolean =>
  texts.some((text) => /fast track|beschleunigt|hızlandırılmış|§\s?81a/i.test(text))
