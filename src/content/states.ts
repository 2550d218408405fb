import { CHAMBERS, DOCTORS } from '#src/content/offices/doctors.ts'
import { NURSES } from '#src/content/offices/nurses.ts'
import type { Chamber, Office, Words } from '#src/content/offices/office.ts'
import { STATE_NAMES } from './state-names.ts'

/**
 * A federal state with the bodies that license foreign doctors, hold the doctors’ language exam, and recognise foreign
 * nurses.
 */
export interface State {
  readonly name: Words
  readonly licence: Office
  readonly languageExams: readonly Chamber[]
  readonly nursing: Office
}

export const STATES: readonly State[] = (Object.keys(STATE_NAMES) as (keyof typeof STATE_NAMES)[]).map(
  (de) => ({
    name: STATE_NAMES[de],
    licence: DOCTORS[de],
    languageExams: CHAMBERS[de],
    nursing: NURSES[de],
  }),
)

export const STATE_LINKS: readonly string[] = STATES.flatMap(({ licence, languageExams, nursing }) =>
  [
    licence.link,
    licence.linkEn,
    nursing.link,
    nursing.linkEn,
    ...languageExams.map(({ link }) => link),
  ].flatMap((link) => link ?? []),
)
