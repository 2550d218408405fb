/**
 * Honeypot: a hidden field that only bots fill in. Its name contains no word that browsers and password managers
 * recognise, such as "homepage", "company" or "phone".
 */
export const TRAP = 'leave-this-empty'

/** Signals that help to tell people from bots, sent in a header. */
export interface FormSignals {
  /** Seconds from when the form became usable until it was submitted; null without scripts. */
  filledInS: number | null
  isTrapFilled: boolean
}

const PATTERN = /^filled=(\d{1,7}|unknown); trap=(0|1)$/

/** Formats the header: `filled=42; trap=0`, or `filled=unknown; trap=0`. */
export const formSignalsText = ({ filledInS, isTrapFilled }: FormSignals): string => {
  const filled = filledInS === null ? 'unknown' : Math.max(0, Math.floor(filledInS))
  return `filled=${filled}; trap=${isTrapFilled ? 1 : 0}`
}

export function readFormSignals(header: string | null): FormSignals | null {
  const match = header?.match(PATTERN)
  if (!match) return null
  const [, filledInS, trap] = match
  return { filledInS: filledInS === 'unknown' ? null : Number(filledInS), isTrapFilled: trap === '1' }
}

/** Minimum time that a person needs to fill in several fields. */
const FASTEST_PERSON_S = 2

/** `trap`: the hidden field was filled in. `haste`: the form was sent faster than a person can type. */
export type Suspicion = 'trap' | 'haste'

/**
 * Returns the reason to suspect a bot, or null. A suspected form is stored like any other. The team learns of the
 * suspicion, and the visitor gets no mail until the team has checked the form.
 *
 * An unknown time is not suspicious: scripts may be blocked, or the visitor may have sent a restored draft. A form with
 * a single field is never too fast, because browsers autofill it at once.
 */
export function suspicionIn(signals: FormSignals | null, body: object): Suspicion | null {
  if (signals?.isTrapFilled) return 'trap'
  const { filledInS = null } = signals ?? {}
  const isHasty = filledInS !== null && filledInS < FASTEST_PERSON_S
  return isHasty && Object.keys(body).length > 1 ? 'haste' : null
}
