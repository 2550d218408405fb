/**
 * The version of the consent text of each form, by `formType`; forms without a consent box are not listed. It
 * is evidence of what the visitor agreed to: a test fails when the text changes in either language and the
 * version does not.
 */
export const CONSENT_VERSIONS = { appointment: '2026-11', contact: '2026-11' } as const

/**
 * True if the form has a consent box. A call of such a form without a version did not come from the
 * unmodified page.
 */
export const asksForConsent = (formType: string): boolean => formType in CONSENT_VERSIONS

/** The version of the sign-up text, stored in the opt-in record as evidence. */
export const SIGN_UP_TEXT_VERSION = '2026-11'

/** Earlier versions by `formType`, still sent by pages that were opened before the change. */
const EARLIER_VERSIONS: Readonly<Record<string, readonly string[]>> = {}

/**
 * The version of the text that a visitor agreed to, from the header; null without a known version, and for
 * forms without a consent box. Earlier versions are evidence too: the history of the repository has their
 * text.
 */
export function consentVersionOf(formType: string, header: string | null): string | null {
  const current = Object.entries(CONSENT_VERSIONS).filter(([form]) => form === formType)
  const known = [...current.map(([, version]) => version), ...(EARLIER_VERSIONS[formType] ?? [])]
  return known.find((version) => version === header) ?? null
}
