/**
 * Maximum length of each field in UTF-16 code units, after trimming and before Unicode normalisation. Within these
 * limits, a lead fits into one table row and one mail.
 */
export const LIMITS = {
  name: 200,
  email: 254,
  phone: 80,
  topic: 200,
  message: 5_000,
  date: 100,
  token: 400,
  talkLine: 500,
} as const

/**
 * Maximum time that a message waits on a device. The server stores its idempotency key for at least as long,
 * because the first attempt to send it may have arrived.
 */
export const MESSAGE_WAITS_MS = 7 * 86_400_000

/** Days from a build to `Expires` in its `security.txt`: RFC 9116 recommends a date less than a year away. */
export const SECURITY_TXT_DAYS = 364

/** Maximum size of a request body from the app, in bytes. */
export const BODY_LIMIT = 32 * 1024

/** Maximum size of a native form post, in bytes. URL encoding may turn one byte into three. */
export const FORM_BODY_LIMIT = 64 * 1024

export const DOCUMENT_BYTES_LIMIT = 10 * 1024 * 1024

export const DOCUMENT_EXTENSIONS = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png'] as const
