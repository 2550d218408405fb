import type { AnswersTo, Question } from '#src/content/law/law.ts'
import { SALARY_BANDS } from '#src/content/law/salaries.ts'

export const EMPLOYERS_QUESTIONS = [
  {
    id: 'whom',
    en: 'We want to hire',
    de: 'Wir möchten einstellen:',
    options: [
      {
        id: 'degree_list',
        en: 'a graduate for a job in science, engineering, IT, health or teaching',
        de: 'jemanden mit Hochschulabschluss für eine Stelle in Naturwissenschaft, Technik, IT, Gesundheit oder Lehre',
      },
      {
        id: 'degree_other',
        en: 'a graduate for another job',
        de: 'jemanden mit Hochschulabschluss für eine andere Stelle',
      },
      {
        id: 'it_exp',
        en: 'an IT specialist without a degree',
        de: 'eine IT-Fachkraft ohne Hochschulabschluss',
      },
      {
        id: 'trained_rec',
        en: 'someone with vocational training that is recognised in Germany',
        de: 'jemanden mit in Deutschland anerkannter Berufsausbildung',
      },
      {
        id: 'trained_unrec',
        en: 'someone with vocational training that is not recognised yet',
        de: 'jemanden mit noch nicht anerkannter Berufsausbildung',
      },
      { id: 'nurse', en: 'a nurse', de: 'eine Pflegefachkraft' },
      { id: 'doctor', en: 'a doctor', de: 'eine Ärztin oder einen Arzt' },
      { id: 'care', en: 'a care assistant', de: 'eine Pflegehilfskraft' },
      { id: 'driver', en: 'a lorry or bus driver', de: 'eine Fahrerin oder einen Fahrer für Lkw oder Bus' },
      { id: 'trainee', en: 'an apprentice', de: 'eine Auszubildende oder einen Auszubildenden' },
      {
        id: 'transfer',
        en: 'someone from our company abroad, for a limited time',
        de: 'jemanden aus unserem Unternehmen im Ausland, auf Zeit',
      },
      { id: 'helper', en: 'someone without a qualification', de: 'jemanden ohne Berufsabschluss' },
      {
        id: 'lend',
        en: 'someone whom we lend to other companies (temporary agency work)',
        de: 'jemanden, den wir an andere Betriebe verleihen (Zeitarbeit)',
      },
    ],
  },
  {
    id: 'passport',
    byCountry: {
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
    options: [
      {
        id: 'eu',
        en: 'EU, Iceland, Liechtenstein, Norway, Switzerland',
        de: 'EU, Island, Liechtenstein, Norwegen, Schweiz',
      },
      {
        id: 'vf',
        en: 'Andorra, Australia, Canada, Israel, Japan, Monaco, New Zealand, San Marino, South Korea, United Kingdom, United States',
        de: 'Andorra, Australien, Israel, Japan, Kanada, Monaco, Neuseeland, San Marino, Südkorea, Vereinigtes Königreich, USA',
      },
      {
        id: 'wb6',
        en: 'Albania, Bosnia and Herzegovina, Kosovo, Montenegro, North Macedonia, Serbia',
        de: 'Albanien, Bosnien und Herzegowina, Kosovo, Montenegro, Nordmazedonien, Serbien',
      },
      { id: 'other', en: 'another country', de: 'einem anderen Land' },
    ],
  },
  {
    id: 'where',
    en: 'who is now',
    de: 'Die Person ist jetzt',
    options: [
      { id: 'abroad', en: 'abroad', de: 'im Ausland' },
      {
        id: 'de_work',
        en: 'in Germany with a permit for study, training, a language course, recognition, work or job search',
        de: 'in Deutschland mit Aufenthaltserlaubnis für Studium, Ausbildung, Sprachkurs, Anerkennung, Arbeit oder Jobsuche',
      },
      {
        id: 'de_open',
        en: 'in Germany with a permit as a family member or a settlement permit',
        de: 'in Deutschland mit Aufenthaltserlaubnis als Familienmitglied oder Niederlassungserlaubnis',
      },
      {
        id: 'de_protected',
        en: 'in Germany with protection (refugee, subsidiary, temporary, humanitarian)',
        de: 'in Deutschland mit Schutz (Flüchtling, subsidiär, vorübergehend, humanitär)',
      },
      {
        id: 'de_asylum',
        en: 'in Germany in an asylum procedure or with a tolerated stay',
        de: 'in Deutschland im Asylverfahren oder mit Duldung',
      },
      { id: 'de_visit', en: 'in Germany as a visitor', de: 'in Deutschland zu Besuch' },
    ],
  },
  {
    id: 'salary',
    en: 'What will the job pay a year, gross?',
    de: 'Was zahlt die Stelle brutto im Jahr?',
    options: [...SALARY_BANDS, { id: 'unknown', en: 'Not fixed yet', de: 'Noch nicht festgelegt' }],
  },
] as const satisfies readonly Question[]

export type EmployersAnswers = AnswersTo<typeof EMPLOYERS_QUESTIONS>

/** Passports with which one needs a residence permit. */
export const NOT_EU = ['vf', 'wb6', 'other'] as const
