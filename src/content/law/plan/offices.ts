import { SITES } from '#src/content/law/addresses.ts'
import type { PlanOffice } from '#src/content/law/law.ts'
import { ABROAD, EMPLOYER, FAMILY, HEALTH, HERE, JOB, LEARNING, LIKE_WORK, OWN, VISIT } from './journeys.ts'

const EMBASSY = {
  en: 'German embassy or consulate where you live: visa',
  de: 'Deutsche Botschaft oder Konsulat an Ihrem Wohnort: Visum',
  tr: 'Yaşadığınız yerdeki Alman temsilciliği (büyükelçilik veya konsolosluk): vize',
  link: SITES.consularServices,
} as const

const IMMIGRATION = {
  en: 'Immigration authority of the place where you live or will live: permit',
  de: 'Ausländerbehörde am Wohnort: Aufenthaltstitel',
  tr: 'Oturduğunuz veya oturacağınız yerin yabancılar dairesi: oturum izni',
} as const

/** The offices that decide, and those to ask; the German name stands on the door. */
export const OFFICES: readonly PlanOffice[] = [
  { id: 'O-01', when: { journey: [...LIKE_WORK, ...LEARNING, 'lookup'], ...OWN, ...ABROAD }, ...EMBASSY },
  { id: 'O-02', when: { journey: [...FAMILY, 'visa'], ...OWN }, ...EMBASSY },
  { id: 'O-03', when: { journey: ['prepare'], ...OWN }, ...EMBASSY },
  {
    id: 'O-04',
    when: { journey: [...LIKE_WORK, ...LEARNING, 'search', 'lookup'], ...HERE, ...OWN },
    ...IMMIGRATION,
  },
  { id: 'O-05', when: { journey: [...LIKE_WORK, ...LEARNING, 'lookup'], ...VISIT, ...OWN }, ...IMMIGRATION },
  {
    id: 'O-06',
    when: { journey: ['extend', 'change', 'report', 'open', 'family', 'familyOfGerman', 'visa'], ...OWN },
    ...IMMIGRATION,
  },
  {
    id: 'O-07',
    when: { journey: ['blue', 'degree', 'card', 'lookup'] },
    en: 'Central Office for Foreign Education (ZAB) and its database anabin: degrees',
    de: 'Zentralstelle für ausländisches Bildungswesen (ZAB) und ihre Datenbank anabin: Hochschulabschlüsse',
    tr: 'Yabancı Eğitim Merkezi (ZAB) ve veri tabanı anabin: diplomalar',
    link: 'https://anabin.kmk.org',
  },
  {
    id: 'O-08',
    when: {
      journey: [
        'work',
        'otherWork',
        'nurse',
        'recognition',
        'measure',
        'partnership',
        'licensed',
        'open',
        'card',
      ],
    },
    en: 'Portal for recognition: names the recognition office of each profession',
    de: 'Anerkennung in Deutschland: nennt die Anerkennungsstelle für jeden Beruf',
    tr: 'Tanıma (denklik) portalı: her mesleğin yetkili kurumunu gösterir',
    link: SITES.recognition,
  },
  {
    id: 'O-09',
    when: { journey: ['doctor'] },
    en: 'Licensing authority of the state where you want to work',
    de: 'Approbationsbehörde des Bundeslands, in dem Sie arbeiten möchten',
    tr: 'Çalışmak istediğiniz eyaletin ruhsat makamı',
  },
  {
    id: 'O-10',
    when: { journey: ['degree', 'work', 'otherWork', 'partnership', 'training', 'change'] },
    en: 'Federal Employment Agency: consent to the job; it is usually asked by the other office',
    de: 'Bundesagentur für Arbeit: Zustimmung zur Stelle; meist fragt die andere Stelle an',
    tr: 'Federal İş Ajansı: işe onay; genellikle diğer makam sorar',
    link: SITES.employmentAgency,
  },
  {
    id: 'O-11',
    when: { journey: [...LIKE_WORK, ...LEARNING, ...FAMILY, 'visa', 'free', 'recognition'], ...OWN },
    en: 'Registration office of the town: address after moving in',
    de: 'Meldebehörde (Bürgeramt) der Stadt: Adresse nach dem Einzug',
    tr: 'Belediyenin kayıt dairesi: taşındıktan sonra adres kaydı',
  },
  {
    id: 'O-12',
    when: { journey: ['advice', 'open', 'extend', 'change'], ...OWN },
    en: 'Migration advice service, free of charge',
    de: 'Migrationsberatung für erwachsene Zugewanderte (MBE), kostenlos',
    tr: 'Göç danışma servisi, ücretsiz',
    link: SITES.migrationAdvice,
  },
  {
    id: 'O-13',
    when: { journey: ['advice'], goal: ['family', 'bring'] },
    en: 'Advice on family reunion with refugees',
    de: 'Beratung zum Familiennachzug zu Geflüchteten',
    tr: 'Mültecilerin yanına aile birleşimi danışmanlığı',
    link: SITES.familyAdvice,
  },
  {
    id: 'O-14',
    when: {
      journey: [
        ...JOB,
        'otherWork',
        ...HEALTH,
        'training',
        'visa',
        'report',
        'change',
        'open',
        'advice',
        'prepare',
      ],
      ...EMPLOYER,
    },
    en: 'Immigration authority of the place of work; some states have a central office for the fast track',
    de: 'Ausländerbehörde am Arbeitsort; manche Länder haben eine zentrale Stelle für das beschleunigte Verfahren',
    tr: 'İş yerinin bağlı olduğu yabancılar dairesi; bazı eyaletlerde hızlandırılmış usul için merkezî bir makam vardır',
  },
  {
    id: 'O-15',
    when: { journey: ['prepare', 'free'], ...EMPLOYER },
    en: 'Employer service of the Federal Employment Agency',
    de: 'Arbeitgeber-Service der Bundesagentur für Arbeit',
    tr: 'Federal İş Ajansının işveren servisi',
    link: SITES.employmentAgency,
  },
]
