import { withoutLocale } from './locale.ts'

/**
 * The pages where one acts: forms, what they lead to, the search, and the tools of the law. They start the app; every other page is a
 * document (docs/how-a-page-arrives.md).
 */
export const ACTING_PAGES: readonly string[] = [
  '/book-appointment',
  '/contact',
  '/free-consultation',
  '/free-visa-case',
  '/information',
  '/job-seeker-compass',
  '/job-seeker-compass/confirm',
  '/opportunity-card-points',
  '/opportunity-card-points-turkish',
  '/quick-check',
  '/quick-check/employers',
]

/** Whether one acts on the page of this path, in either language. */
export const isActing = (pathname: string): boolean => ACTING_PAGES.includes(withoutLocale(pathname))
