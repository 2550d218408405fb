import type { LeadPlace } from '#functions/ports.ts'
import { contentOf, derivedKey, tokenOf } from '#functions/signing.ts'

const VERSION = '4'

/**
 * Tokens in links to a message: `4.<base64url(received.leadId)>.<HMAC-SHA256>`, where `received` is the timestamp of
 * the lead's arrival, in milliseconds. A token is valid as long as its lead is stored, because the key never changes.
 */
export interface MessageTokens {
  sign(place: LeadPlace): string
  read(token: string): LeadPlace | null
}

export function messageTokens(idKey: string): MessageTokens {
  const key = derivedKey(idKey, 'message links')
  return {
    sign: ({ id, receivedAt }) => tokenOf(VERSION, `${receivedAt.getTime()}.${id}`, key),
    read(token) {
      const [received, id] = contentOf(token, VERSION, [key])?.split('.') ?? []
      return id ? { id, receivedAt: new Date(Number(received)) } : null
    },
  }
}
