import { site } from '#src/content/law/addresses.ts'
import { known, type LawRow, type Outcome, primary } from '#src/content/law/law.ts'
import type { PeopleAnswers } from './questions.ts'

/** People with a passport of the EU, Iceland, Liechtenstein, Norway or Switzerland. */
export const EU_OUTCOMES = {
  Y_EU: {
    kind: 'not-needed',
    en: {
      title: 'You need no permit',
      text: 'People with this passport may live, work, learn and look for work in Germany. Licensed professions still need a licence.',
      next: 'Register your address after you move',
    },
    de: {
      title: 'Sie brauchen keinen Aufenthaltstitel',
      text: 'Menschen mit diesem Pass dürfen in Deutschland leben, arbeiten, lernen und Arbeit suchen. Berufe mit Zulassung brauchen trotzdem eine Zulassung.',
      next: 'Nach dem Umzug die Adresse anmelden',
    },
    to: site('https://www.make-it-in-germany.com'),
    guides: [],
  },
  Y_EU_RECOGNITION: {
    kind: 'ask',
    en: {
      title: 'Simpler rules: ask the recognition office',
      text: 'You need no permit. For training from inside the EU, recognition is often simpler. For training from elsewhere it is not. Ask the office which rules count for your certificate.',
      next: 'Find the office at Anerkennung in Deutschland',
    },
    de: {
      title: 'Einfachere Regeln: Anerkennungsstelle fragen',
      text: 'Sie brauchen keinen Aufenthaltstitel. Für Ausbildungen aus der EU ist die Anerkennung oft einfacher, für andere nicht. Fragen Sie, welche Regeln für Ihr Zeugnis gelten.',
      next: 'Die Stelle bei Anerkennung in Deutschland finden',
    },
    to: site('https://www.anerkennung-in-deutschland.de'),
    guides: ['approbation-germany'],
  },
  Y_EU_FAMILY: {
    kind: 'not-needed',
    en: {
      title: 'You need no permit',
      text: 'With this passport you may live in Germany yourself.',
      next: 'Register your address after you move',
    },
    de: {
      title: 'Sie brauchen keinen Aufenthaltstitel',
      text: 'Mit diesem Pass dürfen Sie selbst in Deutschland leben.',
      next: 'Nach dem Umzug die Adresse anmelden',
    },
    to: site('https://www.make-it-in-germany.com'),
    guides: [],
  },
} as const satisfies Record<string, Outcome>

export const EU_ROWS = [
  {
    id: 'Y-01',
    when: { country: ['eu'], goal: ['work', 'search', 'german', 'study'] },
    outcome: 'Y_EU',
    law: [primary('§ 1 Abs. 1, § 2 Abs. 1, 2, § 12 Abs. 1 FreizügG/EU'), primary('§ 28 AufenthV')],
    validFrom: '2005-01-01',
  },
  {
    id: 'Y-02',
    when: { country: ['eu'], goal: ['recognition'] },
    outcome: 'Y_EU_RECOGNITION',
    law: [known('Richtlinie 2005/36/EG'), primary('§ 2 Abs. 1 FreizügG/EU')],
    validFrom: '2005-01-01',
  },
  {
    id: 'Y-03',
    when: { country: ['eu'], goal: ['family'] },
    outcome: 'Y_EU_FAMILY',
    law: [primary('§ 2 Abs. 1, § 3 FreizügG/EU'), primary('§ 28 AufenthV')],
    validFrom: '2005-01-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof EU_OUTCOMES>[]
