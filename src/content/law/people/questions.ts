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
    tr: 'Ben',
    options: [
      {
        id: 'doctor',
        en: 'a doctor, dentist or pharmacist',
        de: 'Ärztin oder Arzt, Zahnärztin oder Zahnarzt, Apothekerin oder Apotheker',
        tr: 'hekimim, diş hekimiyim veya eczacıyım',
      },
      {
        id: 'nurse',
        en: 'a nurse, or in another health profession',
        de: 'Pflegefachkraft oder in einem anderen Gesundheitsberuf',
        tr: 'hemşireyim veya başka bir sağlık mesleğindeyim',
      },
      {
        id: 'degree_list',
        en: 'a graduate in science, engineering, IT or teaching',
        de: 'mit Hochschulabschluss in Naturwissenschaft, Technik, IT oder Lehramt',
        tr: 'fen, mühendislik, bilişim veya öğretmenlik mezunuyum',
      },
      {
        id: 'degree_other',
        en: 'a graduate in another subject',
        de: 'mit Hochschulabschluss in einem anderen Fach',
        tr: 'başka bir bölümden üniversite mezunuyum',
      },
      {
        id: 'it_exp',
        en: 'an IT specialist without a degree',
        de: 'IT-Fachkraft ohne Hochschulabschluss',
        tr: 'üniversite diploması olmayan bir bilişim uzmanıyım',
      },
      {
        id: 'training',
        en: 'trained in a vocation for at least {experiencedWorkerTraining}',
        de: 'mit Berufsausbildung von mindestens {experiencedWorkerTraining:dative}',
        tr: 'en az {experiencedWorkerTraining} süren bir meslek eğitimini bitirdim',
      },
      {
        id: 'care',
        en: 'a care assistant',
        de: 'Pflegehilfskraft',
        tr: 'bakım yardımcısıyım',
      },
      {
        id: 'driver',
        en: 'a lorry or bus driver',
        de: 'Fahrerin oder Fahrer für Lkw oder Bus',
        tr: 'kamyon veya otobüs şoförüyüm',
      },
      {
        id: 'none',
        en: 'without a degree or completed training',
        de: 'ohne Hochschulabschluss und ohne abgeschlossene Ausbildung',
        tr: 'diplomam ve tamamlanmış meslek eğitimim yok',
      },
    ],
  },
  {
    id: 'country',
    en: 'from',
    de: 'aus',
    tr: 'ülkem',
    note: {
      en: 'Two passports? Choose the one that opens more.',
      de: 'Zwei Pässe? Wählen Sie den, der mehr öffnet.',
      tr: 'İki pasaportunuz mu var? Daha çok yol açanı seçin.',
    },
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
        tr: 'AB, İzlanda, Lihtenştayn, Norveç, İsviçre',
      },
      {
        id: 'vf8',
        en: 'Australia, Canada, Israel, Japan, New Zealand, South Korea, United Kingdom, United States',
        de: 'Australien, Israel, Japan, Kanada, Neuseeland, Südkorea, Vereinigtes Königreich, USA',
        tr: 'ABD, Avustralya, Birleşik Krallık, Güney Kore, İsrail, Japonya, Kanada, Yeni Zelanda',
      },
      {
        id: 'vf3',
        en: 'Andorra, Monaco, San Marino',
        de: 'Andorra, Monaco, San Marino',
        tr: 'Andorra, Monako, San Marino',
      },
      {
        id: 'vf3b',
        en: 'Brazil, El Salvador, Honduras',
        de: 'Brasilien, El Salvador, Honduras',
        tr: 'Brezilya, El Salvador, Honduras',
      },
      {
        id: 'wb6',
        en: 'Albania, Bosnia and Herzegovina, Kosovo, Montenegro, North Macedonia, Serbia',
        de: 'Albanien, Bosnien und Herzegowina, Kosovo, Montenegro, Nordmazedonien, Serbien',
        tr: 'Arnavutluk, Bosna-Hersek, Karadağ, Kosova, Kuzey Makedonya, Sırbistan',
      },
      { id: 'tr', en: 'Türkiye', de: 'Türkei', tr: 'Türkiye' },
      {
        id: 'who55',
        en: 'one of the states in the annex to § 38 BeschV',
        de: 'einer der Staaten der Anlage zu § 38 BeschV',
        tr: '§ 38 BeschV ekindeki ülkelerden biri',
      },
      { id: 'other', en: 'any other country', de: 'jedes andere Land', tr: 'başka bir ülke' },
    ],
  },
  {
    id: 'goal',
    en: 'and want to',
    de: 'und möchte',
    tr: 've isteğim',
    options: [
      {
        id: 'work',
        en: 'work: I have a job offer',
        de: 'arbeiten: Ich habe ein Stellenangebot',
        tr: 'çalışmak: iş teklifim var',
      },
      { id: 'search', en: 'look for work', de: 'Arbeit suchen', tr: 'iş aramak' },
      {
        id: 'recognition',
        en: 'have my profession recognised',
        de: 'meinen Beruf anerkennen lassen',
        tr: 'mesleğimi tanıtmak (denklik)',
      },
      { id: 'german', en: 'learn German', de: 'Deutsch lernen', tr: 'Almanca öğrenmek' },
      { id: 'family', en: 'join my family', de: 'zu meiner Familie ziehen', tr: 'ailemin yanına gitmek' },
      {
        id: 'bring',
        en: 'bring my family to me',
        de: 'meine Familie zu mir holen',
        tr: 'ailemi yanıma getirmek',
      },
      {
        id: 'study',
        en: 'study or train',
        de: 'studieren oder eine Ausbildung machen',
        tr: 'üniversite okumak veya meslek eğitimi almak',
      },
      { id: 'other', en: 'do something else', de: 'etwas anderes', tr: 'başka bir şey' },
    ],
  },
  {
    id: 'where',
    en: 'Where are you now, and with which permit?',
    de: 'Wo sind Sie jetzt, und mit welchem Aufenthaltstitel?',
    tr: 'Şu anda neredesiniz ve hangi izniniz var?',
    when: { country: NOT_EU, goal: ['work', 'search', 'recognition', 'german', 'study'] },
    options: [
      { id: 'abroad', en: 'Outside Germany', de: 'Außerhalb Deutschlands', tr: 'Almanya dışındayım' },
      {
        id: 'de_job',
        en: 'In Germany with a work permit, no Blue Card (recognition partnership too)',
        de: 'In Deutschland mit einer Aufenthaltserlaubnis zum Arbeiten, keine Blaue Karte (auch Anerkennungspartnerschaft)',
        tr: 'Almanya’dayım, çalışma iznim var, Mavi Kart değil (tanıma ortaklığı da olabilir)',
      },
      {
        id: 'de_blue',
        en: 'In Germany with a Blue Card',
        de: 'In Deutschland mit einer Blauen Karte',
        tr: 'Almanya’dayım, Mavi Kartım var',
      },
      {
        id: 'de_study',
        en: 'In Germany with a permit for study, training, a language course or recognition',
        de: 'In Deutschland mit einer Aufenthaltserlaubnis für Studium, Ausbildung, Sprachkurs oder Anerkennung',
        tr: 'Almanya’dayım, iznim üniversite, meslek eğitimi, dil kursu veya tanıma için',
      },
      {
        id: 'de_graduate',
        en: 'In Germany, and I have just finished a degree, training, research or recognition here',
        de: 'In Deutschland, und ich habe hier gerade Studium, Ausbildung, Forschung oder Anerkennung abgeschlossen',
        tr: 'Almanya’dayım ve burada üniversiteyi, meslek eğitimini, araştırmayı veya tanımayı yeni bitirdim',
      },
      {
        id: 'de_search',
        en: 'In Germany with a permit to look for work or a place (Opportunity Card, § 20, § 17)',
        de: 'In Deutschland mit einer Aufenthaltserlaubnis zur Suche (Chancenkarte, § 20, § 17)',
        tr: 'Almanya’dayım, iş veya yer aramak için iznim var (Fırsat Kartı, § 20, § 17)',
      },
      {
        id: 'de_temp',
        en: 'In Germany with temporary protection (§ 24)',
        de: 'In Deutschland mit vorübergehendem Schutz (§ 24)',
        tr: 'Almanya’dayım, geçici korumam var (§ 24)',
      },
      {
        id: 'de_refugee',
        en: 'In Germany as a refugee, with subsidiary protection or another humanitarian permit',
        de: 'In Deutschland als Flüchtling, mit subsidiärem Schutz oder anderer humanitärer Erlaubnis',
        tr: 'Almanya’da mülteciyim, ikincil korumam veya başka bir insani iznim var',
      },
      {
        id: 'de_open',
        en: 'In Germany as a family member or with a settlement permit',
        de: 'In Deutschland als Familienmitglied oder mit Niederlassungserlaubnis',
        tr: 'Almanya’dayım, aile bireyi olarak veya yerleşim izniyle',
      },
      {
        id: 'de_asylum',
        en: 'In Germany in an asylum procedure, with a Duldung or without papers',
        de: 'In Deutschland im Asylverfahren, mit Duldung oder ohne Papiere',
        tr: 'Almanya’dayım, sığınma sürecindeyim, Duldung belgem var veya belgem yok',
      },
      {
        id: 'de_visit',
        en: 'In Germany as a visitor',
        de: 'In Deutschland zu Besuch',
        tr: 'Almanya’da ziyaretçiyim',
      },
    ],
  },
  {
    id: 'salary',
    en: 'What does the offer pay a year, gross?',
    de: 'Was zahlt die Stelle brutto im Jahr?',
    tr: 'Teklifteki brüt yıllık maaş ne kadar?',
    note: {
      en: 'Part-time: what is really paid counts.',
      de: 'Bei Teilzeit zählt, was wirklich gezahlt wird.',
      tr: 'Yarı zamanlı işte gerçekten ödenen sayılır.',
    },
    when: {
      goal: ['work'],
      who: ['doctor', 'degree_list', 'degree_other', 'it_exp', 'training'],
      where: ['abroad', 'de_job', 'de_study', 'de_search', 'de_graduate', 'de_visit'],
    },
    options: [
      ...SALARY_BANDS,
      { id: 'unknown', en: 'I do not know yet', de: 'Ich weiß es noch nicht', tr: 'Henüz bilmiyorum' },
    ],
  },
  {
    id: 'stage',
    en: 'How far are you?',
    de: 'Wie weit sind Sie?',
    tr: 'Ne aşamadasınız?',
    when: {
      goal: ['recognition'],
      who: WITH_QUALIFICATION,
      where: ['abroad', ...FOR_WORK_OR_EDUCATION, ...FREE_TO_WORK, 'de_visit'],
    },
    options: [
      {
        id: 'nothing',
        en: 'I have not applied yet',
        de: 'Ich habe noch nichts beantragt',
        tr: 'Henüz başvurmadım',
      },
      {
        id: 'notice',
        en: 'I have a notice that names what is missing',
        de: 'Ich habe einen Bescheid, der nennt, was fehlt',
        tr: 'Neyin eksik olduğunu yazan bildirimi aldım',
      },
      {
        id: 'exam_only',
        en: 'Only an exam is missing',
        de: 'Es fehlt nur noch eine Prüfung',
        tr: 'Yalnızca bir sınav eksik',
      },
      {
        id: 'employer',
        en: 'An employer would hire me while recognition runs',
        de: 'Ein Arbeitgeber würde mich schon während der Anerkennung einstellen',
        tr: 'Bir işveren beni tanıma sürerken işe alır',
      },
      {
        id: 'full',
        en: 'I am fully recognised or licensed',
        de: 'Ich bin voll anerkannt oder zugelassen',
        tr: 'Tam tanındım veya mesleki iznim var',
      },
    ],
  },
  {
    id: 'plan',
    en: 'What comes after the course?',
    de: 'Was kommt nach dem Kurs?',
    tr: 'Kurstan sonra ne var?',
    when: { goal: ['german'], where: ['abroad', 'de_visit'] },
    options: [
      {
        id: 'just',
        en: 'Nothing yet, I want to learn',
        de: 'Noch nichts, ich möchte lernen',
        tr: 'Henüz bir şey yok, öğrenmek istiyorum',
      },
      { id: 'uni', en: 'University', de: 'Hochschule', tr: 'Üniversite' },
      { id: 'job', en: 'Looking for work', de: 'Arbeit suchen', tr: 'İş aramak' },
      {
        id: 'recog',
        en: 'Recognition of my profession',
        de: 'Anerkennung meines Berufs',
        tr: 'Mesleğimin tanınması',
      },
      { id: 'family', en: 'Living with my family', de: 'Leben mit meiner Familie', tr: 'Ailemle yaşamak' },
    ],
  },
  {
    id: 'relation',
    en: 'Who is in Germany, or will be?',
    de: 'Wer ist in Deutschland oder wird es sein?',
    tr: 'Almanya’da kim var veya kim olacak?',
    when: { goal: ['family'] },
    options: [
      {
        id: 'sp_german',
        en: 'My German husband or wife',
        de: 'Meine deutsche Ehefrau oder mein deutscher Ehemann',
        tr: 'Alman vatandaşı eşim',
      },
      {
        id: 'sp_listed',
        en: 'My spouse with a Blue Card, ICT Card, or a permit as a skilled worker, researcher, experienced worker, civil servant or self-employed person',
        de: 'Ehepartner mit Blauer Karte, ICT-Karte oder Aufenthaltserlaubnis als Fachkraft, Forschende, berufserfahrene Arbeitskraft, Beamte oder Selbstständige',
        tr: 'Mavi Kartı, ICT Kartı ya da nitelikli çalışan, araştırmacı, deneyimli çalışan, memur veya serbest çalışan izni olan eşim',
      },
      {
        id: 'sp_settled',
        en: 'My spouse with a settlement permit',
        de: 'Ehepartner mit Niederlassungserlaubnis',
        tr: 'Yerleşim izni olan eşim',
      },
      {
        id: 'sp_other',
        en: 'My spouse with another residence permit',
        de: 'Ehepartner mit anderer Aufenthaltserlaubnis',
        tr: 'Başka bir oturum izni olan eşim',
      },
      {
        id: 'sp_refugee',
        en: 'My spouse, recognised as a refugee or entitled to asylum',
        de: 'Ehepartner, als Flüchtling anerkannt oder asylberechtigt',
        tr: 'Mülteci olarak tanınan veya sığınma hakkı verilen eşim',
      },
      {
        id: 'sp_subsidiary',
        en: 'My spouse or my underage child, with subsidiary protection',
        de: 'Ehepartner oder mein minderjähriges Kind, mit subsidiärem Schutz',
        tr: 'İkincil koruması olan eşim veya reşit olmayan çocuğum',
      },
      {
        id: 'sp_eu',
        en: 'My spouse from the EU, Iceland, Liechtenstein, Norway or Switzerland',
        de: 'Ehepartner aus der EU, Island, Liechtenstein, Norwegen oder der Schweiz',
        tr: 'AB, İzlanda, Lihtenştayn, Norveç veya İsviçre vatandaşı eşim',
      },
      {
        id: 'par_german',
        en: 'My German child, under age',
        de: 'Mein minderjähriges deutsches Kind',
        tr: 'Reşit olmayan Alman çocuğum',
      },
      {
        id: 'par_refugee',
        en: 'My child, under age, recognised as a refugee',
        de: 'Mein minderjähriges Kind, als Flüchtling anerkannt',
        tr: 'Mülteci olarak tanınan, reşit olmayan çocuğum',
      },
      {
        id: 'fam_temp',
        en: 'My family with temporary protection (§ 24)',
        de: 'Meine Familie mit vorübergehendem Schutz (§ 24)',
        tr: 'Geçici koruması (§ 24) olan ailem',
      },
      {
        id: 'child_german',
        en: 'My German mother or father; I am under age and unmarried',
        de: 'Meine deutsche Mutter oder mein deutscher Vater; ich bin minderjährig und ledig',
        tr: 'Alman annem veya babam; reşit değilim ve bekârım',
      },
      {
        id: 'child_u16',
        en: 'My parent or parents; I am under {childWithoutLanguageTestAge}',
        de: 'Meine Eltern oder ein Elternteil; ich bin unter {childWithoutLanguageTestAge}',
        tr: 'Annem, babam veya ikisi; {childWithoutLanguageTestAge} yaşından küçüğüm',
      },
      {
        id: 'child_16',
        en: 'My parent or parents; my age is {childLanguageTestAge}',
        de: 'Meine Eltern oder ein Elternteil; ich bin {childLanguageTestAge}',
        tr: 'Annem, babam veya ikisi; yaşım {childLanguageTestAge}',
      },
      {
        id: 'parent',
        en: 'My adult child, or my child’s spouse',
        de: 'Mein erwachsenes Kind oder dessen Ehepartner',
        tr: 'Yetişkin çocuğum veya onun eşi',
      },
      {
        id: 'engaged',
        en: 'The person I want to marry',
        de: 'Die Person, die ich heiraten möchte',
        tr: 'Evlenmek istediğim kişi',
      },
      {
        id: 'relative',
        en: 'Another relative (brother, sister, grandparent …)',
        de: 'Andere Verwandte (Geschwister, Großeltern …)',
        tr: 'Başka bir akraba (kardeş, büyükanne, büyükbaba …)',
      },
    ],
  },
  {
    id: 'holder',
    en: 'Which permit do you hold?',
    de: 'Welchen Titel haben Sie?',
    tr: 'Hangi izniniz var?',
    when: { goal: ['bring'] },
    options: [
      { id: 'german', en: 'I am German too', de: 'Ich bin auch deutsch', tr: 'Alman vatandaşıyım da' },
      {
        id: 'blue',
        en: 'Blue Card or ICT Card',
        de: 'Blaue Karte oder ICT-Karte',
        tr: 'Mavi Kart veya ICT Kartı',
      },
      {
        id: 'listed',
        en: 'A permit as a skilled worker, researcher, experienced worker, civil servant or self-employed person',
        de: 'Aufenthaltserlaubnis als Fachkraft, für Forschung, Berufserfahrene, Beamte oder Selbstständige',
        tr: 'Nitelikli çalışan, araştırmacı, deneyimli çalışan, memur veya serbest çalışan izni',
      },
      { id: 'settled', en: 'Settlement permit', de: 'Niederlassungserlaubnis', tr: 'Yerleşim izni' },
      {
        id: 'permit',
        en: 'Another permit: study, training, search, family, other work',
        de: 'Eine andere: Studium, Ausbildung, Suche, Familie, andere Arbeit',
        tr: 'Başka bir izin: üniversite, meslek eğitimi, arama, aile, başka iş',
      },
      {
        id: 'refugee',
        en: 'As a recognised refugee or entitled to asylum',
        de: 'Als anerkannter Flüchtling oder asylberechtigt',
        tr: 'Mülteci olarak tanındım veya sığınma hakkı aldım',
      },
      { id: 'subsidiary', en: 'Subsidiary protection', de: 'Subsidiärer Schutz', tr: 'İkincil koruma' },
      {
        id: 'temp',
        en: 'Temporary protection (§ 24)',
        de: 'Vorübergehender Schutz (§ 24)',
        tr: 'Geçici koruma (§ 24)',
      },
      {
        id: 'humanitarian',
        en: 'Another humanitarian permit',
        de: 'Eine andere humanitäre Erlaubnis',
        tr: 'Başka bir insani izin',
      },
      {
        id: 'none',
        en: 'None: asylum procedure or Duldung',
        de: 'Keinen: Asylverfahren oder Duldung',
        tr: 'Yok: sığınma süreci veya Duldung',
      },
    ],
  },
  {
    id: 'else',
    en: 'What is it?',
    de: 'Was ist es?',
    tr: 'Nedir?',
    when: { goal: ['other'] },
    options: [
      {
        id: 'self',
        en: 'Freelance work, art or a business',
        de: 'Freiberuflich, Kunst oder Gewerbe',
        tr: 'Serbest çalışma, sanat veya kendi işim',
      },
      {
        id: 'research',
        en: 'Research, with a contract',
        de: 'Forschung, mit Vertrag',
        tr: 'Sözleşmeli araştırma',
      },
      { id: 'aupair', en: 'Au pair', de: 'Au-pair', tr: 'Au-pair' },
      { id: 'volunteer', en: 'Voluntary service', de: 'Freiwilligendienst', tr: 'Gönüllü hizmet' },
      { id: 'season', en: 'Seasonal work', de: 'Saisonarbeit', tr: 'Mevsimlik iş' },
      {
        id: 'extend',
        en: 'Extend or change my permit, a second job',
        de: 'Titel verlängern oder wechseln, Nebenjob',
        tr: 'İznimi uzatmak veya değiştirmek, ikinci iş',
      },
    ],
  },
  {
    id: 'place',
    en: 'Which place do you have?',
    de: 'Welchen Platz haben Sie?',
    tr: 'Hangi yeriniz var?',
    when: { goal: ['study'], where: ['abroad', ...FOR_WORK_OR_EDUCATION, 'de_visit'] },
    options: [
      {
        id: 'uni_yes',
        en: 'Admission to a university or a preparatory college',
        de: 'Eine Zulassung von Hochschule oder Studienkolleg',
        tr: 'Üniversiteden veya hazırlık kolejinden kabul',
      },
      {
        id: 'uni_no',
        en: 'No admission yet; I want to apply to universities',
        de: 'Noch keine Zulassung; ich möchte mich an Hochschulen bewerben',
        tr: 'Henüz kabul yok; üniversitelere başvurmak istiyorum',
      },
      {
        id: 'train_company',
        en: 'A training contract with a company, hospital or care home',
        de: 'Einen Ausbildungsvertrag mit Betrieb, Klinik oder Pflegeheim',
        tr: 'Bir işletme, hastane veya bakım eviyle meslek eğitimi sözleşmesi',
      },
      {
        id: 'train_school',
        en: 'A place at a vocational school',
        de: 'Einen Platz an einer Berufsfachschule',
        tr: 'Bir meslek okulunda yer',
      },
      {
        id: 'train_u35',
        en: 'No training place yet; I am under {trainingSearchAge}',
        de: 'Noch keinen Ausbildungsplatz; ich bin unter {trainingSearchAge}',
        tr: 'Henüz eğitim yeri yok; {trainingSearchAge} yaşından küçüğüm',
      },
      {
        id: 'train_35',
        en: 'No training place yet; I am {trainingSearchAge} or older',
        de: 'Noch keinen Ausbildungsplatz; ich bin {trainingSearchAge} oder älter',
        tr: 'Henüz eğitim yeri yok; {trainingSearchAge} yaşında veya daha büyüğüm',
      },
      {
        id: 'school',
        en: 'A place at a school, for pupils',
        de: 'Einen Schulplatz',
        tr: 'Öğrenci olarak bir okulda yer',
      },
    ],
  },
] as const satisfies readonly Question[]

export type PeopleAnswers = AnswersTo<typeof PEOPLE_QUESTIONS>
