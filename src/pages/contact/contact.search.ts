import { type ContactKind, contactKindOf } from '#contracts/forms/contact-kind.ts'

/** `?inquiry=business` and `?inquiry=individual` open the dialog of that kind; other values open no dialog. */
export interface ContactSearch {
  inquiry?: ContactKind | undefined
}

export const contactSearch = ({ inquiry }: Record<string, unknown>): ContactSearch => ({
  inquiry: contactKindOf(inquiry),
})
