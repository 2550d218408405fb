export interface CallFailure {
  /** HTTP status of an error response, also of a proxy's; null without an answer, or for a 2xx answer not from us. */
  status: number | null
  /** Error sentence in the visitor's language; null if the server sent none. */
  sentence: string | null
  /** Seconds to wait before another attempt, from the `Retry-After` header; null if absent. */
  retryAfterS: number | null
}

/** Returns the `CallFailure` that a call threw. Any other error counts as no answer. */
export function callFailureOf(error: unknown): CallFailure {
  if (typeof error === 'object' && error !== null && 'retryAfterS' in error) {
    const { status, sentence, retryAfterS } = error as CallFailure
    return { status, sentence, retryAfterS }
  }
  return { status: null, sentence: null, retryAfterS: null }
}
