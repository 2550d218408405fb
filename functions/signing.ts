import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a text, HMAC-SHA256 in base64url. */
export const sign = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** True when one of the keys signed the text. Compares with each key, in the same time wherever the signatures differ. */
export const isSigned = (text: string, signature: string, keys: readonly string[]): boolean =>
  keys.map((key) => isSameText(signature, sign(text, key))).includes(true)

/**
 * A key for one purpose, which stays for as long as the key it follows from.
 *
 * @param idKey the app setting `ID_KEY`, which is never changed: what it signs works for as long as it is needed
 */
export const lastingKey = (idKey: string, purpose: string): string => sign(purpose, idKey)

/** `<version>.<base64url(content)>.<signature>`; the signature covers the version, so that no kind passes for another. */
export function tokenOf(version: string, content: string, key: string): string {
  const signed = `${version}.${Buffer.from(content).toString('base64url')}`
  return `${signed}.${sign(signed, key)}`
}

/** The content of a token of this version that one of the keys signed; null for any other text. */
export function contentOf(token: string, version: string, keys: readonly string[]): string | null {
  const [given, content = '', signature = '', ...rest] = token.split('.')
  const isOurs = isSigned(`${given}.${content}`, signature, keys)
  if (!isOurs || given !== version || rest.length > 0) return null
  return Buffer.from(content, 'base64url').toString()
}

/** Compares two texts in constant time. */
function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
