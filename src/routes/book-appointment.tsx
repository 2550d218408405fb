import { createFileRoute } from '@tanstack/react-router'
import { head } from '#src/pages/booking/booking.head.ts'
import { bookingSearch } from '#src/pages/booking/booking.search.ts'
import { BookingPage } from '#src/pages/booking/booking.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/book-appointment')({
  validateSearch: bookingSearch,
  loader: pageMessages('booking', 'flows/booking', 'forms'),
  head,
  component: BookingPage,
})
