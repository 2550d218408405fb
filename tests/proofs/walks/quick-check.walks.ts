import { addressOf } from '#contracts/tables/answers-address.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import { factNamed } from '#src/content/facts.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import { type Act, galleryWalk } from '#tests/support/gallery-walk.ts'
import type { Gesture, Visit } from '#tests/support/visit.ts'

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

/** Sightings in every tool. */
const sightings = {
  asking: (visit: Visit) => visit.seesHeading('Your result'),
  weighing: null,
  answered: (visit: Visit) => visit.sees('It is not a check of your case and not legal advice.'),
}

/** A tool of the law, with the act of the gallery's answer; most `answers` stand here, since each would show the gallery more results. */
const toolWalk = (flow: string, answer: Act, answers: Record<string, Gesture>) =>
  galleryWalk(flow, {
    endpoint: null,
    acts: {
      answer,
      arrive: (visit, event) => visit.load(`${GALLERY_FLOWS[flow]?.path}#${addressOf(event.answers)}`),
      takeBack: (visit) => visit.press('Undo the last change'),
      startOver: (visit) => visit.press('Start over'),
      show: (visit) => visit.press('Show the result'),
    },
    more: answers,
    sightings,
  })

/** Gestures of a visitor in the quick check for people, and what it shows. */
export const quickCheckWalk = toolWalk(
  'quick-check',
  (visit) => visit.choose('and want to', 'learn German'),
  {
    sayWho: choose('who', 'nurse', 'I am', 'a nurse, or in another health profession'),
    chooseCountry: choose('country', 'tr', 'from', 'Türkiye'),
    wantRecognition: choose('goal', 'recognition', 'and want to', 'have my profession recognised'),
    sayAbroad: pick('where', 'abroad', 'No, outside Germany'),
    sayHowFar: pick('stage', 'notice', 'I have a notice that names what is missing'),
    chooseNoCountry: choose('country', '', 'from', 'please choose'),
  },
)

/** The same of the check for employers, where a job may settle it before the salary is asked. */
export const employerCheckWalk = toolWalk(
  'employer-check',
  (visit) => visit.choose('We want to hire', 'a lorry or bus driver'),
  {
    hireGraduate: choose(
      'whom',
      'degree_list',
      'We want to hire',
      'for IT, engineering, science, health or teaching (with a degree)',
    ),
    chooseCountry: choose('passport', 'in', 'with a passport of', 'India'),
    sayAbroad: pick('where', 'abroad', 'abroad'),
    offerSalary: pick('salary', 'hi', `${salaryFrom} or more`),
  },
)

/** The same of the points calculator, where a passport may settle it. */
export const pointsWalk = toolWalk(
  'points',
  (visit) => visit.choose('Which passport do you hold?', 'Türkiye'),
  {
    comeFromFrance: choose('country', 'fr', 'Which passport do you hold?', 'France'),
    sayAbroad: pick('where', 'abroad', 'Outside Germany'),
    beRecognised: pick('qualification', 'full', 'Fully recognised in Germany'),
    haveNoMoneyYet: pick('money', 'no', 'Not yet'),
  },
)
