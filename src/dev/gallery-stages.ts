const CHECK = 'main [data-questions]'

/** Maps the id of a flow to a CSS selector for the part of the page that shows it. */
const STAGES: Record<string, string> = {
  booking: 'section:is([aria-labelledby="booking-card"], [aria-labelledby="booking-confirmed"])',
  'contact-modal': 'dialog[open], body:not(:has(dialog[open])) #options',
  'waitlist-confirm': 'main',
  'team-message': 'main',
  'your-message': 'main',
  'quick-check': CHECK,
  'employer-check': CHECK,
  points: CHECK,
  plan: 'main',
  sentence: 'section:has(+ [data-controller="carry-sentence"])',
  'waiting-messages': 'aside:not([hidden]):has(+ #main)',
  'cookie-consent': 'section[aria-label="Cookies"]:not([hidden])',
}
const FORM = 'main div:has(> form, > section[aria-labelledby$="-sent"])'

export const stageOf = (shelf: string): string => STAGES[shelf] ?? FORM

/** State that no part of the page shows: the cookie banner is hidden. */
export const HAS_NO_STAGE = 'decided'

/** In CSS px: viewport height in tests, minimum height of a thumbnail's iframe, maximum height of its visible part. */
export const STAGE_HEIGHT = 1300
