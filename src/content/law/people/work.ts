import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary, secondary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People with a job offer. */
export const WORK_OUTCOMES = {
  Y_WORK_DOCTOR: {
    kind: 'route',
    en: {
      title: 'Licence first, then the Blue Card or the permit for skilled workers',
      text: 'Before any permit to work in this profession, you need the Approbation or the temporary permit, granted or promised. With this salary, the usual permits are the EU Blue Card (§ 18g) and the permit for skilled workers (§ 18b).',
      next: 'Find the licensing authority of your state',
    },
    de: {
      title: 'Zuerst die Zulassung, dann Blaue Karte oder Aufenthaltserlaubnis für Fachkräfte',
      text: 'Vor jedem Aufenthaltstitel für die Arbeit in diesem Beruf braucht es Approbation oder Berufserlaubnis, erteilt oder zugesagt. Üblich sind bei diesem Gehalt die Blaue Karte EU (§ 18g) und die Aufenthaltserlaubnis für Fachkräfte (§ 18b).',
      next: 'Die Behörde Ihres Bundeslands finden',
    },
    to: guide('approbation-germany', 'the-authority-in-your-state', 'die-behörde-in-ihrem-bundesland'),
    guides: ['approbation-germany', 'fsp-examination-germany'],
  },
  Y_WORK_DOCTOR_18B: {
    kind: 'route',
    en: {
      title: 'Licence first, then the permit for skilled workers',
      text: 'Before any permit to work in this profession, you need the Approbation or the temporary permit, granted or promised. Below the Blue Card minimum, the usual permit is § 18b. Pay must match that of local staff.',
      next: 'Find the licensing authority of your state',
    },
    de: {
      title: 'Zuerst die Zulassung, dann die Aufenthaltserlaubnis für Fachkräfte',
      text: 'Vor jedem Aufenthaltstitel für die Arbeit in diesem Beruf braucht es Approbation oder Berufserlaubnis, erteilt oder zugesagt. Unter dem Mindestgehalt der Blauen Karte ist § 18b üblich. Der Lohn muss so hoch sein wie bei vergleichbaren Beschäftigten.',
      next: 'Die Behörde Ihres Bundeslands finden',
    },
    to: guide('approbation-germany', 'the-authority-in-your-state', 'die-behörde-in-ihrem-bundesland'),
    guides: ['approbation-germany'],
  },
  Y_WORK_NURSE: {
    kind: 'route',
    en: {
      title: 'Licence, or work while recognition runs',
      text: 'With a German licence, the usual permit is § 18a. Without it, many employers use the recognition partnership (§ 16d(3)): A2 German, an agreement, and an employer bound by collective pay rules or an approved care facility.',
      next: 'Ask the employer which of the two it plans; see the guide for nurses',
    },
    de: {
      title: 'Zulassung, oder arbeiten während der Anerkennung',
      text: 'Mit deutscher Zulassung ist § 18a üblich. Ohne sie nutzen viele Arbeitgeber die Anerkennungspartnerschaft (§ 16d Abs. 3): Deutsch A2, eine Vereinbarung und ein Arbeitgeber mit Tarifbindung oder eine zugelassene Pflegeeinrichtung.',
      next: 'Den Arbeitgeber fragen, welcher Weg geplant ist; Ratgeber für Pflegekräfte',
    },
    to: guide('nurses-germany', 'which-residence-permit-fits', 'welcher-aufenthaltstitel-passt'),
    guides: ['nurses-germany'],
  },
  Y_BLUE: {
    kind: 'route',
    en: {
      title: 'EU Blue Card',
      text: 'With this salary and a comparable degree that fits the job, the EU Blue Card is the usual route. The Federal Employment Agency is not asked. The offer must last at least {blueCardJobOfferDuration}.',
      next: 'Look up whether your degree is comparable',
    },
    de: {
      title: 'Blaue Karte EU',
      text: 'Mit diesem Gehalt und einem vergleichbaren Abschluss, der zur Stelle passt, ist die Blaue Karte EU üblich. Die Bundesagentur für Arbeit wird nicht gefragt. Die Stelle muss mindestens {blueCardJobOfferDuration} dauern.',
      next: 'Nachsehen, ob Ihr Abschluss vergleichbar ist',
    },
    to: guide(
      'opportunity-card-germany',
      'is-your-degree-comparable-look-it-up',
      'ist-ihr-abschluss-vergleichbar-so-sehen-sie-nach',
    ),
    guides: ['job-seeker-visa-vs-blue-card'],
  },
  Y_BLUE_LIST: {
    kind: 'route',
    en: {
      title: 'EU Blue Card at the reduced salary',
      text: 'In the listed occupations this salary is enough for the EU Blue Card, with the consent of the Federal Employment Agency. It is the occupation in Germany that counts, and your degree must be comparable.',
      next: 'Look up whether your degree is comparable',
    },
    de: {
      title: 'Blaue Karte EU mit dem niedrigeren Gehalt',
      text: 'In den Engpassberufen reicht dieses Gehalt für die Blaue Karte EU, mit Zustimmung der Bundesagentur für Arbeit. Es zählt der Beruf in Deutschland, und Ihr Abschluss muss vergleichbar sein.',
      next: 'Nachsehen, ob Ihr Abschluss vergleichbar ist',
    },
    to: guide(
      'opportunity-card-germany',
      'is-your-degree-comparable-look-it-up',
      'ist-ihr-abschluss-vergleichbar-so-sehen-sie-nach',
    ),
    guides: ['job-seeker-visa-vs-blue-card'],
  },
  Y_BLUE_RECENT: {
    kind: 'route',
    en: {
      title: 'EU Blue Card for a recent degree, or the permit for skilled workers',
      text: 'This salary is enough for the EU Blue Card if your degree is no older than {blueCardRecentDegree}, or if the job belongs to a shortage occupation. Otherwise the permit for skilled workers (§ 18b) is usual. The Federal Employment Agency must consent.',
      next: 'Compare both permits',
    },
    de: {
      title: 'Blaue Karte EU bei neuerem Abschluss, sonst Aufenthaltserlaubnis für Fachkräfte',
      text: 'Dieses Gehalt reicht für die Blaue Karte EU, wenn Ihr Abschluss höchstens {blueCardRecentDegree} alt ist oder die Stelle zu einem Engpassberuf gehört. Sonst ist die Aufenthaltserlaubnis für Fachkräfte (§ 18b) üblich. Die Bundesagentur für Arbeit muss zustimmen.',
      next: 'Beide Wege vergleichen',
    },
    to: guide('job-seeker-visa-vs-blue-card'),
    guides: ['job-seeker-visa-vs-blue-card'],
  },
  Y_18B: {
    kind: 'route',
    en: {
      title: 'Permit for skilled workers (§ 18b)',
      text: 'Below the Blue Card minimum, the permit for skilled workers with a degree is usual. It allows any qualified job. There is no general minimum salary, but pay must match that of local staff.',
      next: 'Look up whether your degree is comparable',
    },
    de: {
      title: 'Aufenthaltserlaubnis für Fachkräfte (§ 18b)',
      text: 'Unter dem Mindestgehalt der Blauen Karte ist die Aufenthaltserlaubnis für Fachkräfte mit Studium üblich. Sie erlaubt jede qualifizierte Stelle. Ein allgemeines Mindestgehalt gibt es nicht, aber der Lohn muss dem in Deutschland üblichen entsprechen.',
      next: 'Nachsehen, ob Ihr Abschluss vergleichbar ist',
    },
    to: guide(
      'opportunity-card-germany',
      'is-your-degree-comparable-look-it-up',
      'ist-ihr-abschluss-vergleichbar-so-sehen-sie-nach',
    ),
    guides: ['job-seeker-visa-vs-blue-card', 'work-visa-germany-2025'],
  },
  Y_DEGREE_SALARY: {
    kind: 'ask',
    en: {
      title: 'The salary decides between two permits',
      text: 'With a comparable degree, two permits are usual: the EU Blue Card from {blueCardSalaryReduced} or {blueCardSalary}, and below that the permit for skilled workers (§ 18b).',
      next: 'Ask the employer for the gross salary a year',
    },
    de: {
      title: 'Das Gehalt entscheidet zwischen zwei Wegen',
      text: 'Mit vergleichbarem Abschluss sind zwei Wege üblich: die Blaue Karte EU ab {blueCardSalaryReduced} oder {blueCardSalary}, darunter die Aufenthaltserlaubnis für Fachkräfte (§ 18b).',
      next: 'Den Arbeitgeber nach dem Bruttogehalt im Jahr fragen',
    },
    to: guide('job-seeker-visa-vs-blue-card'),
    guides: ['job-seeker-visa-vs-blue-card'],
  },
  Y_IT_BLUE: {
    kind: 'route',
    en: {
      title: 'EU Blue Card for IT without a degree, or the route for experienced workers',
      text: 'From this salary, IT specialists with {blueCardItExperience} of work at degree level in the last {blueCardItExperienceWindow} can use the Blue Card rule for IT. With {experiencedWorkerExperience} in the last {experiencedWorkerExperienceWindow}, the route for experienced workers (§ 19c(2)) is usual. The Federal Employment Agency must consent to both.',
      next: 'Collect references that show tasks and dates',
    },
    de: {
      title: 'Blaue Karte EU für IT ohne Studium, oder der Weg für Berufserfahrene',
      text: 'Ab diesem Gehalt gibt es für IT-Fachkräfte mit {blueCardItExperience:dative} Arbeit auf Hochschulniveau in den letzten {blueCardItExperienceWindow:dative} die IT-Regel der Blauen Karte. Mit {experiencedWorkerExperience:dative} in den letzten {experiencedWorkerExperienceWindow:dative} ist § 19c Abs. 2 üblich. Beidem muss die Bundesagentur für Arbeit zustimmen.',
      next: 'Zeugnisse mit Aufgaben und Daten sammeln',
    },
    to: guide(
      'job-seeker-visa-vs-blue-card',
      'you-work-in-it-without-a-degree',
      'sie-arbeiten-in-der-it-ohne-abschluss',
    ),
    guides: ['job-seeker-visa-vs-blue-card', 'work-visa-germany-2025'],
  },
  Y_IT_EXPERIENCED: {
    kind: 'route',
    en: {
      title: 'Route for experienced workers (§ 19c(2))',
      text: 'From this salary, IT specialists with {experiencedWorkerExperience} of fitting experience in the last {experiencedWorkerExperienceWindow} can use this route. The law asks IT for no degree. The job must be qualified, and the Federal Employment Agency must consent.',
      next: 'Collect references that show tasks and dates',
    },
    de: {
      title: 'Weg für Berufserfahrene (§ 19c Abs. 2)',
      text: 'Ab diesem Gehalt ist dieser Weg für IT-Fachkräfte mit {experiencedWorkerExperience:dative} passender Erfahrung in den letzten {experiencedWorkerExperienceWindow:dative} gedacht. Einen Abschluss verlangt das Gesetz in der IT nicht. Die Stelle muss qualifiziert sein, und die Bundesagentur für Arbeit muss zustimmen.',
      next: 'Zeugnisse mit Aufgaben und Daten sammeln',
    },
    to: guide(
      'job-seeker-visa-vs-blue-card',
      'you-work-in-it-without-a-degree',
      'sie-arbeiten-in-der-it-ohne-abschluss',
    ),
    guides: ['job-seeker-visa-vs-blue-card'],
  },
  Y_IT_TARIFF: {
    kind: 'ask',
    en: {
      title: 'Ask the employer about a collective agreement',
      text: 'Below {experiencedWorkerSalary}, the route for experienced workers is open only if the employer is bound by a collective agreement and pays by it.',
      next: 'Ask the employer: collective agreement, or a higher salary?',
    },
    de: {
      title: 'Den Arbeitgeber nach einem Tarifvertrag fragen',
      text: 'Unter {experiencedWorkerSalary} steht der Weg für Berufserfahrene nur offen, wenn der Arbeitgeber an einen Tarifvertrag gebunden ist und danach bezahlt.',
      next: 'Arbeitgeber fragen: Tarifvertrag oder höheres Gehalt?',
    },
    to: guide('work-visa-germany-2025', 'which-route-fits-the-job', 'welcher-weg-passt-zur-stelle'),
    guides: ['work-visa-germany-2025'],
  },
  Y_IT_SALARY: {
    kind: 'ask',
    en: {
      title: 'The salary decides',
      text: 'In IT without a degree, three figures count: {blueCardSalaryReduced} for the Blue Card, {experiencedWorkerSalary} for experienced workers, and the pay of a collective agreement below that.',
      next: 'Ask the employer for the gross salary a year',
    },
    de: {
      title: 'Das Gehalt entscheidet',
      text: 'In der IT ohne Studium zählen drei Zahlen: {blueCardSalaryReduced} für die Blaue Karte, {experiencedWorkerSalary} für Berufserfahrene und darunter die Bezahlung nach Tarifvertrag.',
      next: 'Den Arbeitgeber nach dem Bruttogehalt im Jahr fragen',
    },
    to: guide(
      'job-seeker-visa-vs-blue-card',
      'you-work-in-it-without-a-degree',
      'sie-arbeiten-in-der-it-ohne-abschluss',
    ),
    guides: ['job-seeker-visa-vs-blue-card'],
  },
  Y_TRAINED: {
    kind: 'route',
    en: {
      title: 'Permit for skilled workers, or work while recognition runs',
      text: 'With training that is fully recognised in Germany, § 18a is usual. If it is not yet, two routes start with work: the recognition partnership (§ 16d(3)), and, from {experiencedWorkerSalary} with {experiencedWorkerExperience} of experience, § 19c(2).',
      next: 'Find the recognition office for your profession',
    },
    de: {
      title: 'Aufenthaltserlaubnis für Fachkräfte, oder arbeiten während der Anerkennung',
      text: 'Mit in Deutschland voll anerkannter Ausbildung ist § 18a üblich. Sonst beginnen zwei Wege mit der Arbeit: die Anerkennungspartnerschaft (§ 16d Abs. 3) und, ab {experiencedWorkerSalary} mit {experiencedWorkerExperience:dative} Erfahrung, § 19c Abs. 2.',
      next: 'Die Anerkennungsstelle für Ihren Beruf finden',
    },
    to: site(SITES.recognition),
    guides: ['work-visa-germany-2025', 'opportunity-card-germany'],
  },
  Y_TRAINED_BELOW: {
    kind: 'route',
    en: {
      title: 'Recognition first, or work while it runs',
      text: 'With training that is fully recognised, § 18a is usual, at local pay. If it is not yet, the recognition partnership (§ 16d(3)) needs A2 German and an agreement with the employer.',
      next: 'Find the recognition office for your profession',
    },
    de: {
      title: 'Zuerst Anerkennung, oder arbeiten währenddessen',
      text: 'Mit voll anerkannter Ausbildung ist § 18a üblich, zum üblichen Lohn in Deutschland. Sonst verlangt die Anerkennungspartnerschaft (§ 16d Abs. 3) Deutsch A2 und eine Vereinbarung mit dem Arbeitgeber.',
      next: 'Die Anerkennungsstelle für Ihren Beruf finden',
    },
    to: site(SITES.recognition),
    guides: ['work-visa-germany-2025'],
  },
  Y_26_1: {
    kind: 'route',
    en: {
      title: 'Any job, if nobody else is available',
      text: 'For people with this passport, the Federal Employment Agency can consent to any job. It first checks whether others are available.',
      next: 'Ask the employer to request the agency’s early check',
    },
    de: {
      title: 'Jede Stelle, wenn niemand anderes verfügbar ist',
      text: 'Für Menschen mit diesem Pass kann die Bundesagentur für Arbeit jeder Stelle zustimmen. Sie prüft vorher, ob andere verfügbar sind.',
      next: 'Den Arbeitgeber um eine Vorabzustimmung der Agentur bitten',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['work-visa-germany-2025'],
  },
  Y_26_2: {
    kind: 'route',
    en: {
      title: 'Western Balkans rule',
      text: 'For people with this passport, the Federal Employment Agency can consent to any job. The number is limited to {westernBalkansQuota} a year, and the application is made at the German embassy in one of the six states. Whoever received asylum benefits in Germany in the last {asylumBenefitWindow} is excluded. From the age of {experiencedWorkerAgeThreshold}: {experiencedWorkerAgeSalary} or a pension, with few exceptions.',
      next: 'Ask the employer to request the agency’s advance consent; you take it to the embassy',
    },
    de: {
      title: 'Westbalkanregelung',
      text: 'Für Menschen mit diesem Pass kann die Bundesagentur für Arbeit jeder Stelle zustimmen. Die Zahl ist auf {westernBalkansQuota} im Jahr begrenzt, und den Antrag stellt man bei der deutschen Botschaft in einem der sechs Staaten. Wer in den letzten {asylumBenefitWindow:dative} Asylbewerberleistungen bezog, ist ausgeschlossen. Ab {experiencedWorkerAgeThreshold} Jahren: {experiencedWorkerAgeSalary} oder Altersversorgung, mit wenigen Ausnahmen.',
      next: 'Den Arbeitgeber um die Vorabzustimmung der Agentur bitten; Sie nehmen sie zur Botschaft mit',
    },
    to: site(SITES.consularServices),
    guides: ['work-visa-germany-2025'],
  },
  Y_WORK_NONE: {
    kind: 'not-yet',
    en: {
      title: 'No general route without a qualification',
      text: 'The usual work permits ask for training, a degree or IT experience. A narrow exception are short contracts with a collective agreement; drivers and trained care assistants choose their own answer above. Training in Germany is the route most people take.',
      next: 'Ask the employer whether the offer can become a training contract',
    },
    de: {
      title: 'Ohne Abschluss kein allgemeiner Weg',
      text: 'Die üblichen Aufenthaltstitel zum Arbeiten verlangen Ausbildung, Studium oder IT-Erfahrung. Eine enge Ausnahme sind kurze Verträge mit Tarifbindung; für Fahrer und ausgebildete Pflegehilfskräfte gibt es oben eine eigene Antwort. Die meisten gehen über eine Ausbildung in Deutschland.',
      next: 'Den Arbeitgeber fragen, ob daraus ein Ausbildungsvertrag werden kann',
    },
    to: guide('job-seeker-visa-germany'),
    guides: ['job-seeker-visa-germany', 'language-course-visa-germany'],
  },
  Y_26_2_HERE: {
    kind: 'not-yet',
    en: {
      title: 'The Western Balkans rule starts at the embassy',
      text: 'The first consent is given only for applications at a German embassy in one of the six states. Until then, only the work on the present permit is allowed.',
      next: 'Look at side jobs or training, or plan the application at home',
    },
    de: {
      title: 'Die Westbalkanregelung beginnt bei der Botschaft',
      text: 'Die erste Zustimmung gibt es nur für Anträge bei einer deutschen Botschaft in einem der sechs Staaten. Bis dahin ist nur die Arbeit erlaubt, die der jetzige Titel erlaubt.',
      next: 'Nebenjob oder Ausbildung ansehen, oder den Antrag zu Hause planen',
    },
    to: guide('job-seeker-visa-germany'),
    guides: ['job-seeker-visa-germany'],
  },
  Y_CHANGE_JOB: {
    kind: 'ask',
    en: {
      title: 'A new job needs permission first',
      text: 'A permit for a certain job allows no other until the authority agrees. After {agencyFreeWork} of insured work or {agencyFreeStay} of lawful stay the agency is often not asked; drivers, care assistants and the Western Balkans rule are excluded.',
      next: 'Send the new contract to the authority; keep the old job until it answers',
    },
    de: {
      title: 'Eine neue Stelle braucht zuerst eine Erlaubnis',
      text: 'Ein Titel für eine bestimmte Stelle erlaubt keine andere, bis die Behörde zustimmt. Nach {agencyFreeWork:dative} versicherter Arbeit oder {agencyFreeStay:dative} erlaubtem Aufenthalt wird die Agentur oft nicht gefragt; Fahrer, Pflegehilfskräfte und Westbalkanregelung sind ausgenommen.',
      next: 'Den neuen Vertrag an die Behörde schicken; die alte Stelle bis zur Antwort behalten',
    },
    to: guide('already-in-germany', 'a-new-employer', 'ein-neuer-arbeitgeber'),
    guides: ['work-visa-germany-2025', 'already-in-germany'],
  },
  Y_WORK_CARE: {
    kind: 'route',
    en: {
      title: 'Trained care assistants (§ 22a BeschV)',
      text: 'The Federal Employment Agency can consent if you completed a state-recognised assistant training in Germany, or yours from abroad was found equal. From the age of {experiencedWorkerAgeThreshold}: {experiencedWorkerAgeSalary} or a pension. From 1 January 2027 a federal law replaces the states’ rules.',
      next: 'Ask the office: which law applies to an application made now?',
    },
    de: {
      title: 'Ausgebildete Pflegehilfskräfte (§ 22a BeschV)',
      text: 'Die Bundesagentur kann zustimmen, wenn Sie eine staatlich anerkannte Helferausbildung in Deutschland haben oder Ihre ausländische als gleichwertig gilt. Ab {experiencedWorkerAgeThreshold} Jahren: {experiencedWorkerAgeSalary} oder Altersversorgung. Ab 1. Januar 2027 löst ein Bundesgesetz die Regeln der Länder ab.',
      next: 'Die Stelle fragen: Welches Recht gilt für einen Antrag von heute?',
    },
    to: site(SITES.recognition),
    guides: ['work-visa-germany-2025'],
  },
  Y_WORK_DRIVER: {
    kind: 'route',
    en: {
      title: 'Professional drivers (§ 24a BeschV)',
      text: 'With EU licence and basic qualification the agency can consent. Without them an employer may hire you first, if the contract brings both within {driverQualificationPeriod} and you hold the licence for this work at home. From the age of {experiencedWorkerAgeThreshold}: {experiencedWorkerAgeSalary} or a pension.',
      next: 'Ask the employer to write the training into the contract',
    },
    de: {
      title: 'Berufskraftfahrer (§ 24a BeschV)',
      text: 'Mit EU-Führerschein und Grundqualifikation kann die Agentur zustimmen. Ohne sie kann ein Betrieb Sie zuerst einstellen, wenn der Vertrag beides in {driverQualificationPeriod:dative} bringt und Sie daheim die passende Fahrerlaubnis haben. Ab {experiencedWorkerAgeThreshold} Jahren: {experiencedWorkerAgeSalary} oder Altersversorgung.',
      next: 'Den Betrieb bitten, die Qualifizierung in den Vertrag zu schreiben',
    },
    to: guide('work-visa-germany-2025', 'which-route-fits-the-job', 'welcher-weg-passt-zur-stelle'),
    guides: ['work-visa-germany-2025'],
  },
} as const satisfies Record<string, Outcome>

export const WORK_ROWS = [
  {
    id: 'Y-10',
    when: { country: NOT_EU, goal: ['work'], who: ['doctor'], salary: ['hi', 'mid'] },
    outcome: 'Y_WORK_DOCTOR',
    law: [
      primary('§ 18 Abs. 2 Nr. 3 AufenthG'),
      primary('§ 18g Abs. 1 Satz 1, 2 Nr. 1 AufenthG'),
      primary('§ 18b AufenthG'),
    ],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-11',
    when: { country: NOT_EU, goal: ['work'], who: ['doctor'], salary: ['exp', 'below', 'unknown'] },
    outcome: 'Y_WORK_DOCTOR_18B',
    law: [
      primary('§ 18 Abs. 2 Nr. 3 AufenthG'),
      primary('§ 18b AufenthG'),
      primary('§ 39 Abs. 2 Nr. 1 AufenthG'),
    ],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-12',
    when: { country: NOT_EU, goal: ['work'], who: ['nurse'] },
    outcome: 'Y_WORK_NURSE',
    law: [primary('§ 18 Abs. 2 Nr. 3 AufenthG'), primary('§ 18a AufenthG'), primary('§ 16d Abs. 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-13',
    when: { country: NOT_EU, goal: ['work'], who: ['degree_list', 'degree_other'], salary: ['hi'] },
    outcome: 'Y_BLUE',
    law: [primary('§ 18g Abs. 1 Satz 1, Abs. 3 AufenthG'), primary('§ 18 Abs. 2 Nr. 4 AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-14',
    when: { country: NOT_EU, goal: ['work'], who: ['degree_list'], salary: ['mid'] },
    outcome: 'Y_BLUE_LIST',
    law: [primary('§ 18g Abs. 1 Satz 2 Nr. 1 AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-15',
    when: { country: NOT_EU, goal: ['work'], who: ['degree_other'], salary: ['mid'] },
    outcome: 'Y_BLUE_RECENT',
    law: [primary('§ 18g Abs. 1 Satz 2 Nr. 2 AufenthG'), primary('§ 18b AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-16',
    when: { country: NOT_EU, goal: ['work'], who: ['degree_list', 'degree_other'], salary: ['exp', 'below'] },
    outcome: 'Y_18B',
    law: [primary('§ 18b AufenthG'), primary('§ 39 Abs. 2 Nr. 1 AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-17',
    when: { country: NOT_EU, goal: ['work'], who: ['degree_list', 'degree_other'], salary: ['unknown'] },
    outcome: 'Y_DEGREE_SALARY',
    law: [primary('§ 18g Abs. 1 AufenthG'), primary('§ 18b AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-18',
    when: { country: NOT_EU, goal: ['work'], who: ['it_exp'], salary: ['hi', 'mid'] },
    outcome: 'Y_IT_BLUE',
    law: [primary('§ 18g Abs. 2 AufenthG'), primary('§ 6 Abs. 1 Satz 1, 3 BeschV')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-19',
    when: { country: NOT_EU, goal: ['work'], who: ['it_exp'], salary: ['exp'] },
    outcome: 'Y_IT_EXPERIENCED',
    law: [primary('§ 19c Abs. 2 AufenthG'), primary('§ 6 Abs. 1 Satz 1, 3 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-20',
    when: { country: NOT_EU, goal: ['work'], who: ['it_exp'], salary: ['below'] },
    outcome: 'Y_IT_TARIFF',
    law: [primary('§ 6 Abs. 1 Satz 2 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-21',
    when: { country: NOT_EU, goal: ['work'], who: ['it_exp'], salary: ['unknown'] },
    outcome: 'Y_IT_SALARY',
    law: [primary('§ 18g Abs. 2 AufenthG'), primary('§ 6 Abs. 1 BeschV')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-22',
    when: { country: NOT_EU, goal: ['work'], who: ['training'], salary: ['hi', 'mid', 'exp'] },
    outcome: 'Y_TRAINED',
    law: [
      primary('§ 18a AufenthG'),
      primary('§ 16d Abs. 3 AufenthG'),
      primary('§ 19c Abs. 2 AufenthG, § 6 Abs. 1 BeschV'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-23',
    when: { country: NOT_EU, goal: ['work'], who: ['training'], salary: ['below'] },
    outcome: 'Y_TRAINED_BELOW',
    law: [primary('§ 18a AufenthG'), primary('§ 16d Abs. 3 AufenthG'), primary('§ 6 Abs. 1 Satz 2 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-24',
    when: { country: NOT_EU, goal: ['work'], who: ['training'], salary: ['unknown'] },
    outcome: 'Y_TRAINED',
    law: [primary('§ 18a AufenthG'), primary('§ 16d Abs. 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-25',
    when: { country: ['vf8', 'vf3'], goal: ['work'], who: ['none'] },
    outcome: 'Y_26_1',
    law: [
      primary('§ 26 Abs. 1 BeschV'),
      primary('§ 19c Abs. 1 AufenthG'),
      primary('§ 39 Abs. 3 Nr. 3 AufenthG'),
    ],
    validFrom: '2020-03-01',
  },
  {
    id: 'Y-26',
    when: { country: ['wb6'], goal: ['work'], who: ['none'], where: ['abroad'] },
    outcome: 'Y_26_2',
    law: [
      primary('§ 26 Abs. 2 BeschV'),
      primary('§ 19c Abs. 1 AufenthG'),
      primary('§ 36 Abs. 3 BeschV'),
      primary('§ 1 Abs. 2 Satz 4 BeschV'),
    ],
    validFrom: '2024-06-01',
  },
  {
    id: 'Y-27',
    when: {
      country: ['vf3b', 'tr', 'who55', 'other'],
      goal: ['work'],
      who: ['none'],
      where: ['abroad', 'de_study', 'de_search', 'de_graduate'],
    },
    outcome: 'Y_WORK_NONE',
    law: [primary('§ 18 Abs. 2, 3 AufenthG'), primary('§§ 15d, 22a, 24a BeschV'), primary('§ 16a AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-28',
    when: { country: NOT_EU, goal: ['work'], who: ['care'] },
    outcome: 'Y_WORK_CARE',
    law: [
      primary('§ 22a BeschV'),
      primary('§ 19c Abs. 1 AufenthG'),
      primary('§ 1 Abs. 2 BeschV'),
      secondary('PflFAssG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-29',
    when: { country: NOT_EU, goal: ['work'], who: ['driver'] },
    outcome: 'Y_WORK_DRIVER',
    law: [primary('§ 24a BeschV'), primary('§ 19c Abs. 1 AufenthG'), primary('§ 1 Abs. 2 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-96',
    when: {
      country: ['wb6'],
      goal: ['work'],
      who: ['none'],
      where: ['de_study', 'de_search', 'de_graduate'],
    },
    outcome: 'Y_26_2_HERE',
    law: [primary('§ 26 Abs. 2 Satz 2 BeschV')],
    validFrom: '2024-06-01',
  },
  {
    id: 'Y-97',
    when: {
      country: ['vf3b', 'wb6', 'tr', 'who55', 'other'],
      goal: ['work'],
      who: ['none'],
      where: ['de_job'],
    },
    outcome: 'Y_CHANGE_JOB',
    law: [primary('§ 4a Abs. 3 Satz 4 AufenthG'), primary('§ 9 BeschV')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof WORK_OUTCOMES>[]
