/**
 * Version of each form's consent text, keyed by `formType`; forms without a consent box are absent. The version is
 * evidence of what the visitor agreed to. A test fails if a text changes but its version does not.
 */
export const CONSENT_VERSIONS = { appointment: '2026-11', contact: '2026-11' } as const

export const asksForConsent = (formType: string): boolean => formType in CONSENT_VERSIONS

/** Version of the text beside the sign-up form, stored as evidence with the opt-in. */
export const SIGN_UP_TEXT_VERSION = '2026-11'

/** Earlier versions of consent texts, keyed by `formType`. Pages opened before a change still send them. */
const EARLIER_VERSIONS: Readonly<Record<string, readonly string[]>> = {}

/**
 * Returns the version in the header, which may be an earlier one. Null if the header is absent, the version is unknown,
 * or the form has no consent box.
 */
export function consentVersionOf(formType: string, header: string | null): string | null {
  const current = Object.entries(CONSENT_VERSIONS).filter(([form]) => form === formType)
  const known = [...current.map(([, version]) => version), ...(EARLIER_VERSIONS[formType] ?? [])]
  return known.find((version) => version === header) ?? null
}
