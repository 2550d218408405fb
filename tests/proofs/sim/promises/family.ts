import type { Row, Watch } from '#tests/proofs/sim/world.ts'
import type { Acknowledgement, Change, SeenMail } from './ledger.ts'

type Heard =
  | 'posted'
  | 'erased'
  | 'printed'
  | 'postRefused'
  | 'questioned'
  | 'takenBack'
  | 'kept'
  | 'forgotten'

/** Promises that belong together. Each hook runs before the ledger records the event, but after rows are changed. */
export interface Family extends Partial<Pick<Watch, Heard>> {
  acknowledged?(acknowledgement: Acknowledgement): void
  created?(row: Row, change: Change): void
  rewritten?(old: Row, given: Row, change: Change): void
  deleted?(row: Row, change: Change): void
  mailed?(seenMail: SeenMail): void
  withdrawn?(addressId: string): void
}
