/** Bands of a gross salary a year, the highest first, cut where a permit begins. No figure is true of two of them. */
export const SALARY_BANDS = [
  { id: 'hi', en: '{blueCardSalary2026:figure} or more', de: '{blueCardSalary2026:figure} oder mehr' },
  {
    id: 'mid',
    en: '{blueCardSalaryReduced2026:figure} or more, but below {blueCardSalary2026:figure}',
    de: '{blueCardSalaryReduced2026:figure} oder mehr, aber unter {blueCardSalary2026:figure}',
  },
  {
    id: 'exp',
    en: '{experiencedWorkerSalary2026:figure} or more, but below {blueCardSalaryReduced2026:figure}',
    de: '{experiencedWorkerSalary2026:figure} oder mehr, aber unter {blueCardSalaryReduced2026:figure}',
  },
  { id: 'below', en: 'Less', de: 'Weniger' },
] as const
