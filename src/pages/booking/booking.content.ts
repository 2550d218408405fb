import { msg } from '@lingui/core/macro'
import type { Point } from '#src/ui/points.tsx'

export const EXPECTATIONS: readonly Point[] = [
  {
    title: msg({ id: 'booking.expect.minutes.title', message: '30 Minutes' }),
    text: msg({ id: 'booking.expect.minutes.text', message: 'Case assessment and initial strategy' }),
  },
  {
    title: msg({ id: 'booking.expect.free.title', message: '100% Free' }),
    text: msg({
      id: 'booking.expect.free.text',
      message: 'No charge for initial consultation and evaluation',
    }),
  },
  {
    title: msg({ id: 'booking.expect.next.title', message: 'Next Steps' }),
    text: msg({ id: 'booking.expect.next.text', message: 'You leave with a roadmap and a timeline' }),
  },
]
