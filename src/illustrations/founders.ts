import type { site } from '#src/site.ts'
import one from './founder-one.svg?raw'
import two from './founder-two.svg?raw'

/** The portrait of each founder, by the city that names them. */
export const FOUNDER_PORTRAITS: Record<(typeof site.founders)[number]['city'], string> = {
  München: one,
  Berlin: two,
}
