import { guide, site } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary } from '#src/content/law/law.ts'
import { type EmployersAnswers, NOT_EU } from './questions.ts'

/** Jobs with rules of their own. */
export const JOBS_OUTCOMES = {
  B_LEND: {
    kind: 'not-yet',
    en: {
      title: 'Temporary agency work is excluded as a rule',
      text: 'The Federal Employment Agency must refuse its consent for people who are lent to other companies. Only permits without its consent are left; ask a lawyer.',
      next: 'Offer a contract in your own company, or ask a lawyer',
    },
    de: {
      title: 'Zeitarbeit ist in der Regel ausgeschlossen',
      text: 'Wer an andere Betriebe verliehen wird, dem muss die Bundesagentur für Arbeit die Zustimmung versagen. Es bleiben nur Titel ohne diese Zustimmung; fragen Sie eine Anwältin oder einen Anwalt.',
      next: 'Eine Stelle im eigenen Betrieb anbieten oder Anwältin, Anwalt fragen',
    },
    to: guide('work-visa-germany-2025', 'typical-mistakes', 'typische-fehler'),
    guides: ['work-visa-germany-2025'],
  },
  B_ICT: {
    kind: 'route',
    en: {
      title: 'ICT Card (§ 19)',
      text: 'For managers and specialists up to {ictStay}, for graduate trainees up to {ictTraineeStay}. They must have belonged to the group for at least {ictMembership} and go back to it afterwards. The visa comes before entry, whatever the passport.',
      next: 'Compare it with a German contract and the Blue Card',
    },
    de: {
      title: 'ICT-Karte (§ 19)',
      text: 'Für Führungskräfte und Spezialisten bis zu {ictStay}, für Trainees mit Studium bis zu {ictTraineeStay}. Sie müssen der Gruppe seit mindestens {ictMembership:dative} angehören und danach zurückkehren können. Das Visum kommt vor der Einreise, unabhängig vom Pass.',
      next: 'Mit deutschem Vertrag und Blauer Karte vergleichen',
    },
    to: guide('work-visa-germany-2025', 'eu-blue-card', 'blaue-karte-eu'),
    guides: ['work-visa-germany-2025'],
  },
  B_ICT_HERE: {
    kind: 'ask',
    en: {
      title: 'The ICT Card is meant for people who come from abroad',
      text: 'For somebody who already lives here, a German contract is the usual way. Which permit fits depends on qualification and salary.',
      next: 'Answer the check again with the qualification',
    },
    de: {
      title: 'Die ICT-Karte ist für Menschen, die aus dem Ausland kommen',
      text: 'Für jemanden, der schon hier lebt, ist ein deutscher Vertrag üblich. Welcher Titel passt, hängt von Abschluss und Gehalt ab.',
      next: 'Den Check noch einmal mit dem Abschluss beantworten',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['work-visa-germany-2025'],
  },
  B_TRAINEE: {
    kind: 'route',
    en: {
      title: 'Training (§ 16a)',
      text: 'The Federal Employment Agency must consent. German at B1 is asked unless the school has checked it or a course comes first. The fast track is possible.',
      next: 'Start early: the school year has a fixed first day',
    },
    de: {
      title: 'Ausbildung (§ 16a)',
      text: 'Die Bundesagentur für Arbeit muss zustimmen. Deutsch B1 wird verlangt, außer es wurde geprüft oder ein Kurs geht voraus. Das beschleunigte Verfahren ist möglich.',
      next: 'Früh anfangen: Das Ausbildungsjahr hat einen festen Beginn',
    },
    to: guide('work-visa-germany-2025', 'the-fast-track-under--81a', 'das-beschleunigte-verfahren-nach--81a'),
    guides: ['work-visa-germany-2025'],
  },
  B_26_1: {
    kind: 'route',
    en: {
      title: 'Any job, if nobody else is available (§ 26(1) BeschV)',
      text: 'For people with this passport the agency can consent to any job, after checking whether others are available. Pay must match that of local staff.',
      next: 'Report the vacancy to the agency and ask for its consent in advance',
    },
    de: {
      title: 'Jede Stelle, wenn niemand anderes verfügbar ist (§ 26 Abs. 1 BeschV)',
      text: 'Für Menschen mit diesem Pass kann die Agentur jeder Stelle zustimmen, nachdem sie geprüft hat, ob andere verfügbar sind. Die Bezahlung muss hier üblich sein.',
      next: 'Die Stelle der Agentur melden und Vorabzustimmung erbitten',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['work-visa-germany-2025'],
  },
  B_26_2: {
    kind: 'route',
    en: {
      title: 'Western Balkans rule (§ 26(2) BeschV)',
      text: 'For people with this passport the agency can consent to any job, up to {westernBalkansQuota} times a year. The application is made at the German embassy in one of the six states. From the age of {experiencedWorkerAgeThreshold}, {experiencedWorkerAgeSalary} or a pension is asked.',
      next: 'Ask whether places are left this year before you sign',
    },
    de: {
      title: 'Westbalkanregelung (§ 26 Abs. 2 BeschV)',
      text: 'Für Menschen mit diesem Pass kann die Agentur jeder Stelle zustimmen, höchstens {westernBalkansQuota}-mal im Jahr. Den Antrag stellt man bei der deutschen Botschaft in einem der sechs Staaten. Ab {experiencedWorkerAgeThreshold} Jahren: {experiencedWorkerAgeSalary} oder Altersversorgung.',
      next: 'Vor der Unterschrift fragen, ob es in diesem Jahr noch Plätze gibt',
    },
    to: site('https://digital.diplo.de'),
    guides: ['work-visa-germany-2025'],
  },
  B_26_2_HERE: {
    kind: 'not-yet',
    en: {
      title: 'The Western Balkans rule starts at the embassy',
      text: 'The first consent is given only for applications at a German embassy in one of the six states. Until then, only the work on the present permit is allowed.',
      next: 'Look at side jobs the present permit allows, or at training',
    },
    de: {
      title: 'Die Westbalkanregelung beginnt bei der Botschaft',
      text: 'Die erste Zustimmung gibt es nur für Anträge bei einer deutschen Botschaft in einem der sechs Staaten. Bis dahin ist nur die Arbeit erlaubt, die der jetzige Titel erlaubt.',
      next: 'Nebenjobs des jetzigen Titels oder eine Ausbildung ansehen',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['work-visa-germany-2025'],
  },
  B_HELPER: {
    kind: 'not-yet',
    en: {
      title: 'No general route; training is the usual one',
      text: 'Without a qualification there are narrow rules: short contracts for employers bound by a collective agreement, professional drivers, trained care assistants. Many employers offer training instead.',
      next: 'Compare with a training contract (§ 16a)',
    },
    de: {
      title: 'Kein allgemeiner Weg; üblich ist die Ausbildung',
      text: 'Ohne Abschluss gibt es enge Regeln: kurze Verträge bei Tarifbindung, Berufskraftfahrer, ausgebildete Pflegehilfskräfte. Viele Betriebe bieten stattdessen eine Ausbildung an.',
      next: 'Mit einem Ausbildungsvertrag vergleichen (§ 16a)',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['work-visa-germany-2025'],
  },
  B_DRIVER: {
    kind: 'route',
    en: {
      title: 'Professional drivers (§ 24a BeschV)',
      text: 'With EU licence and basic qualification, the agency can consent. Without them, you can hire first if the contract brings both within {driverQualificationPeriod} and the person holds the driving licence for this work at home.',
      next: 'Write the training into the contract',
    },
    de: {
      title: 'Berufskraftfahrer (§ 24a BeschV)',
      text: 'Mit EU-Führerschein und Grundqualifikation kann die Agentur zustimmen. Ohne sie können Sie zuerst einstellen, wenn der Vertrag beides in {driverQualificationPeriod:dative} bringt und die Person die passende Fahrerlaubnis im Herkunftsland hat.',
      next: 'Die Qualifizierung in den Vertrag schreiben',
    },
    to: guide('work-visa-germany-2025', 'which-route-fits-the-job', 'welcher-weg-passt-zur-stelle'),
    guides: ['work-visa-germany-2025'],
  },
  B_CARE: {
    kind: 'route',
    en: {
      title: 'Trained care assistants (§ 22a BeschV)',
      text: 'The agency can consent if the person has a state-recognised care assistant training in Germany, or an equal one from abroad.',
      next: 'Ask the recognition office of your state',
    },
    de: {
      title: 'Ausgebildete Pflegehilfskräfte (§ 22a BeschV)',
      text: 'Die Agentur kann zustimmen, wenn die Person eine staatlich anerkannte Helferausbildung in Deutschland hat oder eine gleichwertige aus dem Ausland.',
      next: 'Die Anerkennungsstelle Ihres Bundeslands fragen',
    },
    to: site('https://www.anerkennung-in-deutschland.de'),
    guides: ['work-visa-germany-2025'],
  },
} as const satisfies Record<string, Outcome>

export const JOBS_ROWS = [
  {
    id: 'H-10',
    when: { passport: NOT_EU, where: ['abroad', 'de_work'], whom: ['lend'] },
    outcome: 'B_LEND',
    law: [primary('§ 40 Abs. 1 Nr. 2 AufenthG'), primary('§ 18 Abs. 2 Nr. 2 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-11',
    when: { passport: NOT_EU, where: ['abroad'], whom: ['transfer'] },
    outcome: 'B_ICT',
    law: [primary('§ 19 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-12',
    when: { passport: NOT_EU, where: ['de_work'], whom: ['transfer'] },
    outcome: 'B_ICT_HERE',
    law: [primary('§ 19 Abs. 1, 2 AufenthG'), primary('§ 5 Abs. 2 Satz 1, 3 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-13',
    when: { passport: NOT_EU, where: ['abroad', 'de_work'], whom: ['trainee'] },
    outcome: 'B_TRAINEE',
    law: [primary('§ 16a Abs. 1, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-14',
    when: { passport: ['vf'], where: ['abroad', 'de_work'], whom: ['helper'] },
    outcome: 'B_26_1',
    law: [primary('§ 26 Abs. 1 BeschV'), primary('§ 39 Abs. 3 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-15',
    when: { passport: ['wb6'], where: ['abroad'], whom: ['helper'] },
    outcome: 'B_26_2',
    law: [primary('§ 26 Abs. 2 BeschV')],
    validFrom: '2024-06-01',
  },
  {
    id: 'H-16',
    when: { passport: ['wb6'], where: ['de_work'], whom: ['helper'] },
    outcome: 'B_26_2_HERE',
    law: [primary('§ 26 Abs. 2 Satz 2 BeschV')],
    validFrom: '2024-06-01',
  },
  {
    id: 'H-17',
    when: { passport: ['other'], where: ['abroad', 'de_work'], whom: ['helper'] },
    outcome: 'B_HELPER',
    law: [primary('§ 18 Abs. 2, 3 AufenthG'), primary('§ 15d BeschV'), primary('§ 16a AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-18',
    when: { passport: NOT_EU, where: ['abroad', 'de_work'], whom: ['driver'] },
    outcome: 'B_DRIVER',
    law: [primary('§ 24a BeschV'), primary('§ 19c Abs. 1 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-19',
    when: { passport: NOT_EU, where: ['abroad', 'de_work'], whom: ['care'] },
    outcome: 'B_CARE',
    law: [primary('§ 22a BeschV'), primary('§ 19c Abs. 1 AufenthG')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<EmployersAnswers, keyof typeof JOBS_OUTCOMES>[]
