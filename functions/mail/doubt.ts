/** Period after a start or a storage failure in which a mail may already have been sent without a record. */
const DOUBT_MS = 900_000

/** Memory of the storage failures of this instance. */
export interface Doubt {
  noteFailure(): void
  /** True if a mail may have been sent without a record, so the e-mail service must be asked before sending. */
  checksFirst(): boolean
}

/** An instance starts in doubt: the one before it may have stopped because of a failure. */
export function doubt(now: () => Date): Doubt {
  let until = now().getTime() + DOUBT_MS
  return {
    noteFailure() {
      until = now().getTime() + DOUBT_MS
    },
    checksFirst: () => now().getTime() < until,
  }
}
