export interface CallFailure {
  /** HTTP status of an error response. Null if no response arrived, or if a 2xx response was not a JSON object. */
  status: number | null
  /** Error message in the visitor's language; null if the server sent none. */
  sentence: string | null
  /** Seconds to wait before another attempt; null if `Retry-After` is absent, invalid or not in the future. */
  retryAfterS: number | null
}

/** Returns the fields of a thrown `CallFailure`. For any other error, all fields are null. */
export function callFailureOf(error: unknown): CallFailure {
  if (typeof error === 'object' && error !== null && 'retryAfterS' in error) {
    const { status, sentence, retryAfterS } = error as CallFailure
    return { status, sentence, retryAfterS }
  }
  return { status: null, sentence: null, retryAfterS: null }
}
