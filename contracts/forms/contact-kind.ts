/** Each kind of sender has its own form in `FORMS`. */
export type ContactKind = 'business' | 'individual'

const KINDS: readonly ContactKind[] = ['business', 'individual']

/** Reads the kind in a URL. In its own file, because the router of every page loads it. */
export const contactKindOf = (named: unknown): ContactKind | undefined => KINDS.find((kind) => kind === named)
