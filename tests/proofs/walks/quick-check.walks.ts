import { addressOf } from '#contracts/tables/answers-address.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import { factNamed } from '#src/content/facts.ts'
import { cardTables, checkTables } from '#src/content/law/tables.ts'
import { TOOLS } from '#src/content/law/tools.ts'
import type { Gesture, Visit, WalkedFlow } from '#tests/support/visit.ts'

const salaryFrom = formatFigure(factNamed('blueCardSalary'), 'en', 'figure')

const answer = (question: string, id: string) => ({ type: 'answer', question, answer: id })

/** An answer from a list, by the question and the option as they stand on the page. */
const choose = (question: string, id: string, label: string, option: string): Gesture => ({
  event: answer(question, id),
  act: (visit) => visit.choose(label, option),
})

/** An answer of those that all stand there, while it decides or was given. */
const pick = (question: string, id: string, option: string): Gesture => ({
  event: answer(question, id),
  act: (visit) => visit.tick(option, true),
  isOffered: ({ context: { answers, open } }) => question in answers || open.includes(question),
})

/** A link with answers, followed or pasted. */
const arrive = (path: string, answers: Record<string, string>): Gesture => ({
  event: { type: 'arrive', answers },
  act: (visit) => visit.load(`${path}#${addressOf(answers)}`),
})

/** Gestures that every tool offers. */
const always = {
  takeBack: { event: { type: 'takeBack' }, act: (visit: Visit) => visit.press('Undo the last change') },
  startOver: { event: { type: 'startOver' }, act: (visit: Visit) => visit.press('Start over') },
  show: { event: { type: 'show' }, act: (visit: Visit) => visit.press('Show the result') },
} satisfies Record<string, Gesture>

/** Sightings in every tool. */
const sightings = {
  asking: (visit: Visit) => visit.seesHeading('Your result'),
  weighing: null,
  answered: (visit: Visit) => visit.sees('It is not a check of your case and not legal advice.'),
}

/** Gestures of a visitor in the quick check for people, and what it shows. */
export const quickCheckWalk: WalkedFlow = {
  path: '/quick-check',
  endpoint: null,
  input: { tables: checkTables(TOOLS.you) },
  gestures: {
    sayWho: choose('who', 'nurse', 'I am', 'a nurse, or in another health profession'),
    chooseCountry: choose('country', 'tr', 'from', 'Türkiye'),
    wantRecognition: choose('goal', 'recognition', 'and want to', 'have my profession recognised'),
    wantWork: choose('goal', 'work', 'and want to', 'work: I have a job offer'),
    sayAbroad: pick('where', 'abroad', 'No, outside Germany'),
    sayHowFar: pick('stage', 'notice', 'I have a notice that names what is missing'),
    chooseNoCountry: choose('country', '', 'from', 'please choose'),
    followLink: arrive('/quick-check', {
      who: 'nurse',
      country: 'tr',
      goal: 'recognition',
      where: 'abroad',
      stage: 'notice',
    }),
    followOldLink: arrive('/quick-check', { who: 'astronaut', country: 'tr' }),
    ...always,
  },
  sightings,
}

/** The same of the check for employers, where a job may settle it before the salary is asked. */
export const employerCheckWalk: WalkedFlow = {
  path: '/quick-check/employers',
  endpoint: null,
  input: { tables: checkTables(TOOLS.hire) },
  gestures: {
    hireDriver: choose('whom', 'driver', 'We want to hire', 'a lorry or bus driver'),
    hireGraduate: choose(
      'whom',
      'degree_list',
      'We want to hire',
      'for IT, engineering, science, health or teaching (with a degree)',
    ),
    chooseCountry: choose('passport', 'in', 'with a passport of', 'India'),
    sayAbroad: pick('where', 'abroad', 'abroad'),
    offerSalary: pick('salary', 'hi', `${salaryFrom} or more`),
    followLink: arrive('/quick-check/employers', { whom: 'driver', passport: 'in', where: 'abroad' }),
    followOldLink: arrive('/quick-check/employers', { passport: 'atlantis' }),
    ...always,
  },
  sightings,
}

/** The same of the points calculator, where a passport may settle it. */
export const pointsWalk: WalkedFlow = {
  path: '/opportunity-card-points',
  endpoint: null,
  input: { tables: cardTables(TOOLS.card) },
  gestures: {
    comeFromFrance: choose('country', 'fr', 'Which passport do you hold?', 'France'),
    comeFromTurkey: choose('country', 'tr', 'Which passport do you hold?', 'Türkiye'),
    sayAbroad: pick('where', 'abroad', 'Outside Germany'),
    beRecognised: pick('qualification', 'full', 'Fully recognised in Germany'),
    haveNoMoneyYet: pick('money', 'no', 'Not yet'),
    followLink: arrive('/opportunity-card-points', {
      country: 'tr',
      where: 'abroad',
      qualification: 'full',
      money: 'no',
    }),
    followOldLink: arrive('/opportunity-card-points', { age: 'y50' }),
    ...always,
  },
  sightings,
}
