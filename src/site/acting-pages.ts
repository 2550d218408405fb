import { withoutLanguage } from '#contracts/values/path-language.ts'

/**
 * The interactive pages: forms, pages opened from mails, the search, and the legal tools. They start the app; all other
 * pages are static (docs/how-a-page-arrives.md).
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
  '/plan',
  '/quick-check',
  '/quick-check/employers',
  '/team-message',
  '/your-message',
]

/** Documents with a form that the browser itself sends. It needs no app. */
const PAGES_WITH_A_FORM = ['/', '/businesses', '/contact/business', '/contact/individual']

/** True if the page has a form or a tool, so nothing fixed may cover it. */
export const hasControls = (pathname: string): boolean =>
  isActing(pathname) || PAGES_WITH_A_FORM.includes(withoutLanguage(pathname))

/** True if the page at this address, in any language, is interactive. */
export const isActing = (pathname: string): boolean => ACTING_PAGES.includes(withoutLanguage(pathname))
