import { expect, test } from 'vitest'
import { checkMailDomain, type Resolver } from '#infra/mail-domain.ts'

const SPF = 'v=spf1 include:spf.protection.outlook.com -all'
const DMARC = 'v=DMARC1; p=quarantine; rua=mailto:postmaster@a.example'
const dkim = (number: number) => `selector${number}-azurecomm-prod-net._domainkey`
const GOOD: Record<string, string[]> = {
  'TXT a.example': ['other', SPF],
  'TXT _dmarc.a.example': [DMARC],
  [`CNAME ${dkim(1)}.a.example`]: [`${dkim(1)}.azurecomm.net`],
  [`CNAME ${dkim(2)}.a.example`]: [`S${dkim(2).slice(1)}.azurecomm.net.`],
  'MX a.example': ['mx.a.example'],
}

async function adviceFor(records: Record<string, string[]>) {
  const answer = async (name: string) => {
    const found = records[name]
    if (!found) throw Object.assign(new Error('nothing'), { code: 'ENOTFOUND' })
    return found
  }
  const resolver: Resolver = {
    // DNS returns a long TXT record in parts.
    resolveTxt: async (name) =>
      (await answer(`TXT ${name}`)).map((text) => [text.slice(0, 9), text.slice(9)]),
    resolveCname: (name) => answer(`CNAME ${name}`),
    resolveMx: async (name) => (await answer(`MX ${name}`)).map((exchange) => ({ exchange, priority: 10 })),
  }
  const findings = await checkMailDomain('a.example', resolver)
  return Object.fromEntries(findings.map(({ record, advice }) => [record, advice]))
}

test('A domain whose records are all correct gets no advice', async () => {
  expect(Object.values(await adviceFor(GOOD))).toEqual([null, null, null, null, null])
})

test('For a domain without records, every missing record is named', async () => {
  expect(await adviceFor({})).toEqual({
    SPF: `Add a TXT record at the domain itself: ${SPF}`,
    'DKIM selector1': `Point the CNAME ${dkim(1)}.a.example to ${dkim(1)}.azurecomm.net`,
    'DKIM selector2': `Point the CNAME ${dkim(2)}.a.example to ${dkim(2)}.azurecomm.net`,
    DMARC: `Add a TXT record at _dmarc.a.example: ${DMARC}`,
    MX: expect.stringContaining('Add an MX record'),
  })
})

const OUTLOOK = 'v=spf1 include:spf.protection.outlook.com'
test.each([
  ['SPF', 'TXT a.example', [SPF, SPF], 'Merge the 2 SPF records into one'],
  ['SPF', 'TXT a.example', ['v=spf1 include:other.example -all'], 'Add include:spf.protection.outlook.com'],
  ['SPF', 'TXT a.example', [OUTLOOK], 'End the record with -all'],
  ['SPF', 'TXT a.example', [`${OUTLOOK} ~all`], 'Azure does not verify ~all'],
  ['SPF', 'TXT a.example', [`${OUTLOOK} ${'a:x.example '.repeat(10)}-all`], 'Drop some of the 11 terms'],
  ['SPF', 'TXT a.example', [`${OUTLOOK} ${'a:x.example '.repeat(9)}-all`], null],
  ['DMARC', 'TXT _dmarc.a.example', ['v=DMARC1; p=none'], 'p=none only watches'],
  ['DMARC', 'TXT _dmarc.a.example', ['v=DMARC1; sp=reject'], 'Set a policy'],
  ['DMARC', 'TXT _dmarc.a.example', ['v=DMARC1;p=quarantine'], null],
  ['DMARC', 'TXT _dmarc.a.example', [DMARC, DMARC], 'Keep one of the 2 DMARC records'],
  ['MX', 'MX a.example', [''], 'Add an MX record'],
])('%s: %s with %j is answered by "%s"', async (record, name, texts, advice) => {
  const found = (await adviceFor({ ...GOOD, [name]: texts }))[record]
  expect(found).toEqual(advice === null ? null : expect.stringContaining(advice))
})

test('A DNS that cannot be reached is not reported as a missing record', async () => {
  const timeout = () => Promise.reject(Object.assign(new Error('timeout'), { code: 'ETIMEOUT' }))
  const resolver = { resolveTxt: timeout, resolveCname: timeout, resolveMx: timeout }
  await expect(checkMailDomain('a.example', resolver)).rejects.toThrow(
    'The DNS lookup of a.example failed (ETIMEOUT).',
  )
})
