import type { Answers } from '#contracts/tables/answers.ts'

/** True for people in Germany whose permit another one can follow; visitors apply from abroad. */
export const isHere = ({ where = '' }: Answers): boolean => where.startsWith('de_') && where !== 'de_visit'

/** True if one of the texts names the fast track, which is for people who want to enter (§ 81a AufenthG). */
export const offersFastTrack = (texts: readonly string[]): boolean =>
  texts.some((text) => /fast track|beschleunigt|hızlandırılmış|§\s?81a/i.test(text))
