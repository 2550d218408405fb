import { type ContactKind, contactKindOf } from '#contracts/forms/contact-kind.ts'

/** Query of the booking page. `type` is the type of consultation to choose first, such as on a link from an employers' page. */
export interface BookingSearch {
  type?: ContactKind | undefined
}

export const bookingSearch = ({ type }: Record<string, unknown>): BookingSearch => ({
  type: contactKindOf(type),
})
