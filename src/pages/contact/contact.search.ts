import type { ContactKind } from '#machines/contact-fields.ts'

const KINDS: readonly ContactKind[] = ['business', 'individual']

/** `?inquiry=business` opens the dialog of that kind; anything else opens none. */
export interface ContactSearch {
  inquiry?: ContactKind | undefined
}

export const contactSearch = ({ inquiry }: Record<string, unknown>): ContactSearch => ({
  inquiry: KINDS.find((kind) => kind === inquiry),
})
