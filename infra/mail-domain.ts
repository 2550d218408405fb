import { promises as dns } from 'node:dns'

/** DNS queries. They reject with the code `ENOTFOUND` or `ENODATA` if there is no record. */
export interface Resolver {
  resolveTxt(name: string): Promise<string[][]>
  resolveCname(name: string): Promise<string[]>
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>
}

/** Result for one record. `advice` is null if nothing needs to be done. */
export interface Finding {
  record: string
  found: string | null
  advice: string | null
}

const SPF = 'v=spf1 include:spf.protection.outlook.com -all'
/** Maximum number of DNS lookups for one SPF record (RFC 7208, 4.6.4). */
const SPF_LOOKUPS = 10
const DKIM = ['selector1-azurecomm-prod-net', 'selector2-azurecomm-prod-net']

/**
 * Checks the DNS records of a domain from which Azure Communication Services sends mails: SPF, both DKIM keys, DMARC,
 * and MX for replies.
 *
 * @throws if a DNS lookup fails for any reason other than a missing record
 */
export async function checkMailDomain(domain: string, resolver: Resolver = dns): Promise<Finding[]> {
  const ask = <T>(answer: Promise<T[]>): Promise<T[]> =>
    answer.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
      throw new Error(`The DNS lookup of ${domain} failed (${error.code ?? error.message}).`)
    })
  const texts = async (name: string) => (await ask(resolver.resolveTxt(name))).map((parts) => parts.join(''))
  const [ownTexts, policies, keys, exchangers] = await Promise.all([
    texts(domain),
    texts(`_dmarc.${domain}`),
    Promise.all(DKIM.map((selector) => ask(resolver.resolveCname(`${selector}._domainkey.${domain}`)))),
    ask(resolver.resolveMx(domain)),
  ])
  return [
    spf(ownTexts.filter((text) => /^v=spf1(\s|$)/i.test(text))),
    ...DKIM.map((selector, place) => dkim(domain, selector, keys[place]?.[0])),
    dmarc(
      domain,
      policies.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text)),
    ),
    mx(exchangers.map(({ exchange }) => exchange)),
  ]
}

function spf(records: string[]): Finding {
  const [found = null] = records
  const advice = (text: string | null): Finding => ({ record: 'SPF', found, advice: text })
  if (found === null) return advice(`Add a TXT record at the domain itself: ${SPF}`)
  if (records.length > 1)
    return advice(`Merge the ${records.length} SPF records into one: two make both void.`)
  const terms = found.toLowerCase().split(/\s+/)
  if (!terms.includes('include:spf.protection.outlook.com'))
    return advice('Add include:spf.protection.outlook.com before the last term: Azure sends from there.')
  const lookups = terms.filter((term) =>
    /^[+?~-]?(include:|a\b|mx\b|ptr\b|exists:|redirect=)/.test(term),
  ).length
  if (lookups > SPF_LOOKUPS)
    return advice(`Drop some of the ${lookups} terms that need a lookup: ${SPF_LOOKUPS} at most.`)
  if (terms.includes('~all')) return advice('End the record with -all: Azure does not verify ~all.')
  if (!terms.includes('-all'))
    return advice('End the record with -all: without it anybody may send in your name.')
  return advice(null)
}

function dkim(domain: string, selector: string, target: string | undefined): Finding {
  const expected = `${selector}._domainkey.azurecomm.net`
  const isRight = target?.toLowerCase().replace(/\.$/, '') === expected
  return {
    record: `DKIM ${selector.split('-')[0]}`,
    found: target ?? null,
    advice: isRight ? null : `Point the CNAME ${selector}._domainkey.${domain} to ${expected}`,
  }
}

function dmarc(domain: string, records: string[]): Finding {
  const [found = null] = records
  const advice = (text: string | null): Finding => ({ record: 'DMARC', found, advice: text })
  if (found === null)
    return advice(
      `Add a TXT record at _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`,
    )
  if (records.length > 1)
    return advice(`Keep one of the ${records.length} DMARC records: two make both void.`)
  const policy = /;\s*p\s*=\s*(\w+)/i.exec(found)?.[1]?.toLowerCase()
  if (policy === 'none')
    return advice('p=none only watches. Once the reports look right, set p=quarantine, later p=reject.')
  if (policy !== 'quarantine' && policy !== 'reject') return advice('Set a policy: p=quarantine or p=reject.')
  return advice(null)
}

function mx(exchangers: string[]): Finding {
  const takesMail = exchangers.some((exchanger) => exchanger !== '' && exchanger !== '.')
  return {
    record: 'MX',
    found: exchangers[0] ?? null,
    advice: takesMail
      ? null
      : 'Add an MX record: receivers distrust a domain that takes no mail, and visitors reply to what they get.',
  }
}

if (import.meta.main) {
  const [domain = ''] = process.argv.slice(2)
  if (!/^[\w-]+(\.[\w-]+)+$/.test(domain)) {
    console.error('Name the domain that mails are sent from: npm run check:mail-domain -- example.com')
    process.exit(1)
  }
  const findings = await checkMailDomain(domain)
  for (const { record, found, advice } of findings)
    console.log(
      `${advice === null ? 'ok   ' : 'TO DO'} ${record}: ${found ?? 'nothing'}${advice ? `\n      ${advice}` : ''}`,
    )
  process.exit(findings.some(({ advice }) => advice !== null) ? 1 : 0)
}
