import { expect, test, vi } from 'vitest'
import { dnsReception, type MailDns } from '#functions/adapters/mail-reception.ts'

const MX = [{ exchange: 'mx.visitor.example', priority: 10 }]
const NULL_MX = [{ exchange: '', priority: 0 }]

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code })
}
const [nothing, unknown] = [failing('ENODATA'), failing('ENOTFOUND')]
const hanging = () => new Promise<never>(() => {})

const dnsWith = (said: object) =>
  ({ resolveMx: unknown, resolve4: unknown, resolve6: unknown, ...said }) as unknown as MailDns

test.each([
  ['an exchanger', { resolveMx: async () => MX }, 'yes'],
  ['no exchanger, but an address (RFC 5321, 5.1)', { resolve4: async () => ['192.0.2.1'] }, 'yes'],
  ['no exchanger, but an IPv6 address', { resolve6: async () => ['2001:db8::1'] }, 'yes'],
  ['a null MX (RFC 7505)', { resolveMx: async () => NULL_MX, resolve4: async () => ['192.0.2.1'] }, 'no'],
  ['nothing', {}, 'no'],
  ['other records alone', { resolveMx: nothing, resolve4: nothing, resolve6: nothing }, 'no'],
  ['exchangers that the DNS does not tell', { resolveMx: failing('ESERVFAIL') }, 'unknown'],
  ['addresses that the DNS does not tell', { resolve4: failing('ETIMEOUT') }, 'unknown'],
  ['questions that never end', { resolveMx: hanging }, 'unknown'],
])('A domain with %s receives mail: %s', async (_, said, answer) => {
  expect(await dnsReception(dnsWith(said), 20)('jane@visitor.example')).toBe(answer)
})

test('A domain is queried in ASCII, and once in five minutes', async () => {
  const asked: string[] = []
  const resolveMx = async (domain: string) => {
    asked.push(domain)
    return MX
  }
  const canReceiveMail = dnsReception(dnsWith({ resolveMx }))
  const ask = async (domain: string) => {
    asked.length = 0
    expect(await canReceiveMail(`jane@${domain}`)).toBe('yes')
    return asked.slice()
  }
  const [domain, ascii] = ['MÜNCHEN.example', 'xn--mnchen-3ya.example']
  const start = Date.now()
  expect([await ask(domain), await ask(domain)]).toEqual([[ascii], []])
  vi.setSystemTime(start + 300_000)
  expect([await ask(domain), await ask(domain)]).toEqual([[ascii], []])
  for (let count = 0; count < 1_000; count += 1) await ask(`d${count}.example`)
  expect([await ask('d0.example'), await ask(domain)]).toEqual([[], [ascii]])
  expect(await canReceiveMail('jane@xn--ñ.example')).toBe('unknown')
})
