import { createHmac, timingSafeEqual } from 'node:crypto'

export const sign = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** True if one of the keys signed the text. Compares in constant time. */
export const isSigned = (text: string, signature: string, keys: readonly string[]): boolean =>
  keys.map((key) => isSameText(signature, sign(text, key))).includes(true)

/**
 * Derives a key for one purpose.
 *
 * @param idKey the app setting `ID_KEY`, which is never changed, so that signatures stay valid
 */
export const derivedKey = (idKey: string, purpose: string): string => sign(purpose, idKey)

/**
 * Builds a token: `<version>.<base64url(content)>.<signature>`. Each kind of token has its own version, which
 * the signature covers. So a token of one kind cannot pass as another.
 */
export function tokenOf(version: string, content: string, key: string): string {
  const signed = `${version}.${Buffer.from(content).toString('base64url')}`
  return `${signed}.${sign(signed, key)}`
}

/** Returns the content of a token, or null if the version differs or the signature is not valid. */
export function contentOf(token: string, version: string, keys: readonly string[]): string | null {
  const [given, content = '', signature = '', ...rest] = token.split('.')
  const isOurs = isSigned(`${given}.${content}`, signature, keys)
  if (!isOurs || given !== version || rest.length > 0) return null
  return Buffer.from(content, 'base64url').toString()
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
