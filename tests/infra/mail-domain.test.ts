import { expect, test } from 'vitest'
import { checkMailDomain, type Resolver } from '#infra/mail-domain.ts'

const SPF = 'v=spf1 include:spf.protection.outlook.com -all'
const GOOD = {
  txt: {
    'a.example': ['other', SPF],
    '_dmarc.a.example': ['v=DMARC1; p=reject; rua=mailto:postmaster@a.example'],
  },
  cname: {
    'selector1-azurecomm-prod-net._domainkey.a.example': [
      'selector1-azurecomm-prod-net._domainkey.azurecomm.net',
    ],
    'selector2-azurecomm-prod-net._domainkey.a.example': [
      'Selector2-azurecomm-prod-net._domainkey.azurecomm.net.',
    ],
  },
  mx: { 'a.example': ['mx.a.example'] },
}
type Zone = { [Kind in keyof typeof GOOD]?: Record<string, string[]> }

/** Answers like node:dns, from a zone. */
function resolverOf(zone: Zone): Resolver {
  const answer = (kind: keyof Zone, name: string) => {
    const found = zone[kind]?.[name]
    if (!found) throw Object.assign(new Error('nothing'), { code: 'ENOTFOUND' })
    return found
  }
  return {
    // A long record is split into parts of 255 characters.
    resolveTxt: async (name) => answer('txt', name).map((text) => [text.slice(0, 9), text.slice(9)]),
    resolveCname: async (name) => answer('cname', name),
    resolveMx: async (name) => answer('mx', name).map((exchange) => ({ exchange, priority: 10 })),
  }
}

const check = async (zone: Zone) =>
  Object.fromEntries(
    (await checkMailDomain('a.example', resolverOf(zone))).map(({ record, advice }) => [record, advice]),
  )
const withTxt = (name: string, ...records: string[]): Zone => ({
  ...GOOD,
  txt: { ...GOOD.txt, [name]: records },
})

test('A domain with all records in order needs nothing', async () => {
  expect(await check(GOOD)).toEqual({
    SPF: null,
    'DKIM selector1': null,
    'DKIM selector2': null,
    DMARC: null,
    MX: null,
  })
})

test('For a bare domain it prints every record that is missing', async () => {
  expect(await check({})).toEqual({
    SPF: `Add a TXT record at the domain itself: ${SPF}`,
    'DKIM selector1':
      'Point the CNAME selector1-azurecomm-prod-net._domainkey.a.example to selector1-azurecomm-prod-net._domainkey.azurecomm.net',
    'DKIM selector2':
      'Point the CNAME selector2-azurecomm-prod-net._domainkey.a.example to selector2-azurecomm-prod-net._domainkey.azurecomm.net',
    DMARC: 'Add a TXT record at _dmarc.a.example: v=DMARC1; p=quarantine; rua=mailto:postmaster@a.example',
    MX: 'Add an MX record: receivers distrust a domain that takes no mail, and visitors reply to what they get.',
  })
})

test.each([
  [[SPF, SPF], 'Merge the 2 SPF records into one'],
  [['v=spf1 include:other.example -all'], 'Add include:spf.protection.outlook.com'],
  [['v=spf1 include:spf.protection.outlook.com'], 'End the record with -all'],
  [['v=spf1 include:spf.protection.outlook.com ?all'], 'End the record with -all'],
  [
    [`v=spf1 include:spf.protection.outlook.com ${'a:x.example '.repeat(10)}-all`],
    'Drop some of the 11 terms',
  ],
  [[`v=spf1 include:spf.protection.outlook.com ${'a:x.example '.repeat(9)}-all`], null],
  [['v=spf1 include:spf.protection.outlook.com ~all'], 'Azure does not verify ~all'],
])('SPF %j', async (records, advice) => {
  const { SPF: told } = await check(withTxt('a.example', ...records))
  if (advice === null) expect(told).toBeNull()
  else expect(told).toContain(advice)
})

test.each([
  [['v=DMARC1; p=none'], 'p=none only watches'],
  [['v=DMARC1; sp=reject'], 'Set a policy'],
  [['v=DMARC1; p=reject', 'v=DMARC1; p=none'], 'Keep one of the 2 DMARC records'],
  [['v=DMARC1;p=quarantine'], null],
])('DMARC %j', async (records, advice) => {
  const { DMARC: told } = await check(withTxt('_dmarc.a.example', ...records))
  if (advice === null) expect(told).toBeNull()
  else expect(told).toContain(advice)
})

test('A null MX receives no mail', async () => {
  expect((await check({ ...GOOD, mx: { 'a.example': [''] } })).MX).toContain('Add an MX record')
})

test('A DNS that is not available is not reported as a missing record', async () => {
  const timeout = async () => {
    throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })
  }
  const resolver = { resolveTxt: timeout, resolveCname: timeout, resolveMx: timeout }
  await expect(checkMailDomain('a.example', resolver)).rejects.toThrow(
    'The DNS could not be asked about a.example (ETIMEOUT).',
  )
})
