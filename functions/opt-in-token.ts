import { createHmac, timingSafeEqual } from 'node:crypto'

const VERSION = '2'
/** How long the link of a confirmation mail can be used. */
export const LINK_VALID_FOR_MS = 7 * 86_400_000

/** Which request a link confirms: an address may have been entered more than once, by its owner and by others. */
export interface Requested {
  addressId: string
  requestId: string
}

/**
 * Makes and reads the tokens of confirmation links: `2.<base64url(expiry.addressId.requestId)>.<HMAC-SHA256>`.
 */
export interface OptInTokens {
  /** Valid for seven days; signed with the newest secret. */
  sign(requested: Requested, now: Date): { token: string; expiresAt: Date }
  /**
   * Whose token it is and when it was signed, with any of the secrets. Null when nobody's. An expired one is told
   * apart, because a sign-up can be taken back at any time.
   */
  read(token: string, now: Date): (Requested & { signedAt: Date; isExpired: boolean }) | null
}

/** @param secrets the app setting `TOKEN_SECRETS`, newest first; an old one stays until its last token has expired */
export function optInTokens(secrets: readonly [string, ...string[]]): OptInTokens {
  const signature = (signed: string, secret: string) =>
    createHmac('sha256', secret).update(signed).digest('base64url')
  return {
    sign({ addressId, requestId }, now) {
      const expiresAt = new Date(now.getTime() + LINK_VALID_FOR_MS)
      const content = Buffer.from(`${expiresAt.getTime()}.${addressId}.${requestId}`).toString('base64url')
      const signed = `${VERSION}.${content}`
      return { token: `${signed}.${signature(signed, secrets[0])}`, expiresAt }
    },

    read(token, now) {
      const [version = '', content = '', given = '', ...rest] = token.split('.')
      if (version !== VERSION || rest.length > 0) return null
      const signed = `${version}.${content}`
      const checks = secrets.map((secret) => isSameText(given, signature(signed, secret)))
      if (!checks.includes(true)) return null
      const [expiry = '', addressId = '', requestId = ''] = Buffer.from(content, 'base64url')
        .toString()
        .split('.')
      const signedAt = new Date(Number(expiry) - LINK_VALID_FOR_MS)
      return { addressId, requestId, signedAt, isExpired: Number(expiry) <= now.getTime() }
    },
  }
}

/** In the same time wherever the texts differ. */
function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
