import { createHmac, createSecretKey } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** Pseudonyms. Without the key, nobody can link them to a person. The key never changes. */
export interface KeyedHash {
  /**
   * Hash of an address, ignoring case, to find sign-ups and the rows to erase. A lead without an address uses its
   * reference.
   */
  address(email: string): string
  /**
   * Hash of a mailbox, to count its mails. Ignores case, and dots and `+tag` before the @. Treats Google's two mail
   * domains as one.
   */
  mailbox(email: string): string
  network(address: string): string
  /** Hash of a form's parsed fields, to tell a repeated request from a new one. */
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

/** Lower case, with the domain in DNS form: `MÜNCHEN.example` and `xn--mnchen-3ya.example` are equal. */
function normalized(email: string): [local: string, domain: string] {
  const address = email.trim().normalize('NFC').toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return [address.slice(0, at), domainToASCII(domain) || domain]
}
