import { contentOf, derivedKey, tokenOf } from '#functions/signing.ts'

const VERSION = '2'
const WITHDRAWAL_VERSION = '3'
export const LINK_VALID_FOR_MS = 7 * 86_400_000

/** The request that a link confirms. An address may have several requests, from its owner and from others. */
export interface Requested {
  addressId: string
  requestId: string
}

/**
 * Tokens in links that confirm or withdraw a sign-up, signed with HMAC-SHA256. `expiry` is a Unix time in milliseconds.
 *
 * - confirmation links: `2.<base64url(expiry.addressId.requestId)>.<signature>`
 * - withdrawal links: `3.<base64url(withdraw.addressId)>.<signature>`
 */
export interface OptInTokens {
  /** Signs a token with the newest secret. The token is valid for seven days. */
  sign(requested: Requested, now: Date): { token: string; expiresAt: Date }
  /** Signs a token that can only withdraw an address's sign-up. It contains no expiry, and its key never changes. */
  signWithdrawal(addressId: string): string
  /**
   * Reads the ids and the time of signing; null if the signature is invalid. Accepts expired tokens, because they may
   * still withdraw the sign-up.
   */
  read(token: string, now: Date): (Requested & { signedAt: Date; isExpired: boolean }) | null
  /** Returns the address id; null for an invalid token. */
  readWithdrawal(token: string): string | null
}

/**
 * @param secrets the app setting `TOKEN_SECRETS`, newest first; keep an old one until its last token has expired
 * @param idKey the app setting `ID_KEY`, which signs withdrawal links and never changes
 */
export function optInTokens(secrets: readonly [string, ...string[]], idKey: string): OptInTokens {
  const withdrawalKeys = [derivedKey(idKey, 'withdrawal links')] as const
  return {
    sign({ addressId, requestId }, now) {
      const expiresAt = new Date(now.getTime() + LINK_VALID_FOR_MS)
      const content = `${expiresAt.getTime()}.${addressId}.${requestId}`
      return { token: tokenOf(VERSION, content, secrets[0]), expiresAt }
    },

    signWithdrawal: (addressId) => tokenOf(WITHDRAWAL_VERSION, `withdraw.${addressId}`, withdrawalKeys[0]),

    readWithdrawal(token) {
      const content = contentOf(token, WITHDRAWAL_VERSION, withdrawalKeys)
      return content?.split('.')[1] ?? null
    },

    read(token, now) {
      const content = contentOf(token, VERSION, secrets)
      if (content === null) return null
      const [expiry = '', addressId = '', requestId = ''] = content.split('.')
      const signedAt = new Date(Number(expiry) - LINK_VALID_FOR_MS)
      return { addressId, requestId, signedAt, isExpired: Number(expiry) <= now.getTime() }
    },
  }
}
