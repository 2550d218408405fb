/**
 * The version of the consent wording that each form shows, by `formType`; forms that ask for none are not listed.
 * It is the proof of what was agreed to: a test binds it to the wording in both languages, so that neither changes
 * without the other.
 */
export const CONSENT_VERSIONS = { appointment: '2026-11', contact: '2026-11' } as const

/** The version of the sign-up text that the opt-in record keeps as evidence. */
export const SIGN_UP_TEXT_VERSION = '2026-11'
