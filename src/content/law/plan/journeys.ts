import type { Journey, PlanWhen } from '#src/content/law/law.ts'

/** Permits for a qualified job, for which an employer can start the fast track. */
export const JOB = ['blue', 'degree', 'work', 'partnership'] as const satisfies readonly Journey[]

/** Recognition of a health profession, and the permit behind it. */
export const HEALTH = ['doctor', 'nurse'] as const satisfies readonly Journey[]

/** Permits for work of which an embassy decides as it does of other work visas. */
export const LIKE_WORK = [
  ...JOB,
  'otherWork',
  ...HEALTH,
  'licensed',
  'card',
] as const satisfies readonly Journey[]

export const LEARNING = [
  'measure',
  'language',
  'study',
  'studyPlace',
  'training',
  'trainingPlace',
] as const satisfies readonly Journey[]

export const FAMILY = ['family', 'familyOfGerman', 'familyEu'] as const satisfies readonly Journey[]

/** Everything that begins with an application. */
export const APPLIED_FOR = [
  ...LIKE_WORK,
  ...LEARNING,
  ...FAMILY,
  'visa',
] as const satisfies readonly Journey[]

/** Lines for the person who comes. */
export const OWN = { tool: ['you', 'card'] } as const satisfies Omit<PlanWhen, 'journey'>
/** Lines for the employer. */
export const EMPLOYER = { tool: ['hire'] } as const satisfies Omit<PlanWhen, 'journey'>

export const ABROAD = { where: ['abroad'] } as const
/** People in Germany with a permit that another one can follow. */
export const HERE = {
  where: ['de_job', 'de_blue', 'de_study', 'de_search', 'de_graduate', 'de_purpose'],
} as const
/** Entered without a visa, where the passport allows an application in Germany. */
export const VISIT = { where: ['de_visit'] } as const
