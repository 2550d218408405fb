/** A failed call, as the machines and the pages handle it. */
export interface CallFailure {
  /** The HTTP status; null without an answer, and for an answer that did not come from the function. */
  status: number | null
  /** The server's error sentence, in the visitor's language; null without one. */
  sentence: string | null
  /** Seconds to wait before another attempt, from the `Retry-After` header; null without it. */
  retryAfterS: number | null
}

/** Reads an error thrown by a call. Any error other than a `CallFailure` counts as no answer. */
export function callFailureOf(error: unknown): CallFailure {
  if (typeof error === 'object' && error !== null && 'retryAfterS' in error) {
    const { status, sentence, retryAfterS } = error as CallFailure
    return { status, sentence, retryAfterS }
  }
  return { status: null, sentence: null, retryAfterS: null }
}
