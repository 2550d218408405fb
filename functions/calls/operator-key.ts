import { hash, timingSafeEqual } from 'node:crypto'

/** The header that opens what is for operators only; the platform overwrites `Authorization`. */
export const OPERATOR_HEADER = 'x-outbox-key'

/** True when the caller holds the key. The comparison takes the same time for all texts. */
export function holdsKey(header: (name: string) => string | null, key: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(header(OPERATOR_HEADER) ?? ''), digest(key))
}
