import { guide, site } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People who study or train. */
export const STUDY_OUTCOMES = {
  Y_STUDY: {
    kind: 'route',
    en: {
      title: 'Study (§ 16b)',
      text: 'With admission there is a right to the permit if all other conditions are met. You show {studentLivingCostsMonthly}. Work is limited to {studyWorkDays} a year.',
      next: 'Apply at the embassy or consulate as soon as you have the letter',
    },
    de: {
      title: 'Studium (§ 16b)',
      text: 'Mit Zulassung besteht ein Anspruch, wenn alle anderen Bedingungen erfüllt sind. Nachzuweisen sind {studentLivingCostsMonthly}. Arbeit ist auf {studyWorkDays} im Jahr begrenzt.',
      next: 'Mit der Zulassung gleich bei Botschaft oder Konsulat beantragen',
    },
    to: site('https://www.make-it-in-germany.com'),
    guides: ['language-course-visa-germany'],
  },
  Y_STUDY_APPLY: {
    kind: 'route',
    en: {
      title: 'Stay to apply for a study place (§ 17(2))',
      text: 'For up to {studyPlaceSearchStay}, with covered living costs. Applying from home is often quicker.',
      next: 'Check the deadlines of the universities',
    },
    de: {
      title: 'Aufenthalt zur Studienbewerbung (§ 17 Abs. 2)',
      text: 'Für bis zu {studyPlaceSearchStay}, mit gesichertem Lebensunterhalt. Von zu Hause zu bewerben geht oft schneller.',
      next: 'Die Fristen der Hochschulen prüfen',
    },
    to: site('https://www.make-it-in-germany.com'),
    guides: [],
  },
  Y_TRAINING: {
    kind: 'route',
    en: {
      title: 'Training (§ 16a)',
      text: 'For company training the Federal Employment Agency must consent. German at B1 is asked unless the school has checked it or a course comes first. Up to {trainingSideJob} of other work are allowed.',
      next: 'Ask the employer about the fast track',
    },
    de: {
      title: 'Ausbildung (§ 16a)',
      text: 'Bei betrieblicher Ausbildung muss die Bundesagentur für Arbeit zustimmen. Deutsch B1 wird verlangt, außer die Schule hat es geprüft oder ein Kurs geht voraus. Erlaubt sind bis zu {trainingSideJob} andere Arbeit.',
      next: 'Den Betrieb nach dem beschleunigten Verfahren fragen',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['job-seeker-visa-germany'],
  },
  Y_TRAINING_SEARCH: {
    kind: 'route',
    en: {
      title: 'Search for a training place (§ 17(1))',
      text: 'For people under {trainingSearchAge} with B1 German, covered living costs and a school certificate that opens university: up to {trainingSearchStay}, with up to {trainingSideJob} of work.',
      next: 'Compare it with applying from home',
    },
    de: {
      title: 'Suche eines Ausbildungsplatzes (§ 17 Abs. 1)',
      text: 'Für Menschen unter {trainingSearchAge} mit Deutsch B1, gesichertem Lebensunterhalt und einem Schulabschluss, der zum Studium berechtigt: bis zu {trainingSearchStay}, mit bis zu {trainingSideJob} Arbeit.',
      next: 'Mit der Bewerbung von zu Hause vergleichen',
    },
    to: guide('job-seeker-visa-germany'),
    guides: ['job-seeker-visa-germany', 'language-course-visa-germany'],
  },
  Y_TRAINING_35: {
    kind: 'not-yet',
    en: {
      title: 'Find the training place from home',
      text: 'The search stay ends at {trainingSearchAge}. With a training contract, age plays no part (§ 16a).',
      next: 'Apply to companies online; the Opportunity Card is another way if you have a qualification',
    },
    de: {
      title: 'Den Ausbildungsplatz von zu Hause finden',
      text: 'Der Aufenthalt zur Suche endet mit {trainingSearchAge}. Mit einem Ausbildungsvertrag spielt das Alter keine Rolle (§ 16a).',
      next: 'Online bei Betrieben bewerben; mit Abschluss ist die Chancenkarte ein anderer Weg',
    },
    to: guide('job-seeker-visa-germany'),
    guides: ['job-seeker-visa-germany', 'opportunity-card-germany'],
  },
} as const satisfies Record<string, Outcome>

export const STUDY_ROWS = [
  {
    id: 'Y-90',
    when: { country: NOT_EU, goal: ['study'], place: ['uni_yes'] },
    outcome: 'Y_STUDY',
    law: [primary('§ 16b Abs. 1, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-91',
    when: { country: NOT_EU, goal: ['study'], place: ['uni_no'] },
    outcome: 'Y_STUDY_APPLY',
    law: [primary('§ 17 Abs. 2, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-92',
    when: { country: NOT_EU, goal: ['study'], place: ['train_yes'] },
    outcome: 'Y_TRAINING',
    law: [primary('§ 16a AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-93',
    when: { country: NOT_EU, goal: ['study'], place: ['train_u35'] },
    outcome: 'Y_TRAINING_SEARCH',
    law: [primary('§ 17 Abs. 1, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-94',
    when: { country: NOT_EU, goal: ['study'], place: ['train_35'] },
    outcome: 'Y_TRAINING_35',
    law: [primary('§ 17 Abs. 1 Satz 1 Nr. 1 AufenthG'), primary('§ 16a AufenthG')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof STUDY_OUTCOMES>[]
