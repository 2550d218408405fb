import type { Texts, ToolLanguage } from './law.ts'

/** Turkish addresses in place of an English guide, or of a chapter of it. */
const IN_TURKISH: Readonly<Record<string, string>> = {
  'already-in-germany#when-a-marriage-ends': 'family-reunion-germany-turkish#evlilik-biterse',
  'approbation-germany': 'approbation-germany-turkish',
  'approbation-germany#the-authority-in-your-state':
    'approbation-germany-turkish#16-eyalet-makam-dil-sınavı-ücret',
  'approbation-germany#which-residence-permit-fits': 'approbation-germany-turkish#hangi-vizeyle-gelinir',
  'approbation-germany#working-earlier-the-temporary-permit':
    'approbation-germany-turkish#approbation-nedir-berufserlaubnis-nedir',
  'family-reunion-visa-germany': 'family-reunion-germany-turkish',
  'family-reunion-visa-germany#after-arrival': 'family-reunion-germany-turkish#geldikten-sonra',
  'family-reunion-visa-germany#children': 'family-reunion-germany-turkish#çocuklar',
  'family-reunion-visa-germany#does-your-spouse-need-a1':
    'family-reunion-germany-turkish#eşinizden-a1-istenir-mi',
  'family-reunion-visa-germany#engaged-not-yet-married': 'family-reunion-germany-turkish#nişanlıysanız',
  'family-reunion-visa-germany#parents-and-parents-in-law':
    'family-reunion-germany-turkish#anne-baba-kayınvalide-kayınpeder',
  'family-reunion-visa-germany#what-the-sponsor-needs':
    'family-reunion-germany-turkish#almanyadaki-kişide-ne-aranır',
  'fsp-examination-germany': 'approbation-germany-turkish#fsp-ve-kenntnisprüfung',
  'job-seeker-visa-germany': 'job-seeker-chancenkarte-turkey#üç-seçenek-üç-farklı-durum',
  'job-seeker-visa-germany#steps-and-timeline': 'job-seeker-chancenkarte-turkey#türkiyeden-başvuru-adım-adım',
  'nurses-germany': 'nurses-germany-turkish',
  'nurses-germany#a-fair-employer-and-what-an-agency-may-take':
    'nurses-germany-turkish#i\u0307ş-nereden-bulunur-aracı-ne-alabilir',
  'nurses-germany#german-which-level-and-when': 'nurses-germany-turkish#almanca-hangi-düzey-ne-zaman',
  'nurses-germany#the-office-in-your-state': 'nurses-germany-turkish#16-eyaletin-makamı',
  'nurses-germany#which-residence-permit-fits': 'nurses-germany-turkish#hangi-oturum-izni',
  'opportunity-card-germany': 'job-seeker-chancenkarte-turkey',
  'opportunity-card-germany#documents': 'job-seeker-chancenkarte-turkey#belge-listesi',
  'opportunity-card-germany#for-nurses': 'job-seeker-chancenkarte-turkey#hemşireler-için',
  'opportunity-card-germany#is-your-degree-comparable-look-it-up':
    'job-seeker-chancenkarte-turkey#önce-diplomanızı-sorgulayın',
  'opportunity-card-germany#money-what-you-show-and-what-you-pay':
    'job-seeker-chancenkarte-turkey#ne-kadar-para-gerekir',
  'opportunity-card-germany#step-by-step': 'job-seeker-chancenkarte-turkey#türkiyeden-başvuru-adım-adım',
  'opportunity-card-germany#the-points-in-full': 'job-seeker-chancenkarte-turkey#puanlar-nasıl-hesaplanır',
  'work-visa-germany-2025#is-the-degree-comparable-look-it-up':
    'job-seeker-chancenkarte-turkey#önce-diplomanızı-sorgulayın',
}

/** A guide, or a chapter of it, whose anchor is another one in German. Turkish readers get a Turkish one if there is one. */
export function guide(slug: string, chapter?: string, kapitel?: string): Texts {
  const english = chapter ? `${slug}#${chapter}` : slug
  return {
    en: `/information/${english}`,
    de: `/de/information/${kapitel ? `${slug}#${kapitel}` : slug}`,
    tr: `/information/${IN_TURKISH[english] ?? english}`,
  }
}

/** The slug of the guide that readers of a language get; there are fewer in Turkish. */
export const guideIn = (slug: string, language: ToolLanguage): string =>
  (language === 'tr' && IN_TURKISH[slug]?.split('#')[0]) || slug

/** A page of an office or an advice service. */
export const site = (link: (typeof SITES)[keyof typeof SITES]): Texts => ({ en: link, de: link, tr: link })

/** Offices, their portals and advice services to which outcomes lead. */
export const SITES = {
  makeItInGermany: 'https://www.make-it-in-germany.com',
  freelancers: 'https://www.make-it-in-germany.com/de/jobs/existenzgruendung/visum/freie-berufe/',
  recognition: 'https://www.anerkennung-in-deutschland.de',
  consularServices: 'https://digital.diplo.de',
  /** Federal Office for Migration and Refugees: courses, and where the next advice centre is. */
  migrationOffice: 'https://www.bamf.de',
  researchStays: 'https://www.bamf.de/forschungsaufenthalte',
  employmentAgency: 'https://www.arbeitsagentur.de',
  seasonWork: 'https://www.arbeitsagentur.de/fuer-menschen-aus-dem-ausland/saisonarbeit-in-deutschland',
  seasonWorkers:
    'https://www.arbeitsagentur.de/unternehmen/arbeitskraefte/fachkraefte-ausland/saisonarbeitskraefte-drittstaaten',
  /** The Federal Interior Ministry on the free migration advice service (MBE). */
  migrationAdvice:
    'https://www.bmi.bund.de/DE/themen/heimat-integration/integration/migrationsberatung/migrationsberatung.html',
  /** The federal portal for people from Ukraine. */
  ukraine: 'https://www.germany4ukraine.de',
  /** The help line on violence against women, 116 016. */
  helpLine: 'https://www.hilfetelefon.de',
  /** Federal Office of Administration, for ethnic German resettlers. */
  resettlers: 'https://www.bva.bund.de',
  /** Advice on family reunion with refugees. */
  familyAdvice: 'https://familie.asyl.net',
} as const

export const POINTS_CALCULATOR: Texts = {
  en: '/opportunity-card-points',
  de: '/de/opportunity-card-points',
  tr: '/opportunity-card-points-turkish',
}
