import type { EventFromLogic } from 'xstate'
import type { quickCheckMachine } from '#machines/quick-check.ts'

type Gestures = Record<string, { event: EventFromLogic<typeof quickCheckMachine> }>

const choose = (question: string, answer: string) =>
  ({ event: { type: 'answer', question, answer } }) as const
const arrive = (answers: Record<string, string>) => ({ event: { type: 'arrive', answers } }) as const

/** What one can do with every tool. */
const always = {
  takeBack: { event: { type: 'takeBack' } },
  startOver: { event: { type: 'startOver' } },
  show: { event: { type: 'show' } },
} as const

/** What a visitor does with the quick check for people. */
export const quickCheckGestures = {
  sayWho: choose('who', 'nurse'),
  chooseCountry: choose('country', 'tr'),
  wantRecognition: choose('goal', 'recognition'),
  wantWork: choose('goal', 'work'),
  sayHowFar: choose('stage', 'notice'),
  chooseNoCountry: choose('country', ''),
  followLink: arrive({ who: 'nurse', country: 'tr', goal: 'recognition', stage: 'notice' }),
  followOldLink: arrive({ who: 'astronaut', country: 'tr' }),
  ...always,
} satisfies Gestures

/** The same of the check for employers, where a job may settle it before the salary is asked. */
export const employerCheckGestures = {
  hireDriver: choose('whom', 'driver'),
  hireGraduate: choose('whom', 'degree_list'),
  chooseCountry: choose('passport', 'in'),
  sayAbroad: choose('where', 'abroad'),
  offerSalary: choose('salary', 'hi'),
  followLink: arrive({ whom: 'driver', passport: 'in', where: 'abroad' }),
  followOldLink: arrive({ passport: 'atlantis' }),
  ...always,
} satisfies Gestures

/** The same of the points calculator, where a passport may settle it. */
export const pointsGestures = {
  comeFromFrance: choose('nationality', 'fr'),
  comeFromTurkey: choose('nationality', 'tr'),
  sayAbroad: choose('where', 'abroad'),
  beRecognised: choose('qualification', 'full'),
  showMoney: choose('money', 'yes'),
  followLink: arrive({ nationality: 'tr', where: 'abroad', qualification: 'full', money: 'no' }),
  followOldLink: arrive({ age: 'y50' }),
  ...always,
} satisfies Gestures
