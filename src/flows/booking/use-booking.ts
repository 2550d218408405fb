import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { blankBooking } from '#machines/booking-fields.ts'
import { useFormFlow } from '#src/forms/use-form-flow.ts'
import { useFlow } from '#src/use-flow.ts'
import { bookingDraft, bookingFlow } from './booking.flow.ts'
import { BOOKING_PROBLEMS } from './booking.texts.ts'

/** The running booking of a page. */
export function useBooking() {
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useFlow(useMemo(() => bookingFlow(locale), [locale]))
  const flow = useFormFlow({
    id: 'booking',
    context: snapshot.context,
    isSending: snapshot.matches('sending'),
    send,
    blank: blankBooking,
    problemTexts: BOOKING_PROBLEMS,
    draft: bookingDraft,
  })
  return {
    flow,
    isConfirmed: snapshot.matches('confirmed'),
    bookAnother: () => send({ type: 'bookAnother' }),
  }
}
