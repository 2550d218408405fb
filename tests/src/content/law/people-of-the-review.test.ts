import { describe, expect, test } from 'vitest'
import { TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/tables.ts'
import { hintsFor } from '#contracts/tables/advice.ts'
import { existingAnswers, withCountryGroups } from '#contracts/tables/answers.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import type { Check } from '#src/content/law/tools.ts'

/** The outcome of an address, all of whose answers are asked; and the hints below it. */
function told(check: Check, address: string): { outcome: string | undefined; hints: string[] } {
  const tables = checkTables(check)
  const given = answersIn(address)
  const answers = existingAnswers(tables.questions, given)
  expect(Object.keys(answers), `${address}: an answer to a question that is not asked`).toEqual(
    Object.keys(given),
  )
  return {
    outcome: verdictOf(tables, withCountryGroups(tables.questions, answers))?.outcome,
    hints: hintsFor(tables, check.hints, answers).map(({ id }) => id),
  }
}

type Person = [
  number: number,
  who: string,
  tool: 'you' | 'hire',
  address: string,
  outcome: string,
  hint?: string,
]

/** The fourth review of the content, 2.1: what the law says first, decided there before it was computed. */
const REVIEWED: Person[] = [
  [
    1,
    'Indian engineer, Dutch Blue Card of 14 months',
    'you',
    'who=degree_list&country=in&goal=work&where=eu_permit&eu_kind=blue',
    'Y_MOBILE_BLUE',
  ],
  [
    2,
    'American, remote for a US firm',
    'you',
    'who=degree_list&country=us&goal=other&else=remote',
    'Y_ELSE_REMOTE',
  ],
  [3, 'British pensioners of 67', 'you', 'who=none&country=gb&goal=other&else=retire', 'Y_ELSE_RETIRE'],
  [
    4,
    'stateless engineer, 53,500',
    'you',
    'who=degree_list&country=stateless&goal=work&where=abroad&salary=hi',
    'Y_BLUE',
    'YH-33',
  ],
  [5, 'German in Munich, Thai wife', 'you', 'who=degree_other&country=de&goal=bring', 'Y_BRING_GERMAN'],
  [
    6,
    'wife of a Blue Card holder separates',
    'you',
    'who=none&country=in&goal=other&else=marriage&marriage=reached',
    'Y_MARRIAGE_OWN',
  ],
  [
    7,
    'wife beaten after 14 months',
    'you',
    'who=none&country=ma&goal=other&else=marriage&marriage=violence',
    'Y_MARRIAGE_VIOLENCE',
  ],
  [
    8,
    'unmarried Colombian girlfriend',
    'you',
    'who=none&country=co&goal=other&else=partner',
    'Y_ELSE_PARTNER',
  ],
  [9, 'daughter of 19', 'you', 'who=none&country=ir&goal=family&relation=relative', 'Y_FAM_RELATIVE'],
  [
    10,
    'Filipino nurse, bachelor, 50, licence, 46,800',
    'you',
    'who=nurse&country=ph&goal=work&where=abroad&salary=mid',
    'Y_WORK_NURSE_SALARY',
    'YH-9c',
  ],
  [
    11,
    'Vietnamese, language course, then training here',
    'you',
    'who=none&country=vn&goal=study&where=de_study&place=train_company',
    'Y_TRAINING_HERE',
  ],
  [
    12,
    'Iranian researcher brings her husband',
    'you',
    'who=degree_list&country=ir&goal=bring&holder=listed',
    'Y_BRING_WORK',
  ],
  [13, 'mother in Kharkiv', 'you', 'who=none&country=ua&goal=other&else=protection', 'Y_ELSE_PROTECTION'],
  [14, 'Nigerian from Kharkiv, § 24', 'you', 'who=none&country=ng&goal=work&where=de_temp', 'Y_TEMP_WORK'],
  [15, 'Iraqi, § 104c until February', 'you', 'who=none&country=iq&goal=other&else=extend', 'Y_ELSE_EXTEND'],
  [
    16,
    'Armenian family, Duldung',
    'you',
    'who=training&country=am&goal=work&where=de_asylum',
    'Y_ASYLUM_WORK',
  ],
  [17, 'Nepali speciality cook', 'you', 'who=cook&country=np&goal=work&where=abroad', 'Y_WORK_COOK'],
  [18, 'Bosnian visitor, building site', 'you', 'who=none&country=ba&goal=work&where=de_visit', 'Y_VISITOR'],
  [19, 'Australian, working holiday', 'you', 'who=none&country=au&goal=other&else=holiday', 'Y_ELSE_HOLIDAY'],
  [
    20,
    'Russian maths teacher, 61,000',
    'you',
    'who=degree_list&country=ru&goal=work&where=abroad&salary=hi',
    'Y_BLUE',
    'YH-32',
  ],
  [
    21,
    'Chinese graduate of a German university, studio',
    'you',
    'who=degree_other&country=cn&goal=other&else=self_graduate',
    'Y_ELSE_SELF_GRADUATE',
  ],
  [
    22,
    'Ghanaian mother of a Polish child here',
    'you',
    'who=none&country=gh&goal=family&relation=par_eu',
    'Y_FAM_EU_PARENT',
  ],
  [
    23,
    'Cameroonian care assistant, trained here',
    'you',
    'who=care&country=cm&goal=search&where=de_graduate',
    'Y_SEARCH_20_ASSISTANT',
  ],
  [
    24,
    'Mexican anaesthetist of 49, licence promised',
    'you',
    'who=doctor&country=mx&goal=work&where=abroad&salary=hi',
    'Y_WORK_DOCTOR',
  ],
  [
    25,
    'Serbian IT, no degree, 51, 47,500',
    'you',
    'who=it_exp&country=rs&goal=work&where=abroad&salary=mid',
    'Y_IT_BLUE',
    'YH-9e',
  ],
  [
    26,
    'employer: manager from the Japanese parent',
    'hire',
    'whom=transfer&passport=jp&where=abroad',
    'B_ICT',
  ],
  [27, 'hotel: apprentices from Morocco', 'hire', 'whom=trainee&passport=ma&where=abroad', 'B_TRAINEE'],
  [
    28,
    'bus company: Turkish driver of 46',
    'hire',
    'whom=driver&passport=tr&where=abroad',
    'B_DRIVER',
    'HH-4e',
  ],
  [
    29,
    'Berlin start-up, fast track',
    'hire',
    'whom=degree_list&passport=in&where=abroad&salary=mid',
    'B_BLUE_LIST',
    'HH-1',
  ],
  [
    30,
    'site in Munich: welders posted by a Polish firm',
    'hire',
    'whom=trained_unrec&passport=ua&where=posted',
    'B_POSTED',
  ],
]

/** People of groups that no other test covers. */
const OTHERS: Person[] = [
  [
    31,
    'electrician, two years on § 18a, new offer',
    'you',
    'who=training&country=in&goal=work&where=de_job',
    'Y_CHANGE_JOB',
    'YH-31',
  ],
  [
    32,
    'engineer on § 18b, offer above the limit',
    'you',
    'who=degree_list&country=tr&goal=work&where=de_job',
    'Y_CHANGE_JOB',
    'YH-30',
  ],
  [
    33,
    'EU long-term resident of Italy, Senegalese, looks for work',
    'you',
    'who=none&country=sn&goal=search&where=eu_permit&eu_kind=long_term',
    'Y_MOBILE_LONG_TERM',
  ],
  [
    34,
    'student in Warsaw, Indian, a term in Munich',
    'you',
    'who=none&country=in&goal=study&where=eu_permit&eu_kind=student',
    'Y_MOBILE_STUDENT',
  ],
  [
    35,
    'Korean manager with a French ICT permit',
    'you',
    'who=degree_other&country=kr&goal=work&where=eu_permit&eu_kind=ict',
    'Y_MOBILE_ICT',
  ],
  [
    36,
    'Brazilian postdoc with an Austrian research permit',
    'you',
    'who=degree_list&country=br&goal=work&where=eu_permit&eu_kind=research',
    'Y_MOBILE_RESEARCH',
  ],
  [
    37,
    'Moldovan welder whom his Romanian firm sends',
    'you',
    'who=training&country=md&goal=work&where=eu_permit&eu_kind=posted',
    'Y_MOBILE_POSTED',
  ],
  [
    38,
    'Moroccan with a Spanish work permit, offer in Berlin',
    'you',
    'who=none&country=ma&goal=work&where=eu_permit&eu_kind=other',
    'Y_MOBILE_OTHER',
  ],
  [
    39,
    'husband of a German, separated after a year, no child',
    'you',
    'who=none&country=tn&goal=other&else=marriage&marriage=neither',
    'Y_MARRIAGE_NEITHER',
  ],
  [40, 'German abroad, moves back to work', 'you', 'who=degree_list&country=de&goal=work', 'Y_GERMAN'],
  [
    41,
    'ethnic German from Kazakhstan',
    'you',
    'who=training&country=kz&goal=other&else=resettle',
    'Y_ELSE_RESETTLE',
  ],
  [
    42,
    'refugee with a travel document, looks for work',
    'you',
    'who=none&country=stateless&goal=search&where=de_refugee',
    'Y_REFUGEE_WORK',
    'YH-41',
  ],
  [
    43,
    'nurse without a known salary',
    'you',
    'who=nurse&country=tn&goal=work&where=abroad&salary=unknown',
    'Y_WORK_NURSE',
  ],
  [
    44,
    'speciality cook looks for work from abroad',
    'you',
    'who=cook&country=th&goal=search&where=abroad',
    'Y_SEARCH_NONE',
  ],
  [
    45,
    'employer: engineer with a Dutch Blue Card',
    'hire',
    'whom=degree_list&passport=in&where=eu_permit',
    'B_MOBILE',
  ],
]

describe.for([
  ['the thirty people of the review', REVIEWED],
  ['fifteen more', OTHERS],
] as const)('%s', ([, people]) => {
  test.for(people)('%i %s', ([, , tool, address, outcome, hint]) => {
    const said = told(TOOLS[tool], address)
    expect(said.outcome).toBe(outcome)
    if (hint) expect(said.hints).toContain(hint)
  })
})
