import { type ContactKind, contactKindOf } from '#machines/contact-kind.ts'

/** `?inquiry=business` opens the dialog of that kind; anything else opens none. */
export interface ContactSearch {
  inquiry?: ContactKind | undefined
}

export const contactSearch = ({ inquiry }: Record<string, unknown>): ContactSearch => ({
  inquiry: contactKindOf(inquiry),
})
