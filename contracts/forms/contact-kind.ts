/** Sender of the contact dialog: an employer or an individual. Each kind is a form of the table. */
export type ContactKind = 'business' | 'individual'

const KINDS: readonly ContactKind[] = ['business', 'individual']

/** The contact kind in a URL, if valid. It has its own file, because the router of every page loads it. */
export const contactKindOf = (named: unknown): ContactKind | undefined => KINDS.find((kind) => kind === named)
