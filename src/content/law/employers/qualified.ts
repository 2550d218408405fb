import { guide } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary } from '#src/content/law/law.ts'
import { type EmployersAnswers, NEEDS_PERMIT, NOT_EU } from './questions.ts'

/** Jobs for skilled and experienced workers. */
export const QUALIFIED_OUTCOMES = {
  B_DOCTOR: {
    kind: 'route',
    en: {
      title: 'Licence first, then the Blue Card or § 18b',
      text: 'Without the Approbation or the temporary permit, granted or promised, no work permit for a doctor is issued. You can start both in one fast track.',
      next: 'Start the fast track with the licence',
    },
    de: {
      title: 'Zuerst die Zulassung, dann Blaue Karte oder § 18b',
      text: 'Ohne Approbation oder Berufserlaubnis, erteilt oder zugesagt, gibt es keinen Aufenthaltstitel für ärztliche Arbeit. Beides kann in einem beschleunigten Verfahren beginnen.',
      next: 'Das beschleunigte Verfahren mit der Zulassung beginnen',
    },
    to: guide('approbation-germany', 'which-residence-permit-fits', 'welcher-aufenthaltstitel-passt'),
    guides: ['approbation-germany', 'work-visa-germany-2025'],
  },
  B_DOCTOR_18B: {
    kind: 'route',
    en: {
      title: 'Licence first, then § 18b',
      text: 'Without the Approbation or the temporary permit, granted or promised, no work permit for a doctor is issued. Below the Blue Card minimum, § 18b is usual, at local pay.',
      next: 'Start the fast track with the licence',
    },
    de: {
      title: 'Zuerst die Zulassung, dann § 18b',
      text: 'Ohne Approbation oder Berufserlaubnis, erteilt oder zugesagt, gibt es keinen Aufenthaltstitel für ärztliche Arbeit. Unter dem Mindestgehalt der Blauen Karte ist § 18b üblich, zum üblichen Lohn in Deutschland.',
      next: 'Das beschleunigte Verfahren mit der Zulassung beginnen',
    },
    to: guide('approbation-germany', 'which-residence-permit-fits', 'welcher-aufenthaltstitel-passt'),
    guides: ['approbation-germany'],
  },
  B_NURSE: {
    kind: 'route',
    en: {
      title: 'Licence, or work while recognition runs',
      text: 'With a German licence: § 18a. Without it: the recognition partnership, if you are bound by a collective agreement or church pay rules, or are an approved care facility, and the pay fits.',
      next: 'See the chapter on hiring nurses',
    },
    de: {
      title: 'Zulassung, oder arbeiten während der Anerkennung',
      text: 'Mit deutscher Zulassung: § 18a. Ohne sie: Anerkennungspartnerschaft, wenn Sie tarifgebunden sind, kirchliche Regeln zur Bezahlung gelten oder Sie eine zugelassene Pflegeeinrichtung sind und die Bezahlung passt.',
      next: 'Das Kapitel zum Einstellen von Pflegekräften',
    },
    to: guide('work-visa-germany-2025', 'hiring-nurses-from-abroad', 'pflegekräfte-aus-dem-ausland'),
    guides: ['work-visa-germany-2025', 'opportunity-card-germany'],
  },
  B_BLUE: {
    kind: 'route',
    en: {
      title: 'EU Blue Card',
      text: 'At this salary, with a comparable degree that fits the job and a contract of at least {blueCardJobOfferDuration}, the EU Blue Card is usual. The Federal Employment Agency is not asked.',
      next: 'Look up the degree before you sign',
    },
    de: {
      title: 'Blaue Karte EU',
      text: 'Bei diesem Gehalt, mit vergleichbarem Abschluss, der zur Stelle passt, und einem Vertrag über mindestens {blueCardJobOfferDuration} ist die Blaue Karte EU üblich. Die Bundesagentur für Arbeit wird nicht gefragt.',
      next: 'Vor der Unterschrift den Abschluss nachsehen',
    },
    to: guide(
      'work-visa-germany-2025',
      'is-the-degree-comparable-look-it-up',
      'ist-der-abschluss-vergleichbar-so-sehen-sie-nach',
    ),
    guides: ['work-visa-germany-2025'],
  },
  B_BLUE_LIST: {
    kind: 'route',
    en: {
      title: 'EU Blue Card at the reduced salary',
      text: 'In the listed occupations this salary is enough, with the consent of the Federal Employment Agency. The tasks in the job description must match the occupation.',
      next: 'Write the job description with the tasks',
    },
    de: {
      title: 'Blaue Karte EU mit dem niedrigeren Gehalt',
      text: 'In den Engpassberufen reicht dieses Gehalt, mit Zustimmung der Bundesagentur für Arbeit. Die Aufgaben in der Stellenbeschreibung müssen zum Beruf passen.',
      next: 'Die Stellenbeschreibung mit den Aufgaben schreiben',
    },
    to: guide('work-visa-germany-2025', 'eu-blue-card', 'blaue-karte-eu'),
    guides: ['work-visa-germany-2025'],
  },
  B_BLUE_RECENT: {
    kind: 'route',
    en: {
      title: 'EU Blue Card for a recent degree, or § 18b',
      text: 'This salary is enough if the degree is no older than {blueCardRecentDegree}, or if the job belongs to a shortage occupation. Otherwise § 18b is usual. The agency must consent to either.',
      next: 'Check the date on the degree certificate',
    },
    de: {
      title: 'Blaue Karte EU bei neuerem Abschluss, sonst § 18b',
      text: 'Dieses Gehalt reicht, wenn der Abschluss höchstens {blueCardRecentDegree} alt ist oder die Stelle zu einem Engpassberuf gehört. Sonst ist § 18b üblich. Die Agentur muss beidem zustimmen.',
      next: 'Das Datum auf dem Zeugnis prüfen',
    },
    to: guide('work-visa-germany-2025', 'eu-blue-card', 'blaue-karte-eu'),
    guides: ['work-visa-germany-2025'],
  },
  B_18B: {
    kind: 'route',
    en: {
      title: 'Permit for skilled workers (§ 18b)',
      text: 'It allows any qualified job. There is no general minimum salary, but pay and conditions must match those of local staff. The Federal Employment Agency must consent as a rule.',
      next: 'Look up the degree; compare the pay with local staff',
    },
    de: {
      title: 'Aufenthaltserlaubnis für Fachkräfte (§ 18b)',
      text: 'Sie erlaubt jede qualifizierte Stelle. Ein allgemeines Mindestgehalt gibt es nicht, aber Lohn und Bedingungen müssen so sein wie in Deutschland üblich. Die Bundesagentur für Arbeit muss in der Regel zustimmen.',
      next: 'Abschluss nachsehen; Lohn mit vergleichbaren Beschäftigten vergleichen',
    },
    to: guide('work-visa-germany-2025', 'permit-for-skilled-workers', 'aufenthaltserlaubnis-für-fachkräfte'),
    guides: ['work-visa-germany-2025'],
  },
  B_DEGREE_SALARY: {
    kind: 'ask',
    en: {
      title: 'The salary decides between two permits',
      text: 'From {blueCardSalary} the EU Blue Card, from {blueCardSalaryReduced} in the listed cases, below that the permit for skilled workers (§ 18b).',
      next: 'Agree the salary before you apply',
    },
    de: {
      title: 'Das Gehalt entscheidet zwischen zwei Wegen',
      text: 'Ab {blueCardSalary} die Blaue Karte EU, ab {blueCardSalaryReduced} in bestimmten Fällen, darunter die Aufenthaltserlaubnis für Fachkräfte (§ 18b).',
      next: 'Das Gehalt vor dem Antrag vereinbaren',
    },
    to: guide('work-visa-germany-2025', 'eu-blue-card', 'blaue-karte-eu'),
    guides: ['work-visa-germany-2025'],
  },
  B_IT_BLUE: {
    kind: 'route',
    en: {
      title: 'EU Blue Card for IT without a degree, or § 19c(2)',
      text: 'With {blueCardItExperience} of work at degree level in the last {blueCardItExperienceWindow}: the IT rule of the Blue Card. With {experiencedWorkerExperience} in the last {experiencedWorkerExperienceWindow}: the route for experienced workers. The agency must consent to both.',
      next: 'Collect references with tasks and dates',
    },
    de: {
      title: 'Blaue Karte EU für IT ohne Studium, oder § 19c Abs. 2',
      text: 'Mit {blueCardItExperience:dative} Arbeit auf Hochschulniveau in den letzten {blueCardItExperienceWindow:dative}: die IT-Regel der Blauen Karte. Mit {experiencedWorkerExperience:dative} in den letzten {experiencedWorkerExperienceWindow:dative}: der Weg für Berufserfahrene. Beidem muss die Agentur zustimmen.',
      next: 'Arbeitszeugnisse mit Aufgaben und Daten sammeln',
    },
    to: guide('work-visa-germany-2025', 'which-route-fits-the-job', 'welcher-weg-passt-zur-stelle'),
    guides: ['work-visa-germany-2025'],
  },
  B_IT_EXPERIENCED: {
    kind: 'route',
    en: {
      title: 'Experienced worker in IT (§ 19c(2))',
      text: 'From this salary, with {experiencedWorkerExperience} of fitting experience in the last {experiencedWorkerExperienceWindow}. In IT the law asks for no degree. The job must be qualified.',
      next: 'Collect references with tasks and dates',
    },
    de: {
      title: 'Berufserfahrene in der IT (§ 19c Abs. 2)',
      text: 'Ab diesem Gehalt, mit {experiencedWorkerExperience:dative} passender Erfahrung in den letzten {experiencedWorkerExperienceWindow:dative}. In der IT verlangt das Gesetz keinen Abschluss. Die Stelle muss qualifiziert sein.',
      next: 'Arbeitszeugnisse mit Aufgaben und Daten sammeln',
    },
    to: guide('work-visa-germany-2025', 'which-route-fits-the-job', 'welcher-weg-passt-zur-stelle'),
    guides: ['work-visa-germany-2025'],
  },
  B_IT_TARIFF: {
    kind: 'ask',
    en: {
      title: 'Below the minimum: only with a collective agreement',
      text: 'If you are bound by a collective agreement and pay by it, the minimum salary does not apply. Otherwise the route needs {experiencedWorkerSalary}.',
      next: 'Check your collective agreement, or the salary',
    },
    de: {
      title: 'Unter dem Mindestgehalt: nur mit Tarifvertrag',
      text: 'Sind Sie tarifgebunden und zahlen danach, gilt das Mindestgehalt nicht. Sonst braucht es {experiencedWorkerSalary}.',
      next: 'Tarifbindung prüfen, oder das Gehalt',
    },
    to: guide('work-visa-germany-2025', 'which-route-fits-the-job', 'welcher-weg-passt-zur-stelle'),
    guides: ['work-visa-germany-2025'],
  },
  B_IT_SALARY: {
    kind: 'ask',
    en: {
      title: 'The salary decides',
      text: 'Three figures count: {blueCardSalaryReduced} for the Blue Card, {experiencedWorkerSalary} for experienced workers, collective pay below that.',
      next: 'Agree the salary before you apply',
    },
    de: {
      title: 'Das Gehalt entscheidet',
      text: 'Drei Zahlen zählen: {blueCardSalaryReduced} für die Blaue Karte, {experiencedWorkerSalary} für Berufserfahrene, darunter Tariflohn.',
      next: 'Das Gehalt vor dem Antrag vereinbaren',
    },
    to: guide('work-visa-germany-2025', 'which-route-fits-the-job', 'welcher-weg-passt-zur-stelle'),
    guides: ['work-visa-germany-2025'],
  },
  B_18A: {
    kind: 'route',
    en: {
      title: 'Permit for skilled workers (§ 18a)',
      text: 'It allows any qualified job. Pay and conditions must match those of local staff. The Federal Employment Agency must consent as a rule.',
      next: 'Keep the recognition notice ready; start the fast track',
    },
    de: {
      title: 'Aufenthaltserlaubnis für Fachkräfte (§ 18a)',
      text: 'Sie erlaubt jede qualifizierte Stelle. Lohn und Bedingungen müssen so sein wie in Deutschland üblich. Die Bundesagentur für Arbeit muss in der Regel zustimmen.',
      next: 'Anerkennungsbescheid bereithalten; beschleunigtes Verfahren beginnen',
    },
    to: guide('work-visa-germany-2025', 'permit-for-skilled-workers', 'aufenthaltserlaubnis-für-fachkräfte'),
    guides: ['work-visa-germany-2025'],
  },
  B_EXPERIENCED_OR_PARTNERSHIP: {
    kind: 'route',
    en: {
      title: 'Experienced worker (§ 19c(2)), or recognition partnership (§ 16d(3))',
      text: 'With {experiencedWorkerExperience} of experience in the last {experiencedWorkerExperienceWindow}, no recognition is needed at this salary. Or the person works for you while recognition runs: A2 German and an agreement. Licensed professions need their licence.',
      next: 'Have the training confirmed as recognised at home',
    },
    de: {
      title: 'Berufserfahrene (§ 19c Abs. 2), oder Anerkennungspartnerschaft (§ 16d Abs. 3)',
      text: 'Mit {experiencedWorkerExperience:dative} Erfahrung in den letzten {experiencedWorkerExperienceWindow:dative} braucht es bei diesem Gehalt keine Anerkennung. Oder die Person arbeitet bei Ihnen, während die Anerkennung läuft: Deutsch A2 und eine Vereinbarung. Berufe mit Zulassung brauchen die Zulassung.',
      next: 'Bestätigen lassen, dass die Ausbildung im Herkunftsland anerkannt ist',
    },
    to: guide('work-visa-germany-2025', 'which-route-fits-the-job', 'welcher-weg-passt-zur-stelle'),
    guides: ['work-visa-germany-2025'],
  },
  B_PARTNERSHIP: {
    kind: 'route',
    en: {
      title: 'Recognition partnership (§ 16d(3))',
      text: 'The person works for you while recognition runs. It needs training recognised at home, A2 German, an agreement, an employer suited to train, and local pay. With a collective agreement, § 19c(2) is also possible.',
      next: 'See the four conditions',
    },
    de: {
      title: 'Anerkennungspartnerschaft (§ 16d Abs. 3)',
      text: 'Die Person arbeitet bei Ihnen, während die Anerkennung läuft. Sie verlangt eine im Herkunftsland anerkannte Ausbildung, Deutsch A2, eine Vereinbarung, einen Betrieb, der ausbilden kann, und den üblichen Lohn in Deutschland. Mit Tarifvertrag ist auch § 19c Abs. 2 möglich.',
      next: 'Die vier Bedingungen ansehen',
    },
    to: guide('work-visa-germany-2025', 'recognition-partnership', 'anerkennungspartnerschaft'),
    guides: ['work-visa-germany-2025'],
  },
  B_TRAINING_SALARY: {
    kind: 'ask',
    en: {
      title: 'The salary decides between two routes',
      text: 'From {experiencedWorkerSalary}, experience can replace recognition. Below that, the recognition partnership is usual.',
      next: 'Agree the salary before you apply',
    },
    de: {
      title: 'Das Gehalt entscheidet zwischen zwei Wegen',
      text: 'Ab {experiencedWorkerSalary} kann Erfahrung die Anerkennung ersetzen. Darunter ist die Anerkennungspartnerschaft üblich.',
      next: 'Das Gehalt vor dem Antrag vereinbaren',
    },
    to: guide('work-visa-germany-2025', 'which-route-fits-the-job', 'welcher-weg-passt-zur-stelle'),
    guides: ['work-visa-germany-2025'],
  },
} as const satisfies Record<string, Outcome>

export const QUALIFIED_ROWS = [
  {
    id: 'H-20',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['doctor'], salary: ['hi', 'mid'] },
    outcome: 'B_DOCTOR',
    law: [primary('§ 18 Abs. 2 Nr. 3 AufenthG'), primary('§ 18g Abs. 1 AufenthG'), primary('§ 18b AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'H-21',
    when: {
      passport: NOT_EU,
      where: NEEDS_PERMIT,
      whom: ['doctor'],
      salary: ['exp', 'below', 'unknown'],
    },
    outcome: 'B_DOCTOR_18B',
    law: [primary('§ 18 Abs. 2 Nr. 3 AufenthG'), primary('§ 18b AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'H-22',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['nurse'] },
    outcome: 'B_NURSE',
    law: [primary('§ 18a, § 18 Abs. 2 Nr. 3 AufenthG'), primary('§ 16d Abs. 3 Satz 2, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-23',
    when: {
      passport: NOT_EU,
      where: NEEDS_PERMIT,
      whom: ['degree_list', 'degree_other'],
      salary: ['hi'],
    },
    outcome: 'B_BLUE',
    law: [primary('§ 18g Abs. 1 Satz 1, Abs. 3 AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'H-24',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['degree_list'], salary: ['mid'] },
    outcome: 'B_BLUE_LIST',
    law: [primary('§ 18g Abs. 1 Satz 2 Nr. 1 AufenthG'), primary('§ 39 Abs. 2 AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'H-25',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['degree_other'], salary: ['mid'] },
    outcome: 'B_BLUE_RECENT',
    law: [primary('§ 18g Abs. 1 Satz 2 Nr. 2 AufenthG'), primary('§ 18b AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'H-26',
    when: {
      passport: NOT_EU,
      where: NEEDS_PERMIT,
      whom: ['degree_list', 'degree_other'],
      salary: ['exp', 'below'],
    },
    outcome: 'B_18B',
    law: [primary('§ 18b AufenthG'), primary('§ 39 Abs. 2 Nr. 1 AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'H-27',
    when: {
      passport: NOT_EU,
      where: NEEDS_PERMIT,
      whom: ['degree_list', 'degree_other'],
      salary: ['unknown'],
    },
    outcome: 'B_DEGREE_SALARY',
    law: [primary('§ 18g Abs. 1 AufenthG'), primary('§ 18b AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'H-28',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['it_exp'], salary: ['hi', 'mid'] },
    outcome: 'B_IT_BLUE',
    law: [primary('§ 18g Abs. 2 AufenthG'), primary('§ 6 Abs. 1 BeschV')],
    validFrom: '2023-11-18',
  },
  {
    id: 'H-29',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['it_exp'], salary: ['exp'] },
    outcome: 'B_IT_EXPERIENCED',
    law: [primary('§ 19c Abs. 2 AufenthG, § 6 Abs. 1 Satz 1, 3 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-30',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['it_exp'], salary: ['below'] },
    outcome: 'B_IT_TARIFF',
    law: [primary('§ 6 Abs. 1 Satz 2 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-31',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['it_exp'], salary: ['unknown'] },
    outcome: 'B_IT_SALARY',
    law: [primary('§ 18g Abs. 2 AufenthG'), primary('§ 6 Abs. 1 BeschV')],
    validFrom: '2023-11-18',
  },
  {
    id: 'H-32',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['trained_rec'] },
    outcome: 'B_18A',
    law: [primary('§ 18a AufenthG'), primary('§ 39 Abs. 2 AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'H-33',
    when: {
      passport: NOT_EU,
      where: NEEDS_PERMIT,
      whom: ['trained_unrec'],
      salary: ['hi', 'mid', 'exp'],
    },
    outcome: 'B_EXPERIENCED_OR_PARTNERSHIP',
    law: [primary('§ 19c Abs. 2 AufenthG, § 6 Abs. 1 BeschV'), primary('§ 16d Abs. 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-34',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['trained_unrec'], salary: ['below'] },
    outcome: 'B_PARTNERSHIP',
    law: [primary('§ 16d Abs. 3 AufenthG'), primary('§ 6 Abs. 1 Satz 2 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'H-35',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['trained_unrec'], salary: ['unknown'] },
    outcome: 'B_TRAINING_SALARY',
    law: [primary('§ 16d Abs. 3 AufenthG'), primary('§ 6 Abs. 1 BeschV')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<EmployersAnswers, keyof typeof QUALIFIED_OUTCOMES>[]
