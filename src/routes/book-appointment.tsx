import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/booking/booking.head.ts'
import { BookingPage } from '#src/pages/booking/booking.tsx'

export const Route = createFileRoute('/book-appointment')({
  loader: pageMessages('booking', 'flows/booking', 'forms'),
  head,
  component: BookingPage,
})
