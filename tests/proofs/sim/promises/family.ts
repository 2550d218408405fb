import type { Health, OwnMessage, Post, Row, Watch } from '#tests/proofs/sim/world.ts'
import type { Acknowledgement, Change, SeenMail } from './ledger.ts'

type Sent = Parameters<Watch['acknowledged']>[2]

/** Promises that belong together. Each hook runs before the ledger notes what happened, but rows are changed by then. */
export interface Family {
  acknowledged?(acknowledgement: Acknowledgement, sent: Sent): void
  posted?(post: Post): void
  created?(row: Row, change: Change): void
  rewritten?(old: Row, given: Row, change: Change): void
  deleted?(row: Row, change: Change): void
  mailed?(seenMail: SeenMail): void
  withdrawn?(addressId: string): void
  /** The page of a message shows what became of a wish. */
  ownMessage?(page: OwnMessage): void
  erased?(email: string, begunAt: number): void
  /** An operator reads what a command printed. */
  printed?(text: string): void
  /** A watch, or anybody, has called the health endpoint. */
  health?(answer: Parameters<Watch['health']>[0], asked: Health): void
  /** The e-mail service refused a post, for all that come next. */
  postRefused?(): void
  /** Somebody asked the e-mail service about a mail. */
  questioned?(): void
  /** Nothing is under way any more. */
  kept?(): void
  /** After the last sweep that deletes. */
  forgotten?(): void
}
