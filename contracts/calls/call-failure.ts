/** A call that did not succeed, as the machines and the pages understand it. */
export interface CallFailure {
  /** The HTTP status; null when nothing was answered or the answer came from elsewhere than the function. */
  status: number | null
  /** The server's own sentence, in the visitor's language; null when it gave none. */
  sentence: string | null
  /** Seconds to wait before another attempt, from `Retry-After`; null without that header. */
  retryAfterS: number | null
}

/** Reads an error thrown by a call. Anything that is no `CallFailure` counts as no answer. */
export function callFailureOf(error: unknown): CallFailure {
  if (typeof error === 'object' && error !== null && 'retryAfterS' in error) {
    const { status, sentence, retryAfterS } = error as CallFailure
    return { status, sentence, retryAfterS }
  }
  return { status: null, sentence: null, retryAfterS: null }
}
