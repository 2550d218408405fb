import { type ContactKind, contactKindOf } from '#contracts/forms/contact-kind.ts'

/** `?inquiry=business` opens the dialog of that kind; other values open none. */
export interface ContactSearch {
  inquiry?: ContactKind | undefined
}

export const contactSearch = ({ inquiry }: Record<string, unknown>): ContactSearch => ({
  inquiry: contactKindOf(inquiry),
})
