import type { Texts } from './law.ts'

/** A chapter of a guide; its heading's anchor is another one in German. */
export const guide = (slug: string, chapter?: string, kapitel?: string): Texts => ({
  en: `/information/${slug}${chapter ? `#${chapter}` : ''}`,
  de: `/de/information/${slug}${kapitel ? `#${kapitel}` : ''}`,
})

/** A chapter of the Turkish guide to the card, which stands at one address. */
export const turkishGuide = (chapter: string): string =>
  `/information/job-seeker-chancenkarte-turkey#${chapter}`

/** A page of ours, by its address without language. */
export const page = (path: string): Texts => ({ en: path, de: `/de${path}` })

/** A page of an office or an advice service. */
export const site = (link: (typeof SITES)[keyof typeof SITES]): Texts => ({ en: link, de: link })

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
  /** Advice on family reunion with refugees. */
  familyAdvice: 'https://familie.asyl.net',
} as const

export const POINTS_CALCULATOR = page('/opportunity-card-points')
