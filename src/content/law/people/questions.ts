import type { AnswersTo, Question } from '#src/content/law/law.ts'
import { SALARY_BANDS } from '#src/content/law/salaries.ts'

/** Countries whose people need a residence permit. */
export const NOT_EU = ['vf8', 'vf3', 'vf3b', 'wb6', 'tr', 'who55', 'other'] as const

/** People who hold a degree or completed training that can be recognised. */
export const WITH_QUALIFICATION = ['doctor', 'nurse', 'degree_list', 'degree_other', 'training'] as const

/** In Germany with a permit for work, for education, or to look for either. */
export const FOR_WORK_OR_EDUCATION = ['de_job', 'de_blue', 'de_study', 'de_search', 'de_graduate'] as const

/** In Germany with a permit that usually allows any work. */
export const FREE_TO_WORK = ['de_temp', 'de_refugee', 'de_open'] as const

export const PEOPLE_QUESTIONS = [
  {
    id: 'who',
    en: 'I am',
    de: 'Ich bin',
    options: [
      {
        id: 'doctor',
        en: 'a doctor, dentist or pharmacist',
        de: 'Ärztin oder Arzt, Zahnärztin oder Zahnarzt, Apothekerin oder Apotheker',
      },
      {
        id: 'nurse',
        en: 'a nurse, or in another health profession',
        de: 'Pflegefachkraft oder in einem anderen Gesundheitsberuf',
      },
      {
        id: 'degree_list',
        en: 'a graduate in science, engineering, IT or teaching',
        de: 'mit Hochschulabschluss in Naturwissenschaft, Technik, IT oder Lehramt',
      },
      {
        id: 'degree_other',
        en: 'a graduate in another subject',
        de: 'mit Hochschulabschluss in einem anderen Fach',
      },
      { id: 'it_exp', en: 'an IT specialist without a degree', de: 'IT-Fachkraft ohne Hochschulabschluss' },
      {
        id: 'training',
        en: 'trained in a vocation for at least {experiencedWorkerTraining}',
        de: 'mit Berufsausbildung von mindestens {experiencedWorkerTraining:dative}',
      },
      {
        id: 'care',
        en: 'a care assistant',
        de: 'Pflegehilfskraft',
      },
      {
        id: 'driver',
        en: 'a lorry or bus driver',
        de: 'Fahrerin oder Fahrer für Lkw oder Bus',
      },
      {
        id: 'none',
        en: 'without a degree or completed training',
        de: 'ohne Hochschulabschluss und ohne abgeschlossene Ausbildung',
      },
    ],
  },
  {
    id: 'country',
    en: 'from',
    de: 'aus',
    byCountry: {
      eu: 'eu',
      vf8: 'vf8',
      vf3: 'vf3',
      vf3b: 'vf3b',
      wb6: 'wb6',
      tr: 'tr',
      who55: 'who55',
      other: 'other',
    },
    options: [
      {
        id: 'eu',
        en: 'EU, Iceland, Liechtenstein, Norway, Switzerland',
        de: 'EU, Island, Liechtenstein, Norwegen, Schweiz',
      },
      {
        id: 'vf8',
        en: 'Australia, Canada, Israel, Japan, New Zealand, South Korea, United Kingdom, United States',
        de: 'Australien, Israel, Japan, Kanada, Neuseeland, Südkorea, Vereinigtes Königreich, USA',
      },
      { id: 'vf3', en: 'Andorra, Monaco, San Marino', de: 'Andorra, Monaco, San Marino' },
      { id: 'vf3b', en: 'Brazil, El Salvador, Honduras', de: 'Brasilien, El Salvador, Honduras' },
      {
        id: 'wb6',
        en: 'Albania, Bosnia and Herzegovina, Kosovo, Montenegro, North Macedonia, Serbia',
        de: 'Albanien, Bosnien und Herzegowina, Kosovo, Montenegro, Nordmazedonien, Serbien',
      },
      { id: 'tr', en: 'Türkiye', de: 'Türkei' },
      {
        id: 'who55',
        en: 'one of the states in the annex to § 38 BeschV',
        de: 'einer der Staaten der Anlage zu § 38 BeschV',
      },
      { id: 'other', en: 'any other country', de: 'jedes andere Land' },
    ],
  },
  {
    id: 'goal',
    en: 'and want to',
    de: 'und möchte',
    options: [
      { id: 'work', en: 'work: I have a job offer', de: 'arbeiten: Ich habe ein Stellenangebot' },
      { id: 'search', en: 'look for work', de: 'Arbeit suchen' },
      { id: 'recognition', en: 'have my profession recognised', de: 'meinen Beruf anerkennen lassen' },
      { id: 'german', en: 'learn German', de: 'Deutsch lernen' },
      { id: 'family', en: 'join my family', de: 'zu meiner Familie ziehen' },
      { id: 'bring', en: 'bring my family to me', de: 'meine Familie zu mir holen' },
      { id: 'study', en: 'study or train', de: 'studieren oder eine Ausbildung machen' },
      { id: 'other', en: 'do something else', de: 'etwas anderes' },
    ],
  },
  {
    id: 'where',
    en: 'Where are you now, and with which permit?',
    de: 'Wo sind Sie jetzt, und mit welchem Aufenthaltstitel?',
    when: { country: NOT_EU, goal: ['work', 'search', 'recognition', 'german', 'study'] },
    options: [
      { id: 'abroad', en: 'Outside Germany', de: 'Außerhalb Deutschlands' },
      {
        id: 'de_job',
        en: 'In Germany with a work permit, no Blue Card (recognition partnership too)',
        de: 'In Deutschland mit einer Aufenthaltserlaubnis zum Arbeiten, keine Blaue Karte (auch Anerkennungspartnerschaft)',
      },
      {
        id: 'de_blue',
        en: 'In Germany with a Blue Card',
        de: 'In Deutschland mit einer Blauen Karte',
      },
      {
        id: 'de_study',
        en: 'In Germany with a permit for study, training, a language course or recognition',
        de: 'In Deutschland mit einer Aufenthaltserlaubnis für Studium, Ausbildung, Sprachkurs oder Anerkennung',
      },
      {
        id: 'de_graduate',
        en: 'In Germany, and I have just finished a degree, training, research or recognition here',
        de: 'In Deutschland, und ich habe hier gerade Studium, Ausbildung, Forschung oder Anerkennung abgeschlossen',
      },
      {
        id: 'de_search',
        en: 'In Germany with a permit to look for work or a place (Opportunity Card, § 20, § 17)',
        de: 'In Deutschland mit einer Aufenthaltserlaubnis zur Suche (Chancenkarte, § 20, § 17)',
      },
      {
        id: 'de_temp',
        en: 'In Germany with temporary protection (§ 24)',
        de: 'In Deutschland mit vorübergehendem Schutz (§ 24)',
      },
      {
        id: 'de_refugee',
        en: 'In Germany as a refugee, with subsidiary protection or another humanitarian permit',
        de: 'In Deutschland als Flüchtling, mit subsidiärem Schutz oder anderer humanitärer Erlaubnis',
      },
      {
        id: 'de_open',
        en: 'In Germany as a family member or with a settlement permit',
        de: 'In Deutschland als Familienmitglied oder mit Niederlassungserlaubnis',
      },
      {
        id: 'de_asylum',
        en: 'In Germany in an asylum procedure, with a Duldung or without papers',
        de: 'In Deutschland im Asylverfahren, mit Duldung oder ohne Papiere',
      },
      { id: 'de_visit', en: 'In Germany as a visitor', de: 'In Deutschland zu Besuch' },
    ],
  },
  {
    id: 'salary',
    en: 'What does the offer pay a year, gross?',
    de: 'Was zahlt die Stelle brutto im Jahr?',
    when: {
      goal: ['work'],
      who: ['doctor', 'degree_list', 'degree_other', 'it_exp', 'training'],
      where: ['abroad', 'de_job', 'de_study', 'de_search', 'de_graduate', 'de_visit'],
    },
    options: [...SALARY_BANDS, { id: 'unknown', en: 'I do not know yet', de: 'Ich weiß es noch nicht' }],
  },
  {
    id: 'stage',
    en: 'How far are you?',
    de: 'Wie weit sind Sie?',
    when: {
      goal: ['recognition'],
      who: WITH_QUALIFICATION,
      where: ['abroad', ...FOR_WORK_OR_EDUCATION, ...FREE_TO_WORK, 'de_visit'],
    },
    options: [
      { id: 'nothing', en: 'I have not applied yet', de: 'Ich habe noch nichts beantragt' },
      {
        id: 'notice',
        en: 'I have a notice that names what is missing',
        de: 'Ich habe einen Bescheid, der nennt, was fehlt',
      },
      { id: 'exam_only', en: 'Only an exam is missing', de: 'Es fehlt nur noch eine Prüfung' },
      {
        id: 'employer',
        en: 'An employer would hire me while recognition runs',
        de: 'Ein Arbeitgeber würde mich schon während der Anerkennung einstellen',
      },
      { id: 'full', en: 'I am fully recognised or licensed', de: 'Ich bin voll anerkannt oder zugelassen' },
    ],
  },
  {
    id: 'plan',
    en: 'What comes after the course?',
    de: 'Was kommt nach dem Kurs?',
    when: { goal: ['german'], where: ['abroad', 'de_visit'] },
    options: [
      { id: 'just', en: 'Nothing yet, I want to learn', de: 'Noch nichts, ich möchte lernen' },
      { id: 'uni', en: 'University', de: 'Hochschule' },
      { id: 'job', en: 'Looking for work', de: 'Arbeit suchen' },
      { id: 'recog', en: 'Recognition of my profession', de: 'Anerkennung meines Berufs' },
      { id: 'family', en: 'Living with my family', de: 'Leben mit meiner Familie' },
    ],
  },
  {
    id: 'relation',
    en: 'Who is in Germany, or will be?',
    de: 'Wer ist in Deutschland oder wird es sein?',
    when: { goal: ['family'] },
    options: [
      {
        id: 'sp_german',
        en: 'My German husband or wife',
        de: 'Meine deutsche Ehefrau oder mein deutscher Ehemann',
      },
      {
        id: 'sp_listed',
        en: 'My spouse with a Blue Card, ICT Card, or a permit as a skilled worker, researcher, experienced worker, civil servant or self-employed person',
        de: 'Ehepartner mit Blauer Karte, ICT-Karte oder Aufenthaltserlaubnis als Fachkraft, Forschende, berufserfahrene Arbeitskraft, Beamte oder Selbstständige',
      },
      {
        id: 'sp_settled',
        en: 'My spouse with a settlement permit',
        de: 'Ehepartner mit Niederlassungserlaubnis',
      },
      {
        id: 'sp_other',
        en: 'My spouse with another residence permit',
        de: 'Ehepartner mit anderer Aufenthaltserlaubnis',
      },
      {
        id: 'sp_refugee',
        en: 'My spouse, recognised as a refugee or entitled to asylum',
        de: 'Ehepartner, als Flüchtling anerkannt oder asylberechtigt',
      },
      {
        id: 'sp_subsidiary',
        en: 'My spouse or my underage child, with subsidiary protection',
        de: 'Ehepartner oder mein minderjähriges Kind, mit subsidiärem Schutz',
      },
      {
        id: 'sp_eu',
        en: 'My spouse from the EU, Iceland, Liechtenstein, Norway or Switzerland',
        de: 'Ehepartner aus der EU, Island, Liechtenstein, Norwegen oder der Schweiz',
      },
      {
        id: 'par_german',
        en: 'My German child, under age',
        de: 'Mein minderjähriges deutsches Kind',
      },
      {
        id: 'par_refugee',
        en: 'My child, under age, recognised as a refugee',
        de: 'Mein minderjähriges Kind, als Flüchtling anerkannt',
      },
      {
        id: 'fam_temp',
        en: 'My family with temporary protection (§ 24)',
        de: 'Meine Familie mit vorübergehendem Schutz (§ 24)',
      },
      {
        id: 'child_german',
        en: 'My German mother or father; I am under age and unmarried',
        de: 'Meine deutsche Mutter oder mein deutscher Vater; ich bin minderjährig und ledig',
      },
      {
        id: 'child_u16',
        en: 'My parent or parents; I am under {childWithoutLanguageTestAge}',
        de: 'Meine Eltern oder ein Elternteil; ich bin unter {childWithoutLanguageTestAge}',
      },
      {
        id: 'child_16',
        en: 'My parent or parents; my age is {childLanguageTestAge}',
        de: 'Meine Eltern oder ein Elternteil; ich bin {childLanguageTestAge}',
      },
      {
        id: 'parent',
        en: 'My adult child, or my child’s spouse',
        de: 'Mein erwachsenes Kind oder dessen Ehepartner',
      },
      { id: 'engaged', en: 'The person I want to marry', de: 'Die Person, die ich heiraten möchte' },
      {
        id: 'relative',
        en: 'Another relative (brother, sister, grandparent …)',
        de: 'Andere Verwandte (Geschwister, Großeltern …)',
      },
    ],
  },
  {
    id: 'holder',
    en: 'Which permit do you hold?',
    de: 'Welchen Titel haben Sie?',
    when: { goal: ['bring'] },
    options: [
      { id: 'german', en: 'I am German too', de: 'Ich bin auch deutsch' },
      { id: 'blue', en: 'Blue Card or ICT Card', de: 'Blaue Karte oder ICT-Karte' },
      {
        id: 'listed',
        en: 'A permit as a skilled worker, researcher, experienced worker, civil servant or self-employed person',
        de: 'Aufenthaltserlaubnis als Fachkraft, für Forschung, Berufserfahrene, Beamte oder Selbstständige',
      },
      { id: 'settled', en: 'Settlement permit', de: 'Niederlassungserlaubnis' },
      {
        id: 'permit',
        en: 'Another permit: study, training, search, family, other work',
        de: 'Eine andere: Studium, Ausbildung, Suche, Familie, andere Arbeit',
      },
      {
        id: 'refugee',
        en: 'As a recognised refugee or entitled to asylum',
        de: 'Als anerkannter Flüchtling oder asylberechtigt',
      },
      { id: 'subsidiary', en: 'Subsidiary protection', de: 'Subsidiärer Schutz' },
      { id: 'temp', en: 'Temporary protection (§ 24)', de: 'Vorübergehender Schutz (§ 24)' },
      { id: 'humanitarian', en: 'Another humanitarian permit', de: 'Eine andere humanitäre Erlaubnis' },
      { id: 'none', en: 'None: asylum procedure or Duldung', de: 'Keinen: Asylverfahren oder Duldung' },
    ],
  },
  {
    id: 'else',
    en: 'What is it?',
    de: 'Was ist es?',
    when: { goal: ['other'] },
    options: [
      { id: 'self', en: 'Freelance work, art or a business', de: 'Freiberuflich, Kunst oder Gewerbe' },
      { id: 'research', en: 'Research, with a contract', de: 'Forschung, mit Vertrag' },
      { id: 'aupair', en: 'Au pair', de: 'Au-pair' },
      { id: 'volunteer', en: 'Voluntary service', de: 'Freiwilligendienst' },
      { id: 'season', en: 'Seasonal work', de: 'Saisonarbeit' },
      {
        id: 'extend',
        en: 'Extend or change my permit, a second job',
        de: 'Titel verlängern oder wechseln, Nebenjob',
      },
    ],
  },
  {
    id: 'place',
    en: 'Which place do you have?',
    de: 'Welchen Platz haben Sie?',
    when: { goal: ['study'], where: ['abroad', ...FOR_WORK_OR_EDUCATION, 'de_visit'] },
    options: [
      {
        id: 'uni_yes',
        en: 'Admission to a university or a preparatory college',
        de: 'Eine Zulassung von Hochschule oder Studienkolleg',
      },
      {
        id: 'uni_no',
        en: 'No admission yet; I want to apply to universities',
        de: 'Noch keine Zulassung; ich möchte mich an Hochschulen bewerben',
      },
      {
        id: 'train_company',
        en: 'A training contract with a company, hospital or care home',
        de: 'Einen Ausbildungsvertrag mit Betrieb, Klinik oder Pflegeheim',
      },
      {
        id: 'train_school',
        en: 'A place at a vocational school',
        de: 'Einen Platz an einer Berufsfachschule',
      },
      {
        id: 'train_u35',
        en: 'No training place yet; I am under {trainingSearchAge}',
        de: 'Noch keinen Ausbildungsplatz; ich bin unter {trainingSearchAge}',
      },
      {
        id: 'train_35',
        en: 'No training place yet; I am {trainingSearchAge} or older',
        de: 'Noch keinen Ausbildungsplatz; ich bin {trainingSearchAge} oder älter',
      },
      { id: 'school', en: 'A place at a school, for pupils', de: 'Einen Schulplatz' },
    ],
  },
] as const satisfies readonly Question[]

export type PeopleAnswers = AnswersTo<typeof PEOPLE_QUESTIONS>
