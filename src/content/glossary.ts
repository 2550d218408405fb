import type { ArticleLanguage } from './article.ts'

/** One thing that has one name in every language of the site. */
export interface Concept {
  /** The one name our texts use. */
  term: Readonly<Record<ArticleLanguage, string>>
  /** Words that our texts avoid outside the term itself; `*` stands for any ending. A test enforces it. */
  banned?: Readonly<Partial<Record<ArticleLanguage, readonly string[]>>>
  /**
   * Words that people type for it beside the terms, in any language. Words of two letters stand in capitals. The search
   * derives joined spellings and forgives one or two wrong letters, so neither is listed.
   */
  typed: readonly string[]
  /** The articles that treat it, the one to be found first in front; empty where a term is no subject. */
  guides: readonly string[]
}

const workVisa = 'work-visa-germany-2025'
const jobSeekerVisa = 'job-seeker-visa-germany'
const comparison = 'job-seeker-visa-vs-blue-card'
const approbation = 'approbation-germany'
const approbationTurkish = 'approbation-germany-turkish'
const fsp = 'fsp-examination-germany'
const opportunityCard = 'opportunity-card-germany'
const opportunityCardTurkish = 'job-seeker-chancenkarte-turkey'
const languageCourse = 'language-course-visa-germany'
const nurses = 'nurses-germany'
const alreadyHere = 'already-in-germany'
const nursesTurkish = 'nurses-germany-turkish'
const family = 'family-reunion-visa-germany'
const familyTurkish = 'family-reunion-germany-turkish'

/** The terms of the site in three languages, and the words that lead its search to an article. */
export const GLOSSARY: readonly Concept[] = [
  {
    term: { en: 'EU Blue Card', de: 'Blaue Karte EU', tr: 'AB Mavi Kart' },
    banned: { en: ['Bluecard', 'Blue Card EU'], de: ['Bluecard', 'Blue Card'], tr: ['Blue Card'] },
    typed: ['blue card', 'blaue karte', 'mavi kart'],
    guides: [comparison, workVisa],
  },
  {
    term: { en: 'Opportunity Card', de: 'Chancenkarte', tr: 'Fırsat Kartı' },
    banned: { en: ['Chance Card'], de: ['Opportunity Card'] },
    typed: [
      'Chancen Karte',
      'chance card',
      'points system',
      'point system visa',
      'Punktesystem',
      'puan sistemi',
    ],
    guides: [opportunityCard, opportunityCardTurkish],
  },
  {
    term: { en: 'job seeker visa', de: 'Visum zur Arbeitsplatzsuche', tr: 'iş arama vizesi' },
    banned: { en: ['job-seeker visa', 'jobseeker visa'], de: ['Visum zur Arbeitssuche', 'Jobsuchvisum'] },
    typed: ['jobseeker', 'job search visa', 'look for a job', 'Visum Jobsuche', 'Arbeitssuche'],
    guides: [jobSeekerVisa, comparison],
  },
  {
    term: { en: 'work visa', de: 'Arbeitsvisum', tr: 'çalışma vizesi' },
    banned: { en: ['work title*'], de: ['Arbeitstitel*', 'Titel zur Arbeit'] },
    typed: ['working visa', 'Arbeitserlaubnis', 'work permit', 'Beschäftigung', 'çalışma izni'],
    guides: [workVisa],
  },
  {
    term: { en: 'residence permit', de: 'Aufenthaltstitel', tr: 'oturum izni' },
    banned: {
      en: ['residence title*', 'work permit title*', 'title for study'],
      de: ['Fachkräftetitel*', 'Suchtitel*', 'Titel zur Suche*'],
      tr: ['ikamet izni*', 'ikametgâh izni*'],
    },
    typed: ['Aufenthaltserlaubnis', 'stay permit', 'oturma izni', 'oturum kartı'],
    guides: [workVisa, alreadyHere],
  },
  {
    term: { en: 'certificate while you wait', de: 'Fiktionsbescheinigung', tr: 'bekleme belgesi' },
    typed: ['fictional certificate', 'extend', 'verlängern', 'renew', 'Zusatzblatt'],
    guides: [alreadyHere],
  },
  {
    term: { en: 'temporary protection', de: 'vorübergehender Schutz', tr: 'geçici koruma' },
    typed: ['Ukraine', 'Paragraph 24'],
    guides: [alreadyHere],
  },
  {
    term: { en: 'settlement permit', de: 'Niederlassungserlaubnis', tr: 'yerleşim izni' },
    banned: { en: ['permanent residence permit*'], de: ['Daueraufenthaltserlaubnis*'] },
    typed: ['permanent residence', 'PR', 'Daueraufenthalt', 'unbefristeter Aufenthalt', 'süresiz oturum'],
    guides: [comparison, workVisa, alreadyHere],
  },
  {
    term: { en: 'naturalisation', de: 'Einbürgerung', tr: 'vatandaşlık' },
    banned: { en: ['naturalization'] },
    typed: ['citizenship', 'German passport', 'Staatsangehörigkeit', 'deutscher Pass', 'Alman vatandaşlığı'],
    guides: [comparison],
  },
  {
    term: { en: 'skilled worker', de: 'Fachkraft', tr: 'nitelikli çalışan' },
    banned: { en: ['skilled labourer*', 'skilled professional*'] },
    typed: ['Fachkräfte', 'qualified worker', 'nitelikli iş gücü'],
    guides: [workVisa],
  },
  {
    term: { en: 'experienced worker', de: 'berufserfahrene Arbeitskraft', tr: 'deneyimli çalışan' },
    typed: ['no degree', 'without degree', 'ohne Abschluss', 'Berufserfahrung', 'work experience', 'deneyim'],
    guides: [workVisa],
  },
  {
    term: { en: 'IT specialist', de: 'IT-Fachkraft', tr: 'bilişim uzmanı' },
    typed: ['IT', 'software developer', 'programmer', 'Informatiker', 'Entwickler', 'yazılımcı'],
    guides: [comparison, workVisa],
  },
  {
    term: { en: 'salary', de: 'Gehalt', tr: 'maaş' },
    typed: ['minimum salary', 'wage', 'income threshold', 'Mindestgehalt', 'Gehaltsgrenze', 'Lohn', 'ücret'],
    guides: [comparison, workVisa],
  },
  {
    term: { en: 'change of employer', de: 'Arbeitgeberwechsel', tr: 'işveren değişikliği' },
    typed: ['change job', 'switch employer', 'new job', 'Jobwechsel', 'kündigung', 'iş değiştirme'],
    guides: [comparison, alreadyHere],
  },
  {
    term: { en: 'shortage occupation', de: 'Engpassberuf', tr: 'açık meslek' },
    banned: { en: ['bottleneck occupation*', 'bottleneck profession*'], de: ['Mangelberuf*'] },
    typed: ['bottleneck', 'Mangelberufe', 'açık meslekler'],
    guides: [comparison, workVisa, opportunityCard],
  },
  {
    term: { en: 'employer', de: 'Arbeitgeber', tr: 'işveren' },
    typed: ['HR', 'company', 'hiring', 'recruiting', 'sponsor', 'Firma', 'Personal', 'Unternehmen', 'şirket'],
    guides: [workVisa],
  },
  {
    term: {
      en: 'fast-track procedure',
      de: 'beschleunigtes Fachkräfteverfahren',
      tr: 'hızlandırılmış usul',
    },
    banned: { en: ['accelerated procedure*', 'fast track procedure*'] },
    typed: ['accelerated procedure', '81a', 'Vorabzustimmung', 'pre-approval', 'hızlandırılmış işlem'],
    guides: [workVisa],
  },
  {
    term: { en: 'employment agency', de: 'Bundesagentur für Arbeit', tr: 'Federal İş Ajansı' },
    banned: { en: ['labour office', 'job centre'], de: ['Arbeitsamt*'] },
    typed: ['ZAV', 'Arbeitsamt', 'federal employment agency', 'approval'],
    guides: [workVisa],
  },
  {
    term: { en: 'recognition partnership', de: 'Anerkennungspartnerschaft', tr: 'tanıma ortaklığı' },
    typed: ['16d', 'denklik ortaklığı'],
    guides: [workVisa, opportunityCard],
  },
  {
    term: { en: 'remote work', de: 'Arbeit aus der Ferne', tr: 'uzaktan çalışma' },
    typed: ['home office', 'work from abroad', 'Homeoffice', 'mobiles Arbeiten', 'workation'],
    guides: [workVisa],
  },
  {
    term: {
      en: 'A1 certificate (social insurance)',
      de: 'A1-Bescheinigung',
      tr: 'A1 belgesi (sosyal sigorta)',
    },
    typed: ['posting', 'Entsendung', 'business trip', 'Dienstreise', 'social security'],
    guides: [workVisa],
  },
  {
    term: { en: 'A1 language certificate', de: 'A1-Zertifikat', tr: 'A1 dil belgesi' },
    typed: ['A1 German', 'A1 Deutsch', 'Goethe', 'telc', 'Start Deutsch', 'Almanca A1'],
    guides: [family],
  },
  {
    term: { en: 'recognition', de: 'Anerkennung', tr: 'tanıma (denklik)' },
    banned: { tr: ['denklik başvuru*', 'denklik süre*', 'denklik al*', 'diploma denkli*'] },
    typed: ['equivalence', 'Gleichwertigkeit', 'denklik', 'tanıma', 'diploma', 'foreign degree'],
    guides: [approbation, opportunityCard, approbationTurkish],
  },
  {
    term: { en: 'statement of comparability', de: 'Zeugnisbewertung', tr: 'diploma değerlendirmesi' },
    typed: [
      'anabin',
      'ZAB',
      'H+',
      'degree check',
      'Hochschulabschluss',
      'university degree',
      'diploma denkliği',
    ],
    guides: [opportunityCard, workVisa],
  },
  {
    term: { en: 'deficit notice', de: 'Defizitbescheid', tr: 'eksiklik bildirimi (Defizitbescheid)' },
    typed: ['deficit', 'partial recognition', 'Teilanerkennung', 'kısmi denklik'],
    guides: [nurses, approbation, workVisa],
  },
  {
    term: { en: 'adaptation course', de: 'Anpassungslehrgang', tr: 'uyum eğitimi' },
    banned: { tr: ['uyum kurs*'] },
    typed: ['Anpassungsmaßnahme', 'Ausgleichsmaßnahme', 'compensation measure', 'uyum kursu'],
    guides: [nurses],
  },
  {
    term: { en: 'nurse', de: 'Pflegefachkraft', tr: 'hemşire' },
    banned: { de: ['Krankenschwester*'] },
    typed: [
      'nursing',
      'Pflege',
      'Pflegekraft',
      'Krankenschwester',
      'Krankenpfleger',
      'caregiver',
      'hemşirelik',
    ],
    guides: [nurses, nursesTurkish, workVisa],
  },
  {
    term: { en: 'Approbation', de: 'Approbation', tr: 'Approbation' },
    typed: [
      'medical licence',
      'medical license',
      'license to practise',
      'Berufszulassung',
      'hekimlik ruhsatı',
    ],
    guides: [approbation, approbationTurkish],
  },
  {
    term: { en: 'doctor', de: 'Ärztin, Arzt', tr: 'hekim' },
    typed: ['physician', 'medicine', 'Ärzte', 'Aerzte', 'Arzt', 'Mediziner', 'doktor', 'doktorlar', 'tıp'],
    guides: [approbation, fsp, approbationTurkish],
  },
  {
    term: { en: 'temporary permit', de: 'Berufserlaubnis', tr: 'geçici çalışma ruhsatı' },
    typed: ['temporary licence', 'temporary license', 'Paragraph 10', 'geçici izin'],
    guides: [approbation, approbationTurkish],
  },
  {
    term: { en: 'knowledge exam', de: 'Kenntnisprüfung', tr: 'bilgi sınavı' },
    banned: { en: ['knowledge test*', 'equivalence exam*'], tr: ['denklik sınavı*'] },
    typed: ['KP', 'knowledge test', 'denklik sınavı', 'Gleichwertigkeitsprüfung'],
    guides: [approbation, approbationTurkish],
  },
  {
    term: { en: 'medical language exam (FSP)', de: 'Fachsprachprüfung (FSP)', tr: 'tıbbi dil sınavı (FSP)' },
    typed: [
      'examination',
      'FSP',
      'Fachsprachenprüfung',
      'Patientengespräch',
      'Arztbrief',
      'medical German',
      'tıbbi Almanca',
    ],
    guides: [fsp, approbation],
  },
  {
    term: { en: 'medical chamber', de: 'Ärztekammer', tr: 'tabipler odası' },
    banned: { en: ['medical association*'] },
    typed: ['chamber', 'medical association', 'tabip odası'],
    guides: [fsp, approbation],
  },
  {
    term: { en: 'language course visa', de: 'Sprachkursvisum', tr: 'dil kursu vizesi' },
    banned: { en: ['language-course visa*', 'language visa*'], de: ['Sprachvisum*', 'Visum zum Sprachkurs'] },
    typed: [
      'language course',
      'learn German',
      'Visum Sprachkurs',
      'Deutschkurs',
      'Deutsch lernen',
      'dil kursu',
    ],
    guides: [languageCourse],
  },
  {
    term: { en: 'student', de: 'Studierende', tr: 'öğrenci' },
    typed: ['study', 'university', 'Studium', 'Student', 'Studienkolleg', 'studienvorbereitung', 'okumak'],
    guides: [languageCourse],
  },
  {
    term: { en: 'family reunion', de: 'Familiennachzug', tr: 'aile birleşimi' },
    banned: { en: ['family reunification'], de: ['Familienzusammenführung*'], tr: ['aile birleştirme*'] },
    typed: ['family reunification', 'Familienzusammenführung', 'bring family', 'aile birleştirme', 'aile'],
    guides: [family, familyTurkish],
  },
  {
    term: { en: 'spouse', de: 'Ehegatten', tr: 'eş' },
    typed: [
      'wife',
      'husband',
      'partner',
      'marriage',
      'Ehefrau',
      'Ehemann',
      'Heirat',
      'Ehepartner',
      'evlilik',
    ],
    guides: [family, familyTurkish],
  },
  {
    term: { en: 'children', de: 'Kinder', tr: 'çocuklar' },
    typed: ['child', 'kids', 'son', 'daughter', 'Kind', 'Kindernachzug', 'çocuk'],
    guides: [family, familyTurkish],
  },
  {
    term: { en: 'parents', de: 'Eltern', tr: 'ebeveyn' },
    typed: ['mother', 'father', 'Elternnachzug', 'Mutter', 'Vater', 'anne', 'baba'],
    guides: [family, familyTurkish],
  },
  {
    term: { en: 'blocked account', de: 'Sperrkonto', tr: 'bloke hesap' },
    banned: { en: ['blocked bank account*'] },
    typed: ['proof of funds', 'Finanzierungsnachweis', 'Fintiba', 'Expatrio', 'bloke hesabı'],
    guides: [opportunityCard, languageCourse, opportunityCardTurkish],
  },
  {
    term: { en: 'living costs', de: 'Lebensunterhalt', tr: 'geçim giderleri' },
    banned: { en: ['livelihood*', 'means of subsistence'] },
    typed: ['cost of living', 'livelihood', 'how much money', 'Lebenshaltungskosten', 'geçim'],
    guides: [opportunityCard, languageCourse],
  },
  {
    term: { en: 'health insurance', de: 'Krankenversicherung', tr: 'sağlık sigortası' },
    typed: ['insurance', 'Krankenkasse', 'Versicherung', 'sigorta'],
    guides: [languageCourse, opportunityCard],
  },
  {
    term: {
      en: 'German embassy or consulate',
      de: 'deutsche Botschaft oder Konsulat',
      tr: 'Alman temsilciliği',
    },
    banned: { en: ['German mission*', 'diplomatic mission*'], de: ['Auslandsvertretung*'] },
    typed: [
      'mission',
      'embassy',
      'consulate',
      'Konsulat',
      'konsolosluk',
      'büyükelçilik',
      'appointment',
      'randevu',
      'iDATA',
    ],
    guides: [opportunityCardTurkish, workVisa],
  },
  {
    term: { en: 'immigration authority', de: 'Ausländerbehörde', tr: 'yabancılar dairesi' },
    banned: {
      en: ['immigration office*', 'foreigners’ office*', 'foreigners office*', 'aliens authority'],
      de: ['Ausländeramt*'],
    },
    typed: ['immigration office', 'foreigners office', 'Ausländeramt', 'LEA', 'KVR', 'yabancılar polisi'],
    guides: [workVisa, alreadyHere],
  },
  {
    term: { en: 'Turkey', de: 'Türkei', tr: 'Türkiye' },
    typed: ['Turkish', 'türkisch', 'Türk', 'Türkçe', 'Istanbul', 'Ankara', 'YÖK', 'e-Devlet'],
    guides: [opportunityCardTurkish, approbationTurkish],
  },
  {
    term: { en: 'points route', de: 'Punkteweg', tr: 'puan yolu' },
    banned: { en: ['points track', 'points path', 'points way'] },
    typed: ['points', 'points calculator', 'Punkte', 'Punkterechner', 'puan', 'puan hesaplama'],
    guides: [opportunityCard, opportunityCardTurkish],
  },
  {
    term: { en: 'refusal', de: 'Ablehnung', tr: 'ret' },
    typed: ['rejected', 'rejection', 'denied', 'abgelehnt', 'Widerspruch', 'Remonstration', 'vize reddi'],
    guides: [opportunityCard, languageCourse],
  },
  {
    term: { en: 'Bundestag', de: 'Bundestag', tr: 'Federal Meclis (Bundestag)' },
    banned: { tr: ['Federal Parlamento*', 'Alman Meclisi*'] },
    typed: [],
    guides: [],
  },
  {
    term: { en: 'guide', de: 'Ratgeber', tr: 'rehber' },
    banned: { de: ['Leitfaden*', 'Leitfäden'] },
    typed: [],
    guides: [],
  },
  {
    term: { en: 'deadline tracking', de: 'Fristenkontrolle', tr: 'süre takibi' },
    banned: { de: ['Fristenüberwachung*', 'Fristenmanagement*'] },
    typed: [],
    guides: [],
  },
  {
    term: { en: 'relocation', de: 'Umzug', tr: 'taşınma' },
    banned: { de: ['Relocation*'] },
    typed: [],
    guides: [],
  },
  {
    term: { en: 'federal state', de: 'Bundesland', tr: 'eyalet' },
    typed: ['Bundesländer', 'state', 'Bavaria', 'Bayern', 'Berlin', 'NRW', 'eyaletler'],
    guides: [approbation, fsp],
  },
  {
    term: { en: 'which routes are open to you', de: 'welche Wege Ihnen offenstehen', tr: 'size açık yollar' },
    banned: { en: ['come into question', 'comes into question'] },
    typed: [],
    guides: [],
  },
]
