/**
 * The honeypot: people do not see this field; only programs fill it in. Its name holds no word by which browsers and
 * password managers find a field of an address, such as "homepage", "company" or "phone".
 */
export const TRAP = 'leave-this-empty'

/** Signals that separate a person from a bot; sent beside the documented body. */
export interface FormSignals {
  /** Seconds from the moment the form could be filled in to the submit; null without script. */
  filledInS: number | null
  /** True when the field that people do not see was filled in. */
  isTrapFilled: boolean
}

const PATTERN = /^filled=(\d{1,7}|unknown); trap=(0|1)$/

/** `filled=42; trap=0`, or `filled=unknown; trap=0`. */
export const formSignalsText = ({ filledInS, isTrapFilled }: FormSignals): string => {
  const filled = filledInS === null ? 'unknown' : Math.max(0, Math.floor(filledInS))
  return `filled=${filled}; trap=${isTrapFilled ? 1 : 0}`
}

/** Null when the header is absent or not of the agreed form. */
export function readFormSignals(header: string | null): FormSignals | null {
  const match = header?.match(PATTERN)
  if (!match) return null
  const [, filledInS, trap] = match
  return { filledInS: filledInS === 'unknown' ? null : Number(filledInS), isTrapFilled: trap === '1' }
}

/** The shortest time, in seconds, in which a person fills in several fields; a browser fills in a single one at once. */
const FASTEST_PERSON_S = 2

/** Signs of a bot: the hidden field is filled in, or the form was submitted faster than a person can type. */
export type Suspicion = 'trap' | 'haste'

/**
 * The reason to suspect a bot, or null. A suspected request is answered like any other and kept; the team reads the
 * suspicion, and nobody else gets a mail before a person has looked at it. Without signals a request counts as a
 * person's: scripts may be blocked. Where the time is unknown, or the body has one field, the hidden field alone
 * decides.
 */
export function suspicionIn(signals: FormSignals | null, body: object): Suspicion | null {
  if (signals?.isTrapFilled) return 'trap'
  const { filledInS = null } = signals ?? {}
  const isHasty = filledInS !== null && filledInS < FASTEST_PERSON_S
  return isHasty && Object.keys(body).length > 1 ? 'haste' : null
}
