import type { Locale } from '#src/locale.ts'
import type { NamedFigure } from './named-figures.ts'

/** A figure of the registry in the words of one language. */
export interface Figure {
  /** Number and sign, such as "€50,700". */
  value: string
  asOf: string
  source: string
}

export type Figures = Record<NamedFigure, Figure>

const words = {
  en: () => import('virtual:figures/en'),
  de: () => import('virtual:figures/de'),
}

export const loadFigures = async (locale: Locale): Promise<Figures> => (await words[locale]()).figures
