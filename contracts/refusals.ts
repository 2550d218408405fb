/** A refused call: what the functions and the mocks answer, status and sentence alike. */
export interface Refusal {
  status: number
  error: string
}

/** Sentences name what to do; the site shows its own, translated notices and logs these. */
export const REFUSALS = {
  malformed: { status: 400, error: 'The request has missing or invalid fields. Check them and send again.' },
  forbidden: { status: 403, error: 'Send this request from the website itself.' },
  method: { status: 405, error: 'Use the POST method.' },
  tooLarge: { status: 413, error: 'The request is larger than 32 KB. Shorten the message.' },
  mediaType: { status: 415, error: 'Send the request as application/json.' },
  keyReused: {
    status: 422,
    error: 'This Idempotency-Key was used for another request. Send again with a new key.',
  },
  unavailable: { status: 503, error: 'The message could not be stored. Try again in half a minute.' },
} as const satisfies Record<string, Refusal>
