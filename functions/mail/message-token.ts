import type { LeadPlace } from '#functions/ports.ts'
import { contentOf, derivedKey, tokenOf } from '#functions/signing.ts'

/**
 * Tokens in links to a message: `<version>.<base64url(received.leadId)>.<HMAC-SHA256>`, where `received` is the
 * timestamp of the lead's arrival, in milliseconds. A token is valid as long as its lead is stored, because the key
 * never changes. Version and key depend on the holder, so a visitor's token is not valid for the team, and the reverse.
 */
export interface MessageTokens {
  sign(place: LeadPlace): string
  read(token: string): LeadPlace | null
}

/** For the visitor's links. */
export const messageTokens = (idKey: string): MessageTokens =>
  placeTokens('4', derivedKey(idKey, 'message links'))

/** For the links in the mails to the team. */
export const teamTokens = (idKey: string): MessageTokens => placeTokens('5', derivedKey(idKey, 'team links'))

const placeTokens = (version: string, key: string): MessageTokens => ({
  sign: ({ id, receivedAt }) => tokenOf(version, `${receivedAt.getTime()}.${id}`, key),
  read(token) {
    const [received, id] = contentOf(token, version, [key])?.split('.') ?? []
    return id ? { id, receivedAt: new Date(Number(received)) } : null
  },
})
