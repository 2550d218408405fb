import { createHmac, timingSafeEqual } from 'node:crypto'

const VERSION = '2'
const WITHDRAWAL_VERSION = '3'
/** How long the link of a confirmation mail can be used. */
export const LINK_VALID_FOR_MS = 7 * 86_400_000

/** Which request a link confirms: an address may have been entered more than once, by its owner and by others. */
export interface Requested {
  addressId: string
  requestId: string
}

/**
 * Makes and reads the tokens of confirmation links, `2.<base64url(expiry.addressId.requestId)>.<HMAC-SHA256>`, and of
 * withdrawal links, `3.<base64url(withdraw.addressId)>.<HMAC-SHA256>`.
 */
export interface OptInTokens {
  /** Valid for seven days; signed with the newest secret. */
  sign(requested: Requested, now: Date): { token: string; expiresAt: Date }
  /** Takes an address off the list, and does nothing else; valid for ever, whatever secret is rotated. */
  signWithdrawal(addressId: string): string
  /**
   * Whose token it is and when it was signed, with any of the secrets. Null when nobody's. An expired one is told
   * apart, because a sign-up can be taken back at any time.
   */
  read(token: string, now: Date): (Requested & { signedAt: Date; isExpired: boolean }) | null
  /** Whose withdrawal link it is; null when nobody's. */
  readWithdrawal(token: string): string | null
}

/**
 * @param secrets the app setting `TOKEN_SECRETS`, newest first; an old one stays until its last token has expired
 * @param idKey the app setting `ID_KEY`, which is never changed: it signs the links that must work for years
 */
export function optInTokens(secrets: readonly [string, ...string[]], idKey: string): OptInTokens {
  const signature = (signed: string, secret: string) =>
    createHmac('sha256', secret).update(signed).digest('base64url')
  const withdrawalKey = createHmac('sha256', idKey).update('withdrawal links').digest('base64url')
  const withdrawalOf = (content: string) => {
    const signed = `${WITHDRAWAL_VERSION}.${content}`
    return `${signed}.${signature(signed, withdrawalKey)}`
  }
  return {
    sign({ addressId, requestId }, now) {
      const expiresAt = new Date(now.getTime() + LINK_VALID_FOR_MS)
      const content = Buffer.from(`${expiresAt.getTime()}.${addressId}.${requestId}`).toString('base64url')
      const signed = `${VERSION}.${content}`
      return { token: `${signed}.${signature(signed, secrets[0])}`, expiresAt }
    },

    signWithdrawal: (addressId) => withdrawalOf(Buffer.from(`withdraw.${addressId}`).toString('base64url')),

    readWithdrawal(token) {
      const content = token.split('.')[1] ?? ''
      if (!isSameText(token, withdrawalOf(content))) return null
      return Buffer.from(content, 'base64url').toString().split('.')[1] ?? null
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
