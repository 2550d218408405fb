import { createHmac, createSecretKey } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** Pseudonyms that cannot be reversed without the key; the key never changes. */
export interface KeyedHash {
  /**
   * One address as it was typed, whatever its case: the key of a sign-up, and of what is erased on request. A lead
   * without an address is keyed by its reference.
   */
  address(email: string): string
  /** One mailbox: `+tag`, dots, case and Google's two names make no difference. Counts the mails to it. */
  mailbox(email: string): string
  /** A network that requests come from. */
  network(address: string): string
  /** Fields of the form, as its contract read them. They separate a repeated request from a new one. */
  form(form: object): string
}

/** @param key the app setting `ID_KEY` */
export function keyedHash(key: string): KeyedHash {
  const secret = createSecretKey(key, 'utf8')
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url').slice(0, 22)
  return {
    form: (form) => hash('form', JSON.stringify(form)),
    address: (email) => hash('address', normalized(email).join('@')),
    mailbox(email) {
      const [local, domain] = normalized(email)
      const mailbox = local.replace(/\+.*$/, '').replaceAll('.', '')
      return hash('mailbox', `${mailbox}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`)
    },
    network: (address) => hash('network', address),
  }
}

/** Lower case, and the domain as DNS knows it, so that `MÜNCHEN.example` and `xn--mnchen-3ya.example` are one. */
function normalized(email: string): [local: string, domain: string] {
  const address = email.trim().normalize('NFC').toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return [address.slice(0, at), domainToASCII(domain) || domain]
}
