/** What the site promises, in the words of a story and of docs/proofs.md. */
export const PROMISES = [
  'acknowledged is delivered',
  'what can be stored is stored',
  'everything comes to rest',
  'a mail goes out once',
  'a reference names one form',
  'a repeated key is stored once',
  'a form keeps its key',
  'a mailbox has its mails of a day',
  'a network has its posts of an hour',
  'every writer gets a receipt',
  'a receipt is about a stored form',
  'every sign-up gets its opt-in mail',
  'nothing after a withdrawal',
  'evidence is never rewritten',
  'no mail to strangers for a held form',
  'nothing to an erased address',
  'kept as long as stated, and no longer',
  'a human gets notice',
  'the morning mail comes in the morning',
  'the answer day is a working day',
  'text is stored readable',
  'typed text stays',
  'nothing unforeseen happens',
] as const

export type PromiseName = (typeof PROMISES)[number]
