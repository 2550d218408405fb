import { contentOf, derivedKey, tokenOf } from '#functions/signing.ts'

const VERSION = '6'
const VALID_FOR_MS = 180 * 86_400_000

/**
 * Proofs that a device can read the team's mailbox: `6.<base64url(expiry.device)>.<HMAC-SHA256>`, valid for 180 days.
 * They open no message without its link.
 */
export interface DeviceTokens {
  sign(now: Date): string
  isValid(token: string | undefined, now: Date): boolean
}

/** @param newestSecret the first of the app setting `TOKEN_SECRETS`; a new one forgets all devices */
export function deviceTokens(newestSecret: string): DeviceTokens {
  const key = derivedKey(newestSecret, 'team devices')
  return {
    sign: (now) => tokenOf(VERSION, `${now.getTime() + VALID_FOR_MS}.device`, key),
    isValid(token, now) {
      const content = token === undefined ? null : contentOf(token, VERSION, [key])
      return content !== null && Number(content.split('.')[0]) > now.getTime()
    },
  }
}
