const CHECK = 'main [data-controller="hide-first-question"]'

/**
 * Part of the page that each flow uses; the rest has its own tests and pictures (`reach.spec.ts`, `visual.spec.ts`).
 */
const STAGES: Record<string, string> = {
  booking: 'section:is([aria-labelledby="booking-card"], [aria-labelledby="booking-confirmed"])',
  'contact-modal': 'dialog[open], body:not(:has(dialog[open])) #options',
  'waitlist-confirm': 'main',
  'your-message': 'main',
  'quick-check': CHECK,
  'employer-check': CHECK,
  points: CHECK,
  sentence: 'section:has(+ [data-controller="carry-sentence"])',
  'waiting-messages': 'aside:not([hidden]):has(+ #main)',
  'cookie-consent': 'section[aria-label="Cookies"]:not([hidden])',
}
const FORM = 'main div:has(> form)'

/** Selector of a flow's part of its page. */
export const stageOf = (shelf: string): string => STAGES[shelf] ?? FORM

/** State of the cookie banner in which its part of the page is empty. */
export const HAS_NO_STAGE = 'decided'

/** Height of the window in which a flow is shown, in CSS pixels: the height of a tall screen. */
export const STAGE_HEIGHT = 1300
