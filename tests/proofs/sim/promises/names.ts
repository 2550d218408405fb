/** Promises of the outbox, as named in stories and in docs/proofs.md, and conditions that every month must meet. */
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
