import { hash } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Identical forms without a key count as one request if they arrive in the same time window of this length. */
const REPEAT_WINDOW_MS = 600_000

const sha256 = (text: string) => hash('sha256', text, 'buffer')

export function uuidFrom(text: string): string {
  const bytes = sha256(text)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/**
 * Returns the id of a request; a repeated request gets the same id. It is derived from the idempotency key or, without
 * a key, from the content and the current ten-minute window.
 */
export function requestIdOf(
  kind: 'lead' | 'sign-up',
  key: string | null,
  bodyHash: string,
  receivedAt: Date,
): string {
  const repeatWindow = Math.floor(receivedAt.getTime() / REPEAT_WINDOW_MS)
  return uuidFrom(`${kind}:${key ?? `${bodyHash}:${repeatWindow}`}`)
}

/** Returns the readable reference of a lead, such as `IS-7K3F-9QXD`. */
export const referenceFrom = (leadId: string) => `IS-${toSpeakable(`reference:${leadId}`)}`

/** Returns the readable id of a mail, such as `7K3F-9QXD`. Operators use it to refer to a dead letter or held mail. */
export const mailIdOf = (partition: string, rowKey: string) => toSpeakable(`letter:${partition}:${rowKey}`)

function toSpeakable(text: string): string {
  const bytes = sha256(text).subarray(0, 8)
  const letters = Array.from(bytes, (byte) => CROCKFORD.charAt(byte % CROCKFORD.length)).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Returns the operation id for all attempts to send a mail, so that the e-mail service recognises repeats. */
export const operationIdOf = (mailId: string) => uuidFrom(`mail:${mailId}`)
