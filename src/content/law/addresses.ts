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
export const site = (link: string): Texts => ({ en: link, de: link })

/** The Federal Interior Ministry's page on the free migration advice service (MBE). */
export const MIGRATION_ADVICE = site(
  'https://www.bmi.bund.de/DE/themen/heimat-integration/integration/migrationsberatung/migrationsberatung.html',
)

export const POINTS_CALCULATOR = page('/opportunity-card-points')
