/**
 * Longest accepted length of each field, in UTF-16 code units after trimming.
 * The specification sets none (section 5); these keep a lead inside one table row and one mail.
 */
export const LIMITS = {
  name: 200,
  email: 254,
  phone: 50,
  topic: 200,
  message: 5_000,
  date: 100,
  token: 400,
} as const

export type Limits = typeof LIMITS

/** Longest accepted request body, in bytes. */
export const BODY_LIMIT = 32 * 1024
