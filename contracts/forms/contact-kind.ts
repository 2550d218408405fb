export type ContactKind = 'business' | 'individual'

const KINDS: readonly ContactKind[] = ['business', 'individual']

/** Parses the kind in a URL. This file is separate and small, because the router loads it on every page. */
export const contactKindOf = (named: unknown): ContactKind | undefined => KINDS.find((kind) => kind === named)
