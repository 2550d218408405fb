/** Each kind of sender has its own form in `FORMS`. */
export type ContactKind = 'business' | 'individual'

const KINDS: readonly ContactKind[] = ['business', 'individual']

/** Reads the kind in a URL. In a separate file, because the router loads it on every page. */
export const contactKindOf = (named: unknown): ContactKind | undefined => KINDS.find((kind) => kind === named)
