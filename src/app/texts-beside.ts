/** Whose texts stand on a page besides its own: folders of `src`, by the page's folder in `src/pages`. */
export const TEXTS_BESIDE: Readonly<Record<string, readonly string[]>> = {
  booking: ['flows/booking', 'forms'],
  compass: ['flows/sign-up', 'forms'],
  'contact-form': ['flows/contact-modal', 'forms'],
  contact: ['flows/contact-modal', 'forms'],
  'free-consultation': ['flows/inquiry', 'forms'],
  'free-visa-case': ['flows/inquiry', 'forms'],
  'waitlist-confirm': ['flows/waitlist-confirm'],
}
