import { createHmac, createSecretKey } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** Hashes that serve as pseudonyms. Without the key, nobody can link them to a person. The key never changes. */
export interface KeyedHash {
  /**
   * Hash of an e-mail address, ignoring case, to find sign-ups and the rows to erase. For a lead without an address,
   * its reference is hashed instead.
   */
  address(email: string): string
  /**
   * Hash of a mailbox, to count its mails. Ignores case, dots in the local part, and `+tag`. Treats `googlemail.com` as
   * `gmail.com`.
   */
  mailbox(email: string): string
  network(address: string): string
  /** Hash of the parsed fields of a form, to tell a repeated request from a new one. */
  form(form: object): string
  /** Hash of the digits that prove a device. */
  digits(leadId: string, digits: string): string
  /** Identifies an entry in calendars. Lower-case hexadecimal, because some calendars ignore case. */
  calendarEntry(leadId: string, firstRound: number): string
}

/** @param key the app setting `ID_KEY` */
export function keyedHash(key: string): KeyedHash {
  const secret = createSecretKey(key, 'utf8')
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url').slice(0, 22)
  return {
    form: (form) => hash('form', JSON.stringify(form)),
    address: (email) => hash('address', normalize(email).join('@')),
    mailbox(email) {
      const [local, domain] = normalize(email)
      const mailbox = local.replace(/\+.*$/, '').replaceAll('.', '')
      return hash('mailbox', `${mailbox}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`)
    },
    network: (address) => hash('network', address),
    digits: (leadId, digits) => hash('digits', `${leadId}:${digits}`),
    calendarEntry: (leadId, firstRound) =>
      createHmac('sha256', secret)
        .update(`calendar entry:${leadId}:${firstRound}`)
        .digest('hex')
        .slice(0, 32),
  }
}

/**
 * Returns the local part and the domain of an address in lower case. The domain is in its DNS form: `münchen.example`
 * becomes `xn--mnchen-3ya.example`.
 */
function normalize(email: string): [local: string, domain: string] {
  const address = email.trim().normalize('NFC').toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return [address.slice(0, at), domainToASCII(domain) || domain]
}
