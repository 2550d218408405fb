/** Bands of a gross salary a year, the highest first, cut where a permit begins. No figure is true of two of them. */
export const SALARY_BANDS = [
  {
    id: 'hi',
    en: '{blueCardSalary:figure} or more',
    de: '{blueCardSalary:figure} oder mehr',
    tr: '{blueCardSalary:figure} veya daha çok',
  },
  {
    id: 'mid',
    en: '{blueCardSalaryReduced:figure} or more, but below {blueCardSalary:figure}',
    de: '{blueCardSalaryReduced:figure} oder mehr, aber unter {blueCardSalary:figure}',
    tr: '{blueCardSalaryReduced:figure} veya daha çok, ama {blueCardSalary:figure} altında',
  },
  {
    id: 'exp',
    en: '{experiencedWorkerSalary:figure} or more, but below {blueCardSalaryReduced:figure}',
    de: '{experiencedWorkerSalary:figure} oder mehr, aber unter {blueCardSalaryReduced:figure}',
    tr: '{experiencedWorkerSalary:figure} veya daha çok, ama {blueCardSalaryReduced:figure} altında',
  },
  { id: 'below', en: 'Less', de: 'Weniger', tr: 'Daha az' },
] as const
