/**
 * Maximum length of each field, in UTF-16 code units, after trimming and before normalising. The specification sets
 * none (section 5). Within these limits, a lead fits into one table row and one mail.
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
 * Maximum milliseconds that a message waits on a visitor's device. The first attempt to send it may have arrived, so
 * the functions remember the idempotency key for at least as long.
 */
export const MESSAGE_WAITS_MS = 7 * 86_400_000

/** Maximum bytes of a request body from the app. */
export const BODY_LIMIT = 32 * 1024

/** Maximum bytes of a native form post: more than from the app, because URL encoding may turn one byte into three. */
export const FORM_BODY_LIMIT = 64 * 1024

/** Maximum bytes of a document: 10 MB (section 5). */
export const DOCUMENT_BYTES_LIMIT = 10 * 1024 * 1024

/** Accepted file types of the contact form (section 5). */
export const DOCUMENT_EXTENSIONS = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png'] as const
