import { guide, site } from '#src/content/law/addresses.ts'
import { known, type LawRow, type Outcome, primary } from '#src/content/law/law.ts'
import { type EmployersAnswers, NOT_EU } from './questions.ts'

/** Passport and place decide, whatever the job. */
export const WHEREABOUTS_OUTCOMES = {
  B_EU: {
    kind: 'not-needed',
    en: {
      title: 'No permit needed',
      text: 'People with this passport may work like Germans. Licensed professions still need a licence. No copy of a residence permit is needed; check passport or ID.',
      next: 'Hire as you would anyone',
    },
    de: {
      title: 'Kein Aufenthaltstitel nötig',
      text: 'Menschen mit diesem Pass dürfen arbeiten wie Deutsche. Berufe mit Zulassung brauchen trotzdem eine Zulassung. Eine Kopie eines Aufenthaltstitels ist nicht nötig; prüfen Sie Pass oder Ausweis.',
      next: 'Einstellen wie jede andere Person',
    },
    to: site('https://www.make-it-in-germany.com'),
    guides: [],
  },
  B_OPEN: {
    kind: 'route',
    en: {
      title: 'Read the permit: work is usually allowed',
      text: 'Most permits of family members and every settlement permit allow any work. What counts is the line on the permit. Keep a copy while the person works for you.',
      next: 'Read the line “Erwerbstätigkeit” and note the end date',
    },
    de: {
      title: 'Den Aufenthaltstitel lesen: Arbeit ist meist erlaubt',
      text: 'Die meisten Titel von Familienmitgliedern und jede Niederlassungserlaubnis erlauben jede Arbeit. Es zählt die Zeile im Titel. Bewahren Sie eine Kopie auf, solange die Person bei Ihnen arbeitet.',
      next: 'Zeile „Erwerbstätigkeit“ lesen und Ablaufdatum notieren',
    },
    to: guide('work-visa-germany-2025', 'your-duties-as-the-employer', 'ihre-pflichten-als-arbeitgeber'),
    guides: ['work-visa-germany-2025'],
  },
  B_PROTECTED: {
    kind: 'ask',
    en: {
      title: 'Read the permit: work is often allowed',
      text: 'Many permits for protection allow any work; some need a permission that is given without the Federal Employment Agency. With temporary protection, no Blue Card is issued.',
      next: 'Read the line “Erwerbstätigkeit”; if unclear, ask the immigration authority',
    },
    de: {
      title: 'Den Aufenthaltstitel lesen: Arbeit ist oft erlaubt',
      text: 'Viele Aufenthaltstitel zum Schutz erlauben jede Arbeit; manche brauchen eine Erlaubnis, die ohne die Bundesagentur für Arbeit erteilt wird. Bei vorübergehendem Schutz gibt es keine Blaue Karte.',
      next: 'Zeile „Erwerbstätigkeit“ lesen; wenn unklar, Ausländerbehörde fragen',
    },
    forAdvice: true,
    to: guide('work-visa-germany-2025', 'your-duties-as-the-employer', 'ihre-pflichten-als-arbeitgeber'),
    guides: ['work-visa-germany-2025'],
  },
  B_ASYLUM: {
    kind: 'ask',
    en: {
      title: 'Only with permission of the immigration authority',
      text: 'In an asylum procedure or with a tolerated stay, the job needs a permission first, and most work permits are blocked. Training and some jobs have rules of their own.',
      next: 'Apply for the permission with the job description; the person should ask an advice centre',
    },
    de: {
      title: 'Nur mit Erlaubnis der Ausländerbehörde',
      text: 'Im Asylverfahren oder mit Duldung braucht die Stelle zuerst eine Erlaubnis, und die meisten Aufenthaltstitel zum Arbeiten sind gesperrt. Für Ausbildung und manche Stellen gibt es eigene Regeln.',
      next: 'Erlaubnis mit Stellenbeschreibung beantragen; die Person sollte Beratung suchen',
    },
    forAdvice: true,
    to: site('https://www.bamf.de'),
    guides: ['work-visa-germany-2025'],
  },
  B_VISAFREE: {
    kind: 'route',
    en: {
      title: 'Apply in Germany, start later',
      text: 'With this passport, the person may apply at the immigration authority within {visaFreeEntryApplication} of entry. Not for an ICT Card, and not with a passport of Andorra, Monaco or San Marino: then the visa comes first. Nobody may start before the permit allows the job. Which permit fits: answer the check again with “abroad”.',
      next: 'Book the appointment at the immigration authority now',
    },
    de: {
      title: 'In Deutschland beantragen, später beginnen',
      text: 'Mit diesem Pass kann die Person innerhalb von {visaFreeEntryApplication:dative} nach der Einreise bei der Ausländerbehörde beantragen. Nicht für die ICT-Karte und nicht mit einem Pass aus Andorra, Monaco oder San Marino: Dann kommt zuerst das Visum. Niemand darf anfangen, bevor der Aufenthaltstitel die Stelle erlaubt. Welcher passt: den Check noch einmal mit „im Ausland“ beantworten.',
      next: 'Jetzt einen Termin bei der Ausländerbehörde holen',
    },
    to: guide('work-visa-germany-2025', 'requirements-common-to-these-routes', 'gemeinsame-voraussetzungen'),
    guides: ['work-visa-germany-2025'],
  },
  B_VISITOR: {
    kind: 'ask',
    en: {
      title: 'As a rule, the person applies from abroad',
      text: 'A visit usually does not lead to a work permit. There is a narrow exception if a right to a permit arises after entry. Working during a visit is illegal for both sides.',
      next: 'Ask the immigration authority before the visit ends; otherwise start the fast track for the visa',
    },
    de: {
      title: 'In der Regel Antrag aus dem Ausland',
      text: 'Ein Besuch führt meist nicht zu einem Aufenthaltstitel zum Arbeiten. Eine enge Ausnahme gilt, wenn nach der Einreise ein Anspruch entsteht. Arbeit während eines Besuchs ist für beide Seiten verboten.',
      next: 'Vor Ende des Besuchs die Ausländerbehörde fragen; sonst beschleunigtes Verfahren für das Visum',
    },
    to: guide('work-visa-germany-2025', 'when-may-work-start', 'wann-darf-die-arbeit-beginnen'),
    guides: ['work-visa-germany-2025'],
  },
} as const satisfies Record<string, Outcome>

export const WHEREABOUTS_ROWS = [
  {
    id: 'H-01',
    when: { passport: ['eu'] },
    outcome: 'B_EU',
    law: [primary('§ 2 Abs. 2 Nr. 1, § 12 Abs. 1 FreizügG/EU'), primary('§ 28 AufenthV')],
    validFrom: '2005-01-01',
  },
  {
    id: 'H-02',
    when: { passport: NOT_EU, where: ['de_open'] },
    outcome: 'B_OPEN',
    law: [primary('§ 4a Abs. 1, 3, 5 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-03',
    when: { passport: NOT_EU, where: ['de_protected'] },
    outcome: 'B_PROTECTED',
    law: [
      primary('§ 4a Abs. 1-3, 5 AufenthG'),
      primary('§ 31 BeschV'),
      primary('§ 19f Abs. 1 Nr. 1, Abs. 2 Nr. 2 AufenthG'),
    ],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-04',
    when: { passport: NOT_EU, where: ['de_asylum'] },
    outcome: 'B_ASYLUM',
    law: [
      known('§ 61 AsylG'),
      primary('§ 4a Abs. 4 AufenthG'),
      primary('§ 32 BeschV'),
      primary('§ 10 AufenthG'),
    ],
    validFrom: '2024-02-27',
  },
  {
    id: 'H-05',
    when: { passport: ['vf'], where: ['de_visit'] },
    outcome: 'B_VISAFREE',
    law: [primary('§ 41 Abs. 1-4 AufenthV'), primary('§ 4a Abs. 4, 5 AufenthG')],
    validFrom: '2020-03-01',
  },
  {
    id: 'H-06',
    when: { passport: ['wb6', 'other'], where: ['de_visit'] },
    outcome: 'B_VISITOR',
    law: [primary('§ 5 Abs. 2 AufenthG'), primary('§ 39 Satz 1 Nr. 3 AufenthV')],
    validFrom: '2020-03-01',
  },
] as const satisfies readonly LawRow<EmployersAnswers, keyof typeof WHEREABOUTS_OUTCOMES>[]
