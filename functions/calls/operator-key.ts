import { hash, timingSafeEqual } from 'node:crypto'

/** Header with the operator's key. The platform overwrites `Authorization`. */
export const OPERATOR_HEADER = 'x-outbox-key'

/** Compares in constant time. */
export function holdsKey(header: (name: string) => string | null, key: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(header(OPERATOR_HEADER) ?? ''), digest(key))
}
