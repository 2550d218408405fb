/** Senders of the contact dialog: employers and individuals. Each kind is a form in `FORMS`. */
export type ContactKind = 'business' | 'individual'

const KINDS: readonly ContactKind[] = ['business', 'individual']

/** The contact kind in a URL, if valid. In its own file, because the router of every page loads this function. */
export const contactKindOf = (named: unknown): ContactKind | undefined => KINDS.find((kind) => kind === named)
