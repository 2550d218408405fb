import { Resolver } from 'node:dns/promises'
import { setTimeout } from 'node:timers/promises'
import { domainToASCII } from 'node:url'
import type { CanReceiveMail, MailReception } from '#functions/ports.ts'

/** DNS queries. They reject with `ENOTFOUND` or `ENODATA` if there is no record. */
export type MailDns = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>

const CACHE_MS = 300_000
const CACHE_DOMAINS = 1_000

/**
 * Returns a function that looks up the domain of an address in DNS, for at most `limitMs`. It caches results for five
 * minutes.
 */
export function dnsReception(
  dns: MailDns = new Resolver({ timeout: 1_000, tries: 1 }),
  limitMs = 2_000,
): CanReceiveMail {
  const cache = new Map<string, { answer: Promise<MailReception>; until: number }>()
  const ask = (domain: string): Promise<MailReception> => {
    const answer = receptionAt(domain, dns).catch(() => 'unknown' as const)
    return Promise.race([answer, setTimeout(limitMs, 'unknown' as const, { ref: false })])
  }
  return (email) => {
    const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1))
    const known = cache.get(domain)
    if (known && known.until > Date.now()) return known.answer
    const answer = ask(domain)
    cache.delete(domain)
    cache.set(domain, { answer, until: Date.now() + CACHE_MS })
    const [oldest] = cache.keys()
    if (cache.size > CACHE_DOMAINS && oldest !== undefined) cache.delete(oldest)
    return answer
  }
}

async function receptionAt(domain: string, dns: MailDns): Promise<MailReception> {
  if (domain === '') return 'unknown'
  const exchangers = await recordsIn(dns.resolveMx(domain))
  // A null MX, with an empty exchanger, means that the domain receives no mail (RFC 7505).
  if (exchangers.length > 0) return exchangers.some(({ exchange }) => exchange !== '') ? 'yes' : 'no'
  // Without MX records, mail goes to the domain's own IP addresses (RFC 5321, 5.1).
  const addresses = await Promise.all([recordsIn(dns.resolve4(domain)), recordsIn(dns.resolve6(domain))])
  return addresses.flat().length > 0 ? 'yes' : 'no'
}

const recordsIn = <Item>(answer: Promise<Item[]>): Promise<Item[]> =>
  answer.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  })

/**
 * Replaces `dnsReception` in local runs and tests, where domains are invented. Only domains under `.invalid` (RFC 2606)
 * receive no mail.
 */
export const localReception: CanReceiveMail = async (email) => (email.endsWith('.invalid') ? 'no' : 'yes')
