import { createHash } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Hexadecimal. */
export const sha256 = (value: string) => createHash('sha256').update(value).digest('hex')

/** A UUID (version 8) that always follows from the same text. */
export function uuidFrom(text: string): string {
  const hash = createHash('sha256').update(text).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** The reference people use for a lead: `IS-` and eight letters and digits that cannot be mistaken for others. */
export function referenceFrom(leadId: string): string {
  const hash = createHash('sha256').update(`reference:${leadId}`).digest()
  const letters = Array.from(hash.subarray(0, 8), (byte) => CROCKFORD.charAt(byte % CROCKFORD.length)).join(
    '',
  )
  return `IS-${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** The same for every attempt at one mail, so that the e-mail service can recognise a repeated one. */
export const operationIdOf = (leadId: string, audience: string) => uuidFrom(`mail:${leadId}:${audience}`)
