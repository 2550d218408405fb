import { expect, test, vi } from 'vitest'
import { dnsReception, type MailDns } from '#functions/adapters/mail-reception.ts'

const MX = [{ exchange: 'mx.visitor.example', priority: 10 }]
const NULL_MX = [{ exchange: '', priority: 0 }]

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code })
}
const [nothing, unknown, silent] = [failing('ENODATA'), failing('ENOTFOUND'), failing('ETIMEOUT')]
const broken = failing('ESERVFAIL')
const hanging = () => new Promise<never>(() => {})

/** A DNS that has only these records. */
const dnsWith = (said: object) =>
  ({ resolveMx: unknown, resolve4: unknown, resolve6: unknown, ...said }) as unknown as MailDns

test.each([
  ['an exchanger', { resolveMx: async () => MX }, 'yes'],
  ['no exchanger, but an address (RFC 5321, 5.1)', { resolve4: async () => ['192.0.2.1'] }, 'yes'],
  [
    'no exchanger, but an IPv6 address',
    { resolveMx: nothing, resolve4: nothing, resolve6: async () => ['2001:db8::1'] },
    'yes',
  ],
  [
    'a null MX (RFC 7505), and an address',
    { resolveMx: async () => NULL_MX, resolve4: async () => ['192.0.2.1'] },
    'no',
  ],
  ['nothing', {}, 'no'],
  ['other records alone', { resolveMx: nothing, resolve4: nothing, resolve6: nothing }, 'no'],
  ['exchangers that nobody tells', { resolveMx: broken }, 'unknown'],
  ['exchangers about which nobody answers', { resolveMx: silent }, 'unknown'],
  ['no exchanger, and addresses that nobody tells', { resolve4: broken }, 'unknown'],
  ['no exchanger, and IPv6 addresses about which nobody answers', { resolve6: silent }, 'unknown'],
  ['questions that never end', { resolveMx: hanging }, 'unknown'],
  ['questions about addresses that never end', { resolve4: hanging }, 'unknown'],
])('A domain with %s receives mail: %s', async (_, said, answer) => {
  expect(await dnsReception(dnsWith(said), 20)('jane@visitor.example')).toBe(answer)
})

test('Queries the DNS for the domain in ASCII, and not for an invalid name', async () => {
  const asked: string[] = []
  const resolveMx = async (domain: string) => {
    asked.push(domain)
    return MX
  }
  const canReceiveMail = dnsReception(dnsWith({ resolveMx }))
  expect(await canReceiveMail('jane@MÜNCHEN.example')).toBe('yes')
  expect(await canReceiveMail('jane@xn--ñ.example')).toBe('unknown')
  expect(asked).toEqual(['xn--mnchen-3ya.example'])
})

test('Queries a domain once in five minutes, and caches a thousand domains', async () => {
  const asked: string[] = []
  const resolveMx = async (domain: string) => {
    asked.push(domain)
    return MX
  }
  const canReceiveMail = dnsReception(dnsWith({ resolveMx }))
  const ask = async (domain: string) => {
    asked.length = 0
    expect(await canReceiveMail(`jane@${domain}`)).toBe('yes')
    return asked.length
  }
  const start = Date.now()
  expect([await ask('visitor.example'), await ask('visitor.example')]).toEqual([1, 0])
  vi.setSystemTime(start + 300_000)
  expect([await ask('visitor.example'), await ask('visitor.example')]).toEqual([1, 0])
  for (let count = 0; count < 1_000; count += 1) await ask(`d${count}.example`)
  expect([await ask('d0.example'), await ask('visitor.example')]).toEqual([0, 1])
})
