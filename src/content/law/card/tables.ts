import {
  type CardResult,
  type FindingLine,
  type Gate,
  known,
  type PointLine,
  primary,
  secondary,
} from '#src/content/law/law.ts'
import type { CARD_OUTCOMES } from './outcomes.ts'
import type { CardAnswers, CardFindings } from './questions.ts'

/** Passport and place: they stop with an outcome, or the embassy or the immigration authority decides. */
export const GATES = [
  {
    id: 'A-01',
    when: { country: ['eu'] },
    outcome: 'C_EU',
    law: [primary('§ 1 Abs. 1, § 2 Abs. 2, § 12 Abs. 1 FreizügG/EU'), primary('§ 28 AufenthV')],
  },
  {
    id: 'A-02',
    when: { country: ['vf8', 'other'], where: ['de_settled'] },
    outcome: 'C_SETTLED',
    law: [primary('§ 4a Abs. 1 AufenthG'), primary('§ 20a Abs. 4 Satz 2 AufenthG')],
  },
  {
    id: 'A-03',
    when: { country: ['vf8', 'other'], where: ['de_family'] },
    outcome: 'C_FAMILY',
    law: [primary('§ 4a Abs. 1 AufenthG'), primary('§ 20a Abs. 4 Satz 2 AufenthG')],
  },
  {
    id: 'A-04',
    when: { country: ['vf8', 'other'], where: ['de_protected'] },
    outcome: 'C_PROTECTED',
    law: [primary('§ 20a Abs. 4 Satz 2 AufenthG'), primary('§ 4a Abs. 1, 2 AufenthG')],
  },
  {
    id: 'A-05',
    when: { country: ['vf8', 'other'], where: ['de_asylum'] },
    outcome: 'C_ASYLUM',
    law: [primary('§ 10 Abs. 1, 3 AufenthG'), primary('§ 20a Abs. 4 Satz 2 AufenthG')],
  },
  {
    id: 'A-06',
    when: { country: ['vf8'], where: ['de_visit'] },
    outcome: 'C_VISAFREE',
    law: [
      primary('§ 41 Abs. 1, 3 AufenthV'),
      primary('§ 20a Abs. 4 Satz 2 AufenthG'),
      secondary('an embassy and a law firm disagree'),
    ],
  },
  {
    id: 'A-07',
    when: { country: ['other'], where: ['de_visit'] },
    outcome: 'C_VISITOR',
    law: [primary('§ 20a Abs. 4 Satz 2 AufenthG'), primary('§ 5 Abs. 2 AufenthG')],
  },
  {
    id: 'A-08',
    when: { country: ['vf8', 'other'], where: ['de_seek17'] },
    outcome: 'C_SEEK17',
    law: [primary('§ 17 Abs. 3 Satz 2 AufenthG'), primary('§ 20a Abs. 4 Satz 2 AufenthG')],
  },
  {
    id: 'A-09',
    when: { country: ['vf8', 'other'], where: ['abroad'] },
    outcome: null,
    law: [primary('§ 5 Abs. 2, § 6 Abs. 3, § 71 Abs. 2 AufenthG'), primary('§ 20a AufenthG')],
  },
  {
    id: 'A-10',
    when: { country: ['vf8', 'other'], where: ['de_purpose'] },
    outcome: null,
    law: [primary('§ 20a Abs. 4 Satz 2 AufenthG'), primary('§ 39 Satz 1 Nr. 1 AufenthV')],
  },
] as const satisfies readonly Gate<CardAnswers, keyof typeof CARD_OUTCOMES>[]

/** Ways to the card, by the qualification that leads to each. */
export const WAYS = [
  {
    id: 'W-01',
    when: { qualification: ['full'] },
    is: 'way1',
    law: [primary('§ 20a Abs. 3 Nr. 1 AufenthG'), primary('§ 18 Abs. 3 AufenthG')],
  },
  {
    id: 'W-02',
    when: { qualification: ['comparable'], regulated: ['no'] },
    is: 'way1',
    law: [primary('§ 20a Abs. 3 Nr. 1 AufenthG'), primary('§ 18 Abs. 3 Nr. 2 AufenthG')],
  },
  {
    id: 'W-03',
    when: { qualification: ['comparable'], regulated: ['yes'] },
    is: 'way1ask',
    law: [primary('§ 18 Abs. 3 Nr. 2 AufenthG'), known('practice of embassies')],
  },
  {
    id: 'W-04',
    when: { qualification: ['partial'] },
    is: 'way2',
    law: [primary('§ 20b Abs. 1 Satz 2 AufenthG')],
  },
  {
    id: 'W-05',
    when: { qualification: ['degree_home'] },
    is: 'way2',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 1 Buchst. b AufenthG')],
  },
  {
    id: 'W-06',
    when: { qualification: ['training_home'] },
    is: 'way2',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 1 Buchst. a AufenthG')],
  },
  {
    id: 'W-07',
    when: { qualification: ['ahk'] },
    is: 'way2',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 1 Buchst. c AufenthG')],
  },
  {
    id: 'W-08',
    when: { qualification: ['short', 'none'] },
    is: 'noq',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 1 AufenthG')],
  },
  {
    id: 'W-09',
    when: { qualification: ['unsure'] },
    is: 'qask',
    law: [primary('§ 20a Abs. 4 Satz 4 AufenthG')],
  },
] as const satisfies readonly FindingLine<CardAnswers, CardFindings['way']>[]

/** The language condition of the points route. */
export const LANGUAGE = [
  {
    id: 'G-01',
    when: { german: ['A1', 'A2', 'B1', 'B2'] },
    is: 'met',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 2 Buchst. a AufenthG')],
  },
  {
    id: 'G-02',
    when: { german: ['none'], english: ['B2', 'C1'] },
    is: 'met',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 2 Buchst. b AufenthG')],
  },
  {
    id: 'G-03',
    when: { german: ['none'], english: ['below'] },
    is: 'missing',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 2 AufenthG')],
  },
] as const satisfies readonly FindingLine<CardAnswers, CardFindings['language']>[]

/** Answers that count points. The years of the 35th and the 40th birthday can be read in two ways. */
export const POINTS = [
  {
    id: 'P-01',
    when: { qualification: ['partial'] },
    certain: 'opportunityCardPointsPartialRecognition',
    atMost: 'opportunityCardPointsPartialRecognition',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 1 AufenthG'), primary('§ 20b Abs. 2 AufenthG')],
  },
  {
    id: 'P-02',
    when: { german: ['B2'] },
    certain: 'opportunityCardPointsGermanB2',
    atMost: 'opportunityCardPointsGermanB2',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 2 AufenthG'), primary('§ 2 Abs. 11a AufenthG')],
  },
  {
    id: 'P-03',
    when: { german: ['B1'] },
    certain: 'opportunityCardPointsGermanB1',
    atMost: 'opportunityCardPointsGermanB1',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 3 AufenthG')],
  },
  {
    id: 'P-04',
    when: { german: ['A2'] },
    certain: 'opportunityCardPointsGermanA2',
    atMost: 'opportunityCardPointsGermanA2',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 4 AufenthG')],
  },
  {
    id: 'P-05',
    when: { english: ['C1'] },
    certain: 'opportunityCardPointsEnglishC1',
    atMost: 'opportunityCardPointsEnglishC1',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 5 AufenthG')],
  },
  {
    id: 'P-06',
    when: { experience: ['five'] },
    certain: 'opportunityCardPointsLongExperience',
    atMost: 'opportunityCardPointsLongExperience',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 6 AufenthG')],
  },
  {
    id: 'P-07',
    when: { experience: ['two'] },
    certain: 'opportunityCardPointsShortExperience',
    atMost: 'opportunityCardPointsShortExperience',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 7 AufenthG')],
  },
  {
    id: 'P-08',
    when: { shortage: ['yes'] },
    certain: 'opportunityCardPointsShortageOccupation',
    atMost: 'opportunityCardPointsShortageOccupation',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 8 AufenthG'), primary('§ 18g Abs. 1 Satz 2 Nr. 1 AufenthG')],
  },
  {
    id: 'P-09',
    when: { shortage: ['unsure'] },
    certain: null,
    atMost: 'opportunityCardPointsShortageOccupation',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 8 AufenthG')],
  },
  {
    id: 'P-10',
    when: { age: ['to34'] },
    certain: 'opportunityCardPointsYoungerAge',
    atMost: 'opportunityCardPointsYoungerAge',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 9 AufenthG')],
  },
  {
    id: 'P-11',
    when: { age: ['y35'] },
    certain: 'opportunityCardPointsMiddleAge',
    atMost: 'opportunityCardPointsYoungerAge',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 9, 10 AufenthG')],
  },
  {
    id: 'P-12',
    when: { age: ['y36_39'] },
    certain: 'opportunityCardPointsMiddleAge',
    atMost: 'opportunityCardPointsMiddleAge',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 10 AufenthG')],
  },
  {
    id: 'P-13',
    when: { age: ['y40'] },
    certain: null,
    atMost: 'opportunityCardPointsMiddleAge',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 10 AufenthG')],
  },
  {
    id: 'P-14',
    when: { stay: ['yes'] },
    certain: 'opportunityCardPointsEarlierStay',
    atMost: 'opportunityCardPointsEarlierStay',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 11 AufenthG')],
  },
  {
    id: 'P-15',
    when: { partner: ['yes'] },
    certain: 'opportunityCardPointsPartner',
    atMost: 'opportunityCardPointsPartner',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 12 AufenthG')],
  },
] as const satisfies readonly PointLine<CardAnswers>[]

/** Results of way, language, points and money. */
export const RESULTS = [
  {
    id: 'R-01',
    when: { way: ['way1'], money: ['yes'] },
    outcome: 'C_WAY1',
    law: [primary('§ 20a Abs. 3 Nr. 1, Abs. 4 Satz 1 AufenthG')],
  },
  {
    id: 'R-02',
    when: { way: ['way1'], money: ['no', 'unsure'] },
    outcome: 'C_WAY1_MONEY',
    law: [primary('§ 20a Abs. 4 Satz 1 AufenthG'), primary('§ 2 Abs. 3 AufenthG')],
  },
  {
    id: 'R-03',
    when: { way: ['way2', 'way1ask'], language: ['met'], band: ['reached'], money: ['yes'] },
    outcome: 'C_WAY2',
    law: [primary('§ 20a Abs. 3 Nr. 2, Abs. 4 AufenthG'), primary('§ 20b Abs. 2 Satz 2 AufenthG')],
  },
  {
    id: 'R-04',
    when: { way: ['way2', 'way1ask'], language: ['met'], band: ['reached'], money: ['no', 'unsure'] },
    outcome: 'C_WAY2_MONEY',
    law: [primary('§ 20a Abs. 4 Satz 1 AufenthG')],
  },
  {
    id: 'R-05',
    when: { way: ['way1ask'], language: ['met'], band: ['border', 'below'] },
    outcome: 'C_REGULATED_ASK',
    law: [primary('§ 18 Abs. 3 Nr. 2 AufenthG'), known('practice of embassies')],
  },
  {
    id: 'R-06',
    when: { way: ['way1ask'], language: ['missing'] },
    outcome: 'C_REGULATED_ASK',
    law: [primary('§ 18 Abs. 3 Nr. 2 AufenthG'), known('practice of embassies')],
  },
  {
    id: 'R-07',
    when: { way: ['way2'], language: ['met'], band: ['border'] },
    outcome: 'C_BORDER',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 8, 9, 10 AufenthG')],
  },
  {
    id: 'R-08',
    when: { way: ['way2'], language: ['met'], band: ['below'] },
    outcome: 'C_BELOW',
    law: [primary('§ 20b Abs. 2 Satz 2 AufenthG')],
  },
  {
    id: 'R-09',
    when: { way: ['way2'], language: ['missing'] },
    outcome: 'C_LANGUAGE',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 2 AufenthG')],
  },
  {
    id: 'R-10',
    when: { way: ['noq'] },
    outcome: 'C_NO_QUALIFICATION',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 1 AufenthG')],
  },
  {
    id: 'R-11',
    when: { way: ['qask'] },
    outcome: 'C_FIND_OUT',
    law: [primary('§ 20a Abs. 4 Satz 4 AufenthG')],
  },
] as const satisfies readonly CardResult<CardFindings, keyof typeof CARD_OUTCOMES>[]
