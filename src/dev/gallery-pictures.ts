/** Where each flow plays: the rest of its page has its own tests and pictures (`reach.spec.ts`, `visual.spec.ts`). */
const STAGES: Record<string, string> = {
  booking: 'section:is([aria-labelledby="booking-card"], [aria-labelledby="booking-confirmed"])',
  'contact-modal': 'dialog[open], body:not(:has(dialog[open])) #options',
  'waitlist-confirm': 'main',
  'your-message': 'main',
  'quick-check': 'main section[aria-labelledby="result"]',
  'employer-check': 'main section[aria-labelledby="result"]',
  points: 'main section[aria-labelledby="result"]',
  'waiting-messages': 'aside:not([hidden]):has(+ #main)',
  'cookie-consent': 'section[aria-label="Cookies"]:not([hidden])',
}
const FORM = 'main div:has(> form)'

/** The selector of a flow's place on its page. */
export const stageOf = (shelf: string): string => STAGES[shelf] ?? FORM

/** In this place the banner is gone: there is nothing to picture. */
export const HAS_NO_STAGE = 'decided'

/** What of a state is pictured, and how far down in CSS pixels. */
export interface Picture {
  width: number
  scheme: 'day' | 'night'
  reach: number
}

/** Every state in English: by night only the colours differ, so the top of a phone tells. */
export const PICTURES = [
  { width: 390, reach: 2000, scheme: 'day' },
  { width: 390, reach: 500, scheme: 'night' },
  { width: 1280, reach: 2000, scheme: 'day' },
] as const satisfies readonly Picture[]

/** Pictured as on a tall screen, in CSS pixels. */
export const PICTURED_HEIGHT = 1300

/** The moment at which every picture is taken. */
export const PICTURED_AT = '2026-11-20T10:00:00+01:00'

/** A picture's pixels for one of CSS. */
export const PICTURED_SCALE = 0.5

export const pictureOf = (shelf: string, state: string, { width, scheme }: Omit<Picture, 'reach'>): string =>
  `${shelf}.${state}-${width}-${scheme}.webp`
