/**
 * The version of the consent wording that each form shows, by `formType`; forms that ask for none are not listed.
 * It is the proof of what was agreed to: a test binds it to the wording in both languages, so that neither changes
 * without the other.
 */
export const CONSENT_VERSIONS = { appointment: '2026-11', contact: '2026-11' } as const

/** Tells whether a form shows a box of consent: a call of it without a version did not come from the page as it is. */
export const asksForConsent = (formType: string): boolean => formType in CONSENT_VERSIONS

/** The version of the sign-up text that the opt-in record keeps as evidence. */
export const SIGN_UP_TEXT_VERSION = '2026-11'

/** Versions that forms showed before, by `formType`: a page that was opened then names them still. */
const EARLIER_VERSIONS: Readonly<Record<string, readonly string[]>> = {}

/**
 * The version of the wording that a visitor agreed to, from the header; null when none was given, and for forms that
 * ask for none. A page that was opened before its wording changed names an earlier version, which is proof as well: the
 * repository's history keeps the wording. One that never existed counts as none.
 */
export function consentVersionOf(formType: string, header: string | null): string | null {
  const current = Object.entries(CONSENT_VERSIONS).filter(([form]) => form === formType)
  const known = [...current.map(([, version]) => version), ...(EARLIER_VERSIONS[formType] ?? [])]
  return known.find((version) => version === header) ?? null
}
