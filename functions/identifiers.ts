import { hash } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** A form sent twice without a key within this time is one. */
const REPEAT_WINDOW_MS = 600_000

const sha256 = (text: string) => hash('sha256', text, 'buffer')

/** A UUID (version 8) that always follows from the same text. */
export function uuidFrom(text: string): string {
  const bytes = sha256(text)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** The same for a repeated request: by its key, without one by its content and ten minutes. */
export function requestIdOf(
  kind: 'lead' | 'sign-up',
  key: string | null,
  bodyHash: string,
  receivedAt: Date,
): string {
  const repeatWindow = Math.floor(receivedAt.getTime() / REPEAT_WINDOW_MS)
  return uuidFrom(`${kind}:${key ?? `${bodyHash}:${repeatWindow}`}`)
}

/** The reference people use for a lead: `IS-` and eight letters and digits that cannot be mistaken for others. */
export const referenceFrom = (leadId: string) => `IS-${spoken(`reference:${leadId}`)}`

/** Name of a dead or held mail for operators, such as `7K3F-9QXD`. */
export const mailIdOf = (partition: string, rowKey: string) => spoken(`letter:${partition}:${rowKey}`)

function spoken(text: string): string {
  const bytes = sha256(text).subarray(0, 8)
  const letters = Array.from(bytes, (byte) => CROCKFORD.charAt(byte % CROCKFORD.length)).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** The same for every attempt at one mail, so that the e-mail service recognises a repeat and can report its status. */
export const operationIdOf = (mailId: string) => uuidFrom(`mail:${mailId}`)
