import { type Hint, known, primary, secondary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

export const PEOPLE_HINTS = [
  {
    id: 'YH-13',
    when: { country: NOT_EU, goal: ['work', 'recognition', 'german', 'study'] },
    en: 'Do you already live in Germany? With protection (§ 24 too), as family or with a settlement permit you may usually work now: read the line “Erwerbstätigkeit”. With temporary protection no Blue Card is issued. In an asylum procedure or with a Duldung: ask an advice centre before you apply.',
    de: 'Leben Sie schon in Deutschland? Mit Schutz (auch § 24), als Familie oder mit Niederlassungserlaubnis dürfen Sie meist jetzt arbeiten: Lesen Sie die Zeile „Erwerbstätigkeit“. Mit vorübergehendem Schutz gibt es keine Blaue Karte. Im Asylverfahren oder mit Duldung: vor jedem Antrag eine Beratungsstelle fragen.',
    law: [
      primary('§ 4a Abs. 1, 3 AufenthG'),
      primary('§ 19f Abs. 1 Nr. 1 AufenthG'),
      primary('§ 10 AufenthG'),
    ],
  },
  {
    id: 'YH-1',
    when: { country: ['vf8'], goal: ['work', 'recognition', 'german', 'family', 'study'] },
    en: 'With this passport you may enter without a visa and apply at the immigration authority within {visaFreeEntryApplication}. Work may start only when the permit allows it.',
    de: 'Mit diesem Pass dürfen Sie ohne Visum einreisen und den Antrag innerhalb von {visaFreeEntryApplication:dative} bei der Ausländerbehörde stellen. Arbeiten dürfen Sie erst, wenn der Aufenthaltstitel es erlaubt.',
    law: [primary('§ 41 Abs. 1, 3 AufenthV'), primary('§ 4a Abs. 5 AufenthG')],
  },
  {
    id: 'YH-2',
    when: { country: ['vf3', 'vf3b'], goal: ['german', 'family'] },
    en: 'If you do not plan to work, you may enter without a visa and apply in Germany within {visaFreeEntryApplication}.',
    de: 'Wenn Sie nicht arbeiten wollen, dürfen Sie ohne Visum einreisen und innerhalb von {visaFreeEntryApplication:dative} in Deutschland beantragen.',
    law: [primary('§ 41 Abs. 2, 3 AufenthV')],
  },
  {
    id: 'YH-2b',
    when: {
      country: ['vf3', 'vf3b'],
      goal: ['study'],
      place: ['uni_yes', 'uni_no', 'train_u35', 'train_35'],
    },
    en: 'If you do not plan to work, you may enter without a visa and apply in Germany within {visaFreeEntryApplication}.',
    de: 'Wenn Sie nicht arbeiten wollen, dürfen Sie ohne Visum einreisen und innerhalb von {visaFreeEntryApplication:dative} in Deutschland beantragen.',
    law: [primary('§ 41 Abs. 2, 3 AufenthV')],
  },
  {
    id: 'YH-2c',
    when: { country: ['vf3', 'vf3b'], goal: ['study'], place: ['train_yes'] },
    en: 'Company training counts as work: get the visa first.',
    de: 'Betriebliche Ausbildung zählt als Arbeit: zuerst das Visum.',
    law: [primary('§ 41 Abs. 2 AufenthV'), primary('§ 2 Abs. 2 AufenthG')],
  },
  {
    id: 'YH-3',
    when: {
      country: ['vf8', 'vf3'],
      goal: ['work'],
      who: ['doctor', 'nurse', 'degree_list', 'degree_other', 'it_exp', 'training'],
    },
    en: 'There is also a rule for any job for people with this passport, if nobody else is available (§ 26(1) BeschV).',
    de: 'Für Menschen mit diesem Pass gibt es auch eine Regel für jede Stelle, wenn niemand anderes verfügbar ist (§ 26 Abs. 1 BeschV).',
    law: [primary('§ 26 Abs. 1 BeschV')],
  },
  {
    id: 'YH-4',
    when: {
      country: ['wb6'],
      goal: ['work'],
      who: ['doctor', 'nurse', 'degree_list', 'degree_other', 'it_exp', 'training'],
    },
    en: 'There is also the Western Balkans rule for any job, limited in number (§ 26(2) BeschV).',
    de: 'Es gibt auch die Westbalkanregelung für jede Stelle, mit begrenzter Zahl (§ 26 Abs. 2 BeschV).',
    law: [primary('§ 26 Abs. 2 BeschV')],
  },
  {
    id: 'YH-5',
    when: { country: ['tr'] },
    en: 'Under EU-Türkiye association law, the fee for the residence permit is lower: {turkishPermitFee}. Ask the immigration authority.',
    de: 'Nach dem Assoziationsrecht EU–Türkei ist die Gebühr für den Aufenthaltstitel niedriger: {turkishPermitFee}. Fragen Sie die Ausländerbehörde.',
    law: [primary('§ 52a AufenthV')],
  },
  {
    id: 'YH-6',
    when: { country: ['tr'], goal: ['work'] },
    en: 'After a time of lawful work in Germany, association law (decision 1/80) can give Turkish workers more rights. Ask an advice centre or a lawyer.',
    de: 'Nach einer Zeit rechtmäßiger Arbeit in Deutschland kann das Assoziationsrecht (Beschluss 1/80) türkischen Beschäftigten mehr Rechte geben. Fragen Sie eine Beratungsstelle oder eine Anwältin, einen Anwalt.',
    law: [known('Art. 6 ARB 1/80')],
  },
  {
    id: 'YH-7',
    when: {
      country: ['tr'],
      goal: ['family'],
      relation: ['sp_german', 'sp_settled', 'sp_other', 'sp_listed'],
    },
    en: 'The EU’s Court of Justice ruled in 2014 against the A1 rule in one Turkish case. Ask the embassy or consulate how it applies to you.',
    de: 'Der Gerichtshof der EU entschied 2014 in einem türkischen Fall gegen die A1-Regel. Fragen Sie Botschaft oder Konsulat, was das für Sie heißt.',
    law: [secondary('EuGH C-138/13 (Dogan)')],
  },
  {
    id: 'YH-8',
    when: { country: ['who55'], who: ['doctor', 'nurse'], goal: ['work', 'search', 'recognition'] },
    en: 'From your country, only the Federal Employment Agency may recruit for health and care jobs. You may apply to employers yourself. Pay no recruiter.',
    de: 'Aus Ihrem Land darf für Gesundheits- und Pflegeberufe nur die Bundesagentur für Arbeit anwerben. Selbst bewerben dürfen Sie sich. Bezahlen Sie keine Vermittlung.',
    law: [primary('§ 38 BeschV mit Anlage'), known('applying oneself')],
  },
  {
    id: 'YH-9',
    when: { country: NOT_EU, goal: ['work'] },
    en: 'From the age of {skilledWorkerAgeThreshold}, a first permit for skilled or experienced workers asks for {skilledWorkerAgeSalary} or an adequate pension. The Blue Card has no such rule.',
    de: 'Ab {skilledWorkerAgeThreshold} Jahren verlangt der erste Aufenthaltstitel für Fachkräfte oder Berufserfahrene {skilledWorkerAgeSalary} oder eine angemessene Altersversorgung. Die Blaue Karte kennt diese Regel nicht.',
    law: [primary('§ 18 Abs. 2 Satz 1 Nr. 5 AufenthG'), primary('§ 1 Abs. 2 BeschV')],
  },
  {
    id: 'YH-10',
    when: { country: ['vf3', 'vf3b', 'wb6', 'tr', 'who55', 'other'], goal: ['work'] },
    en: 'Are you already in Germany? As a visitor you usually apply from abroad. With a residence permit you apply at the immigration authority. No new job may start before the permit allows it.',
    de: 'Sind Sie schon in Deutschland? Wer zu Besuch ist, beantragt meist aus dem Ausland. Mit Aufenthaltserlaubnis beantragen Sie bei der Ausländerbehörde. Keine neue Arbeit, bevor der Aufenthaltstitel sie erlaubt.',
    law: [
      primary('§ 5 Abs. 2 AufenthG'),
      primary('§ 39 Satz 1 Nr. 1, 3 AufenthV'),
      primary('§ 4a Abs. 5 AufenthG'),
    ],
  },
  {
    id: 'YH-11',
    when: {
      country: ['other', 'who55'],
      goal: ['work', 'search', 'recognition', 'german', 'family', 'study'],
    },
    en: 'In some countries the German embassy is closed or works only in part. Ask which embassy takes applications from your country.',
    de: 'In einigen Ländern ist die deutsche Botschaft geschlossen oder arbeitet nur teilweise. Fragen Sie, welche Botschaft Anträge aus Ihrem Land annimmt.',
    only: ['af', 'ir', 'ye', 'so', 'sd', 'sy', 'ua', 'by', 'ru', 'other'],
    law: [secondary('pages of the missions')],
  },
  {
    id: 'YH-12',
    when: { country: ['wb6'], goal: ['search'], where: ['abroad'] },
    en: 'With a job offer there is also the Western Balkans rule for any job, limited in number (§ 26(2) BeschV). The application is made at the German embassy.',
    de: 'Mit einem Stellenangebot gibt es auch die Westbalkanregelung für jede Stelle, mit begrenzter Zahl (§ 26 Abs. 2 BeschV). Den Antrag stellt man bei der deutschen Botschaft.',
    law: [primary('§ 26 Abs. 2 BeschV')],
  },
] as const satisfies readonly Hint<PeopleAnswers>[]
