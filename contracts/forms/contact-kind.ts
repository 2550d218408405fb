/** Sender of the contact dialog: an employer or an individual. Each kind is a form of the table. */
export type ContactKind = 'business' | 'individual'

const KINDS: readonly ContactKind[] = ['business', 'individual']

/** The kind that an address names, if it names one. A file of its own: every page's router reads addresses. */
export const contactKindOf = (named: unknown): ContactKind | undefined => KINDS.find((kind) => kind === named)
