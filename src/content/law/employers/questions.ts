import type { AnswersTo, Question } from '#src/content/law/law.ts'
import { SALARY_BANDS } from '#src/content/law/salaries.ts'

/** Passports with which one needs a residence permit. */
export const NOT_EU = ['vf', 'wb6', 'other'] as const

/** People in Germany with a permit that another one can follow. */
export const CHANGES_PERMIT = ['de_job', 'de_study', 'de_search'] as const

/** People whose job needs a permit of its own. */
export const NEEDS_PERMIT = ['abroad', ...CHANGES_PERMIT] as const

export const EMPLOYERS_QUESTIONS = [
  {
    id: 'whom',
    en: 'We want to hire',
    de: 'Wir möchten einstellen:',
    tr: 'İşe almak istediğimiz kişi',
    options: [
      {
        id: 'degree_list',
        en: 'for IT, engineering, science, health or teaching (with a degree)',
        de: 'für IT, Technik, Naturwissenschaft, Gesundheit, Lehre (mit Abschluss)',
        tr: 'bilişim, mühendislik, fen, sağlık veya öğretmenlik işi için (üniversite mezunu)',
      },
      {
        id: 'degree_other',
        en: 'for another subject (with a degree)',
        de: 'für ein anderes Fach (mit Abschluss)',
        tr: 'başka bir alan için (üniversite mezunu)',
      },
      {
        id: 'it_exp',
        en: 'an IT specialist without a degree',
        de: 'eine IT-Fachkraft ohne Hochschulabschluss',
        tr: 'üniversite diploması olmayan bilişim uzmanı',
      },
      {
        id: 'trained_rec',
        en: 'someone with vocational training that is recognised in Germany',
        de: 'jemanden mit in Deutschland anerkannter Berufsausbildung',
        tr: 'meslek eğitimi Almanya’da tanınmış biri',
      },
      {
        id: 'trained_unrec',
        en: 'someone with vocational training that is not recognised yet',
        de: 'jemanden mit noch nicht anerkannter Berufsausbildung',
        tr: 'meslek eğitimi henüz tanınmamış biri',
      },
      { id: 'nurse', en: 'a nurse', de: 'eine Pflegefachkraft', tr: 'hemşire' },
      { id: 'doctor', en: 'a doctor', de: 'eine Ärztin oder einen Arzt', tr: 'hekim' },
      { id: 'care', en: 'a care assistant', de: 'eine Pflegehilfskraft', tr: 'bakım yardımcısı' },
      {
        id: 'driver',
        en: 'a lorry or bus driver',
        de: 'eine Fahrerin oder einen Fahrer für Lkw oder Bus',
        tr: 'kamyon veya otobüs şoförü',
      },
      {
        id: 'trainee',
        en: 'an apprentice',
        de: 'eine Auszubildende oder einen Auszubildenden',
        tr: 'meslek eğitimi alacak biri (Ausbildung)',
      },
      {
        id: 'transfer',
        en: 'someone from our company abroad, for a limited time',
        de: 'jemanden aus unserem Unternehmen im Ausland, auf Zeit',
        tr: 'yurt dışındaki şirketimizden, belirli bir süre için biri',
      },
      {
        id: 'helper',
        en: 'someone without a qualification',
        de: 'jemanden ohne Berufsabschluss',
        tr: 'diploması ve mesleği olmayan biri',
      },
      {
        id: 'student',
        en: 'a student or an intern',
        de: 'Studierende oder ein Praktikum',
        tr: 'öğrenci veya stajyer',
      },
      { id: 'season', en: 'seasonal helpers', de: 'Saisonkräfte', tr: 'mevsimlik işçiler' },
      {
        id: 'lend',
        en: 'someone whom we lend to other companies (temporary agency work)',
        de: 'jemanden, den wir an andere Betriebe verleihen (Zeitarbeit)',
        tr: 'başka şirketlere ödünç verdiğimiz biri (Zeitarbeit)',
      },
    ],
  },
  {
    id: 'passport',
    byCountry: {
      de: 'eu',
      eu: 'eu',
      vf8: 'vf',
      vf3: 'vf',
      vf3b: 'other',
      wb6: 'wb6',
      tr: 'other',
      who55: 'other',
      other: 'other',
    },
    en: 'with a passport of',
    de: 'mit einem Pass aus',
    tr: 'pasaportu',
    note: {
      en: 'Two passports? Choose the one that opens more.',
      de: 'Zwei Pässe? Wählen Sie den, der mehr öffnet.',
      tr: 'İki pasaportu mu var? Daha çok yol açanı seçin.',
    },
    options: [
      {
        id: 'eu',
        en: 'EU, Iceland, Liechtenstein, Norway, Switzerland',
        de: 'EU, Island, Liechtenstein, Norwegen, Schweiz',
        tr: 'AB, İzlanda, Lihtenştayn, Norveç, İsviçre',
      },
      {
        id: 'vf',
        en: 'Andorra, Australia, Canada, Israel, Japan, Monaco, New Zealand, San Marino, South Korea, United Kingdom, United States',
        de: 'Andorra, Australien, Israel, Japan, Kanada, Monaco, Neuseeland, San Marino, Südkorea, Vereinigtes Königreich, USA',
        tr: 'ABD, Andorra, Avustralya, Birleşik Krallık, Güney Kore, İsrail, Japonya, Kanada, Monako, San Marino, Yeni Zelanda',
      },
      {
        id: 'wb6',
        en: 'Albania, Bosnia and Herzegovina, Kosovo, Montenegro, North Macedonia, Serbia',
        de: 'Albanien, Bosnien und Herzegowina, Kosovo, Montenegro, Nordmazedonien, Serbien',
        tr: 'Arnavutluk, Bosna-Hersek, Karadağ, Kosova, Kuzey Makedonya, Sırbistan',
      },
      { id: 'other', en: 'another country', de: 'einem anderen Land', tr: 'başka bir ülke' },
    ],
  },
  {
    id: 'where',
    en: 'who is now',
    de: 'Die Person ist jetzt',
    tr: 'Kişi şu anda nerede ve hangi izni var?',
    options: [
      { id: 'abroad', en: 'abroad', de: 'im Ausland', tr: 'Almanya dışında' },
      {
        id: 'eu_permit',
        en: 'holding a permit of another EU state',
        de: 'Inhaber eines Aufenthaltstitels eines anderen EU-Staats',
        tr: 'başka bir AB ülkesinin iznine sahip',
      },
      {
        id: 'posted',
        en: 'employed by a firm in another EU state, which sends them',
        de: 'bei einer Firma in einem anderen EU-Staat beschäftigt, die sie schickt',
        tr: 'başka bir AB ülkesindeki firmada çalışıyor, o firma gönderiyor',
      },
      {
        id: 'de_job',
        en: 'in Germany with a work permit, no Blue Card (recognition partnership too)',
        de: 'in Deutschland mit einer Aufenthaltserlaubnis zum Arbeiten, keine Blaue Karte (auch Anerkennungspartnerschaft)',
        tr: 'Almanya’da, çalışma izni var, Mavi Kart değil (tanıma ortaklığı da olabilir)',
      },
      {
        id: 'de_blue',
        en: 'in Germany with a Blue Card',
        de: 'in Deutschland mit einer Blauen Karte',
        tr: 'Almanya’da, Mavi Kartı var',
      },
      {
        id: 'de_study',
        en: 'in Germany with a permit for study, training, a language course or recognition',
        de: 'in Deutschland mit einer Aufenthaltserlaubnis für Studium, Ausbildung, Sprachkurs oder Anerkennung',
        tr: 'Almanya’da, izni üniversite, meslek eğitimi, dil kursu veya tanıma için',
      },
      {
        id: 'de_search',
        en: 'in Germany with a permit to look for work or a place (Opportunity Card, § 20, § 17)',
        de: 'in Deutschland mit einer Aufenthaltserlaubnis zur Suche (Chancenkarte, § 20, § 17)',
        tr: 'Almanya’da, iş veya yer aramak için izni var (Fırsat Kartı, § 20, § 17)',
      },
      {
        id: 'de_open',
        en: 'in Germany as a family member or with a settlement permit',
        de: 'in Deutschland als Familienmitglied oder mit Niederlassungserlaubnis',
        tr: 'Almanya’da, aile bireyi olarak veya yerleşim izniyle',
      },
      {
        id: 'de_refugee',
        en: 'in Germany as a refugee, with subsidiary protection or another humanitarian permit',
        de: 'in Deutschland als Flüchtling, mit subsidiärem Schutz oder anderer humanitärer Erlaubnis',
        tr: 'Almanya’da mülteci, ikincil koruması veya başka bir insani izni var',
      },
      {
        id: 'de_temp',
        en: 'in Germany with temporary protection (§ 24)',
        de: 'in Deutschland mit vorübergehendem Schutz (§ 24)',
        tr: 'Almanya’da, geçici koruması var (§ 24)',
      },
      {
        id: 'de_asylum',
        en: 'in Germany in an asylum procedure, with a Duldung or without papers',
        de: 'in Deutschland im Asylverfahren, mit Duldung oder ohne Papiere',
        tr: 'Almanya’da, sığınma sürecinde, Duldung belgesiyle veya belgesiz',
      },
      {
        id: 'de_visit',
        en: 'in Germany as a visitor',
        de: 'in Deutschland zu Besuch',
        tr: 'Almanya’da ziyaretçi',
      },
    ],
  },
  {
    id: 'hours',
    en: 'How much work?',
    de: 'Wie viel Arbeit?',
    tr: 'Ne kadar çalışacak?',
    when: { where: ['de_study', 'de_search'] },
    options: [
      { id: 'side', en: 'A side job', de: 'Ein Nebenjob', tr: 'Yan iş' },
      { id: 'full', en: 'More than that', de: 'Mehr', tr: 'Bundan fazla' },
    ],
  },
  {
    id: 'salary',
    en: 'What will the job pay a year, gross?',
    de: 'Was zahlt die Stelle brutto im Jahr?',
    tr: 'İşin brüt yıllık maaşı ne kadar olacak?',
    note: {
      en: 'The job is in Germany, with you as the employer. Part-time: what is really paid counts.',
      de: 'Die Stelle ist in Deutschland, bei Ihnen als Arbeitgeber. Bei Teilzeit zählt, was wirklich gezahlt wird.',
      tr: 'İş Almanya’da ve işveren sizsiniz. Yarı zamanlı işte gerçekten ödenen sayılır.',
    },
    when: {
      whom: ['degree_list', 'degree_other', 'it_exp', 'trained_unrec', 'doctor'],
      where: NEEDS_PERMIT,
    },
    options: [
      ...SALARY_BANDS,
      { id: 'unknown', en: 'Not agreed yet', de: 'Noch nicht vereinbart', tr: 'Henüz kararlaştırılmadı' },
    ],
  },
] as const satisfies readonly Question[]

export type EmployersAnswers = AnswersTo<typeof EMPLOYERS_QUESTIONS>
