import type { FactName } from './facts.ts'

/** The figures that pages state outside the articles; `build/figures.ts` turns them into words. */
export const NAMED_FIGURES = [
  'blueCardSalary2025',
  'blueCardSalary2026',
  'blueCardSalaryReduced2026',
  'minimumWage2026',
  'minimumWage2027',
  'nationalVisaFee',
  'opportunityCardLivingCostsMonthly2026',
] as const satisfies readonly FactName[]

export type NamedFigure = (typeof NAMED_FIGURES)[number]
