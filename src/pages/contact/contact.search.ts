import { type ContactKind, contactKindOf } from '#contracts/forms/contact-kind.ts'

/** Query of the contact page. `inquiry` is the kind of inquiry whose dialog is open. */
export interface ContactSearch {
  inquiry?: ContactKind | undefined
}

export const contactSearch = ({ inquiry }: Record<string, unknown>): ContactSearch => ({
  inquiry: contactKindOf(inquiry),
})
