import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFlow } from '#src/browser/use-flow.ts'
import { useFormFlow } from '#src/forms/use-form-flow.ts'
import { bookingFlow, bookingForm } from './booking.form.ts'

/** The running booking of a page. */
export function useBooking() {
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useFlow(useMemo(() => bookingFlow(locale), [locale]))
  const flow = useFormFlow(bookingForm, snapshot, send)
  return {
    flow,
    /** What was sent, on the screen that confirms it; null while the form is there. */
    confirmed: snapshot.matches('confirmed') || snapshot.matches('recalled') ? snapshot.context.sent : null,
    isRecalled: snapshot.matches('recalled'),
    bookAnother: () => send({ type: 'bookAnother' }),
  }
}
