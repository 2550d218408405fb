/** Promises of the outbox, in the words of a story and of docs/proofs.md, and what every month must do. */
export type PromiseName =
  | 'acknowledged is delivered'
  | 'a mail goes out once'
  | 'a message is stored once'
  | 'limits hold'
  | 'nothing after a withdrawal'
  | 'nothing to an erased address'
  | 'kept as long as stated, and no longer'
  | 'a human gets notice'
  | 'everything comes to rest'
  | 'nothing unforeseen happens'
