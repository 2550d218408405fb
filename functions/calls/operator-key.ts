import { hash, timingSafeEqual } from 'node:crypto'

/** Header with the operator's key. It cannot be `Authorization`, which the platform overwrites. */
export const OPERATOR_HEADER = 'x-outbox-key'

/** True if the header has the operator's key. Compares in constant time. */
export function holdsKey(header: (name: string) => string | null, key: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(header(OPERATOR_HEADER) ?? ''), digest(key))
}
