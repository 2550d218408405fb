/**
 * Longest accepted length of each field, in UTF-16 code units as typed, without the blanks around it.
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

/**
 * Time that a message waits on a visitor's device for the connection, in milliseconds. Its first attempt may have
 * arrived, so functions look up its idempotency key for as long.
 */
export const MESSAGE_WAITS_MS = 7 * 86_400_000

/** Longest accepted request body of the app, in bytes. */
export const BODY_LIMIT = 32 * 1024

/** The same for a form that the browser sends by itself: its escapes make three bytes of one. */
export const FORM_BODY_LIMIT = 64 * 1024

/** Largest document a visitor may name, in bytes: 10 MB (section 9). */
export const DOCUMENT_BYTES_LIMIT = 10 * 1024 * 1024

/** The documents the contact form takes (section 5). */
export const DOCUMENT_EXTENSIONS = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png'] as const
