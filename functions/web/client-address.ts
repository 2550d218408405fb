import { BlockList, isIP } from 'node:net'

/** Private and other non-public networks. On Azure, their addresses are the platform's, never a visitor's. */
const INTERNAL = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  INTERNAL.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  INTERNAL.addSubnet(network, prefix, 'ipv6')

/**
 * Number of leading IPv6 groups that identify a household or company. On mobile networks, many people share such a
 * prefix, just as many share an IPv4 address.
 */
const IPV6_GROUPS = 3

/** Returns the public addresses in `X-Forwarded-For`, without ports. The last one is the nearest hop. */
export const publicAddresses = (forwardedFor: string | null): string[] =>
  (forwardedFor ?? '')
    .split(',')
    .map(addressIn)
    .filter((address) => address !== null && !isInternal(address)) as string[]

/**
 * Returns the caller's network: the last public address in `X-Forwarded-For` before those of the platform. A caller can
 * forge everything to the left of it. An IPv6 address is cut to its /48. Null if there is no such address, as in the
 * local run.
 *
 * @param trustedHops number of public addresses after the caller's that belong to the platform
 */
export function clientNetwork(forwardedFor: string | null, trustedHops = 0): string | null {
  const address = publicAddresses(forwardedFor).at(-1 - trustedHops)
  if (!address) return null
  return isIP(address) === 4 ? address : `${groupsOf(address).slice(0, IPV6_GROUPS).join(':')}::/48`
}

/**
 * Parses `203.0.113.9`, `203.0.113.9:1234`, `2001:db8::1` and `[2001:db8::1]:1234`. An IPv4-mapped IPv6 address becomes
 * IPv4.
 */
function addressIn(hop: string): string | null {
  const [, bracketed, plain] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([^\s[\]]+))\s*$/.exec(hop) ?? []
  const text = bracketed ?? (plain && /^[^:]+:\d+$/.test(plain) ? plain.replace(/:\d+$/, '') : plain) ?? ''
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) === 0 ? null : address
}

const isInternal = (address: string) => INTERNAL.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Returns the eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const host = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1)
  const [left = '', right] = host.split('::')
  const before = left === '' ? [] : left.split(':')
  const after = right ? right.split(':') : []
  const gap = right === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(gap).fill('0'), ...after]
}
