import { msg } from '@lingui/core/macro'
import type { Point } from '#src/ui/points.tsx'

export const EXPECTATIONS: readonly Point[] = [
  {
    title: msg`30 Minutes`,
    text: msg`Case assessment and initial strategy`,
  },
  {
    title: msg`100% Free`,
    text: msg`No charge for initial consultation and evaluation`,
  },
  {
    title: msg`Next Steps`,
    text: msg`You leave with a roadmap and a timeline`,
  },
]
