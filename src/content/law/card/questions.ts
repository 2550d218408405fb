import type { AnswersTo, Question, QuestionGroup } from '#src/content/law/law.ts'

export const CARD_QUESTIONS = [
  {
    id: 'country',
    byCountry: {
      de: 'eu',
      eu: 'eu',
      vf8: 'vf8',
      vf3: 'other',
      vf3b: 'other',
      wb6: 'other',
      tr: 'other',
      who55: 'other',
      other: 'other',
    },
    en: 'Which passport do you hold?',
    de: 'Welchen Pass haben Sie?',
    tr: 'Hangi ülkenin pasaportunu taşıyorsunuz?',
    options: [
      {
        id: 'eu',
        en: 'EU, Iceland, Liechtenstein, Norway or Switzerland',
        de: 'EU, Island, Liechtenstein, Norwegen oder Schweiz',
        tr: 'AB, İzlanda, Lihtenştayn, Norveç veya İsviçre',
      },
      {
        id: 'vf8',
        en: 'Australia, Canada, Israel, Japan, New Zealand, South Korea, United Kingdom or United States',
        de: 'Australien, Israel, Japan, Kanada, Neuseeland, Südkorea, Vereinigtes Königreich oder USA',
        tr: 'Avustralya, İsrail, Japonya, Kanada, Yeni Zelanda, Güney Kore, Birleşik Krallık veya ABD',
      },
      { id: 'other', en: 'Another country', de: 'Ein anderes Land', tr: 'Başka bir ülke' },
    ],
  },
  {
    id: 'where',
    en: 'Where are you now, and with which permit?',
    de: 'Wo sind Sie jetzt, und mit welchem Aufenthaltstitel?',
    tr: 'Şu anda neredesiniz ve hangi oturum izniniz var?',
    options: [
      { id: 'abroad', en: 'Outside Germany', de: 'Außerhalb Deutschlands', tr: 'Almanya dışında' },
      {
        id: 'de_purpose',
        en: 'In Germany with a permit for study, training, a language course, recognition, work or job search',
        de: 'In Deutschland mit einer Aufenthaltserlaubnis für Studium, Ausbildung, Sprachkurs, Anerkennung, Arbeit oder Jobsuche',
        tr: 'Almanya’da; yükseköğrenim, meslek eğitimi, dil kursu, tanıma, çalışma veya iş arama amaçlı oturum izniyle',
      },
      {
        id: 'de_seek17',
        en: 'In Germany with a permit to look for a training or study place',
        de: 'In Deutschland mit einer Aufenthaltserlaubnis zur Suche eines Ausbildungs- oder Studienplatzes',
        tr: 'Almanya’da; meslek eğitimi veya yükseköğrenim yeri arama amaçlı oturum izniyle',
      },
      {
        id: 'de_visit',
        en: 'In Germany as a visitor (short-stay visa or without a visa)',
        de: 'In Deutschland zu Besuch (mit Schengen-Visum oder ohne Visum)',
        tr: 'Almanya’da ziyaretçi olarak (Schengen vizesiyle veya vizesiz)',
      },
      {
        id: 'de_family',
        en: 'In Germany with a permit as a family member',
        de: 'In Deutschland mit einer Aufenthaltserlaubnis als Familienmitglied',
        tr: 'Almanya’da, aile üyesi olarak verilen oturum izniyle',
      },
      {
        id: 'de_protected',
        en: 'In Germany with protection (refugee, subsidiary, temporary or humanitarian)',
        de: 'In Deutschland mit Schutz (Flüchtling, subsidiärer, vorübergehender oder humanitärer Schutz)',
        tr: 'Almanya’da koruma altında (mülteci, ikincil, geçici veya insani koruma)',
      },
      {
        id: 'de_asylum',
        en: 'In Germany in an asylum procedure or with a tolerated stay (Duldung)',
        de: 'In Deutschland im Asylverfahren oder mit Duldung',
        tr: 'Almanya’da iltica işlemi sürerken veya Duldung (müsamaha belgesi) ile',
      },
      {
        id: 'de_settled',
        en: 'In Germany with a settlement permit',
        de: 'In Deutschland mit einer Niederlassungserlaubnis',
        tr: 'Almanya’da yerleşim izniyle',
      },
    ],
  },
  {
    id: 'qualification',
    en: 'What have you completed, and how does Germany see it so far?',
    de: 'Was haben Sie abgeschlossen, und wie sieht Deutschland es bisher?',
    tr: 'Neyi tamamladınız ve Almanya bunu şimdiye kadar nasıl görüyor?',
    options: [
      {
        id: 'full',
        en: 'Fully recognised in Germany, or a German degree or German training',
        de: 'In Deutschland voll anerkannt, oder deutscher Abschluss oder deutsche Ausbildung',
        tr: 'Almanya’da tam tanınmış; ya da Alman diploması veya Almanya’da bitirilmiş meslek eğitimi',
      },
      {
        id: 'comparable',
        en: 'A degree that is comparable: anabin says H+ and “entspricht” or “gleichwertig”, or the ZAB said so in a statement',
        de: 'Ein vergleichbarer Hochschulabschluss: anabin sagt H+ und „entspricht“ oder „gleichwertig“, oder eine Zeugnisbewertung der ZAB sagt es',
        tr: 'Denk sayılan bir üniversite diploması: anabin’de H+ ve “entspricht” veya “gleichwertig” yazıyor ya da ZAB’ın diploma değerlendirmesi öyle diyor',
      },
      {
        id: 'partial',
        en: 'A notice that names what is still missing (deficit notice, partial recognition)',
        de: 'Ein Bescheid, der nennt, was noch fehlt (Defizitbescheid, teilweise Anerkennung)',
        tr: 'Nelerin eksik olduğunu yazan bir karar (Defizitbescheid, kısmi tanıma)',
      },
      {
        id: 'degree_home',
        en: 'A degree that is recognised where I earned it',
        de: 'Ein Hochschulabschluss, der im Land des Abschlusses staatlich anerkannt ist',
        tr: 'Aldığım ülkede devletçe tanınan bir üniversite diploması',
      },
      {
        id: 'training_home',
        en: 'Vocational training of at least {opportunityCardTraining} that is recognised where I earned it',
        de: 'Eine Berufsausbildung von mindestens {opportunityCardTraining:dative}, die im Land des Abschlusses staatlich anerkannt ist',
        tr: 'Aldığım ülkede devletçe tanınan, en az {opportunityCardTraining} süren bir meslek eğitimi',
      },
      {
        id: 'ahk',
        en: 'A vocational certificate of a German chamber of commerce abroad',
        de: 'Ein Berufsabschluss einer deutschen Auslandshandelskammer',
        tr: 'Alman Dış Ticaret Odası’nın (AHK) verdiği bir meslek diploması',
      },
      {
        id: 'short',
        en: 'Training of less than {opportunityCardTraining}, or a course without state recognition',
        de: 'Eine Ausbildung unter {opportunityCardTraining:dative} oder ein Kurs ohne staatliche Anerkennung',
        tr: 'Daha kısa bir eğitim ({opportunityCardTraining} altında) veya devletçe tanınmayan bir kurs',
      },
      {
        id: 'none',
        en: 'No degree and no training',
        de: 'Kein Abschluss und keine Ausbildung',
        tr: 'Diploma veya meslek eğitimi yok',
      },
      { id: 'unsure', en: 'I do not know', de: 'Ich weiß es nicht', tr: 'Bilmiyorum' },
    ],
  },
  {
    id: 'regulated',
    en: 'Does your profession need a licence in Germany, as for doctors, nurses or teachers?',
    de: 'Braucht Ihr Beruf in Deutschland eine Zulassung, wie bei Ärztinnen und Ärzten, in der Pflege oder im Lehramt?',
    tr: 'Mesleğiniz Almanya’da izne bağlı mı, örneğin hekimlik, hemşirelik veya öğretmenlik gibi?',
    options: [
      {
        id: 'no',
        en: 'No, or I do not know',
        de: 'Nein, oder ich weiß es nicht',
        tr: 'Hayır veya bilmiyorum',
      },
      { id: 'yes', en: 'Yes', de: 'Ja', tr: 'Evet' },
    ],
  },
  {
    id: 'german',
    en: 'Which German certificate do you have?',
    de: 'Welches Deutschzertifikat haben Sie?',
    tr: 'Hangi Almanca belgeniz var?',
    options: [
      { id: 'none', en: 'None', de: 'Keines', tr: 'Yok' },
      { id: 'A1', en: 'A1', de: 'A1', tr: 'A1' },
      { id: 'A2', en: 'A2', de: 'A2', tr: 'A2' },
      { id: 'B1', en: 'B1', de: 'B1', tr: 'B1' },
      { id: 'B2', en: 'B2 or higher', de: 'B2 oder höher', tr: 'B2 veya üstü' },
    ],
  },
  {
    id: 'english',
    en: 'Which English certificate do you have?',
    de: 'Welches Englischzertifikat haben Sie?',
    tr: 'Hangi İngilizce belgeniz var?',
    options: [
      { id: 'below', en: 'None, or below B2', de: 'Keines, oder unter B2', tr: 'Yok veya B2’nin altında' },
      { id: 'B2', en: 'B2', de: 'B2', tr: 'B2' },
      { id: 'C1', en: 'C1 or higher', de: 'C1 oder höher', tr: 'C1 veya üstü' },
    ],
  },
  {
    id: 'experience',
    en: 'How long have you worked in a job related to your qualification, after you completed it?',
    de: 'Wie lange haben Sie nach dem Abschluss in einem Beruf gearbeitet, der damit zusammenhängt?',
    tr: 'Mezun olduktan sonra, diplomanızla ilgili bir işte ne kadar çalıştınız?',
    options: [
      {
        id: 'less',
        en: 'Less than {opportunityCardShortExperience} in the last {opportunityCardShortExperienceWindow}',
        de: 'Weniger als {opportunityCardShortExperience} in den letzten {opportunityCardShortExperienceWindow:dative}',
        tr: 'Son {opportunityCardShortExperienceWindow} içinde {opportunityCardShortExperience} dolmadı',
      },
      {
        id: 'two',
        en: 'At least {opportunityCardShortExperience} in the last {opportunityCardShortExperienceWindow}',
        de: 'Mindestens {opportunityCardShortExperience} in den letzten {opportunityCardShortExperienceWindow:dative}',
        tr: 'Son {opportunityCardShortExperienceWindow} içinde en az {opportunityCardShortExperience}',
      },
      {
        id: 'five',
        en: 'At least {opportunityCardLongExperience} in the last {opportunityCardLongExperienceWindow}',
        de: 'Mindestens {opportunityCardLongExperience} in den letzten {opportunityCardLongExperienceWindow:dative}',
        tr: 'Son {opportunityCardLongExperienceWindow} içinde en az {opportunityCardLongExperience}',
      },
    ],
  },
  {
    id: 'shortage',
    en: 'Does your qualification belong to a shortage occupation?',
    de: 'Gehört Ihr Abschluss zu einem Engpassberuf?',
    tr: 'Diplomanız, eleman açığı bulunan bir mesleğe (Engpassberuf) mi ait?',
    options: [
      { id: 'no', en: 'No', de: 'Nein', tr: 'Hayır' },
      { id: 'yes', en: 'Yes', de: 'Ja', tr: 'Evet' },
      { id: 'unsure', en: 'I do not know', de: 'Ich weiß es nicht', tr: 'Bilmiyorum' },
    ],
  },
  {
    id: 'age',
    en: 'How old will you be on the day you apply?',
    de: 'Wie alt sind Sie am Tag der Antragstellung?',
    tr: 'Başvuru gününde kaç yaşında olacaksınız?',
    options: [
      { id: 'to34', en: '34 or younger', de: '34 oder jünger', tr: '34 veya daha küçük' },
      { id: 'y35', en: '35', de: '35', tr: '35' },
      { id: 'y36_39', en: '36 to 39', de: '36 bis 39', tr: '36 ile 39 arası' },
      { id: 'y40', en: '40', de: '40', tr: '40' },
      { id: 'y41', en: '41 or older', de: '41 oder älter', tr: '41 veya daha büyük' },
    ],
  },
  {
    id: 'stay',
    en: 'Were you in Germany for at least {opportunityCardEarlierStay} in a row within the last {opportunityCardEarlierStayWindow}, with permission?',
    de: 'Waren Sie in den letzten {opportunityCardEarlierStayWindow:dative} mindestens {opportunityCardEarlierStay} am Stück rechtmäßig in Deutschland?',
    tr: 'Son {opportunityCardEarlierStayWindow} içinde Almanya’da yasal ve kesintisiz olarak en az {opportunityCardEarlierStay} kaldınız mı?',
    options: [
      { id: 'no', en: 'No', de: 'Nein', tr: 'Hayır' },
      { id: 'yes', en: 'Yes', de: 'Ja', tr: 'Evet' },
    ],
  },
  {
    id: 'partner',
    en: 'Does your husband, wife or registered partner also meet the conditions and apply with you?',
    de: 'Erfüllt auch Ihre Ehefrau, Ihr Ehemann oder Lebenspartner die Bedingungen und beantragt die Karte mit Ihnen?',
    tr: 'Eşiniz veya kayıtlı yaşam ortağınız da şartları sağlıyor ve sizinle birlikte başvuruyor mu?',
    options: [
      { id: 'no', en: 'No', de: 'Nein', tr: 'Hayır' },
      { id: 'yes', en: 'Yes', de: 'Ja', tr: 'Evet' },
    ],
  },
  {
    id: 'money',
    en: 'Can you show the money for your living costs, health insurance included?',
    de: 'Können Sie den Lebensunterhalt nachweisen, mit Krankenversicherung?',
    tr: 'Geçim giderlerinizi, sağlık sigortası dahil, karşılayacak parayı kanıtlayabiliyor musunuz?',
    options: [
      { id: 'yes', en: 'Yes', de: 'Ja', tr: 'Evet' },
      { id: 'no', en: 'Not yet', de: 'Noch nicht', tr: 'Henüz değil' },
      { id: 'unsure', en: 'I do not know', de: 'Ich weiß es nicht', tr: 'Bilmiyorum' },
    ],
  },
] as const satisfies readonly Question[]

export type CardAnswers = AnswersTo<typeof CARD_QUESTIONS>

export const CARD_GROUPS = [
  { en: 'You', de: 'Sie', tr: 'Siz', questions: ['country', 'where'] },
  {
    en: 'Your qualification',
    de: 'Ihr Abschluss',
    tr: 'Diplomanız',
    questions: ['qualification', 'regulated'],
  },
  {
    en: 'Language and work',
    de: 'Sprache und Arbeit',
    tr: 'Dil ve iş',
    questions: ['german', 'english', 'experience', 'shortage'],
  },
  {
    en: 'Age, family and money',
    de: 'Alter, Familie und Geld',
    tr: 'Yaş, aile ve para',
    questions: ['age', 'stay', 'partner', 'money'],
  },
] as const satisfies readonly QuestionGroup<keyof CardAnswers>[]

/** The answers, and the findings of tables for later tables to ask. */
export type CardFindings = CardAnswers & {
  way: 'way1' | 'way1ask' | 'way2' | 'noq' | 'qask'
  language: 'met' | 'missing'
  band: 'reached' | 'border' | 'below'
}
