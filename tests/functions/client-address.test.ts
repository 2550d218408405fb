import { expect, test } from 'vitest'
import { clientNetwork, publicAddresses } from '#functions/web/client-address.ts'

test.each([
  ["Azure's own string", '203.0.113.9:51234, [fd00::a1:b2]:443', '203.0.113.9'],
  ['an address without a port', '203.0.113.9', '203.0.113.9'],
  ['IPv6 with a port', '[2001:db8:1:2:3:4:5:6]:51234, [fd00::1]:443', '2001:db8:1::/48'],
  ['IPv6 without brackets', '2001:db8::1', '2001:db8:0::/48'],
  ['IPv6 in another spelling', '[2001:0DB8:0001:0002::9]:1', '2001:db8:1::/48'],
  ['IPv6 that begins with zeros', '::2', '0:0:0::/48'],
  ['IPv6 with a zone', '2001:db8::1%eth10', '2001:db8:0::/48'],
  ['IPv4 mapped into IPv6', '[::ffff:203.0.113.9]:51234', '203.0.113.9'],
  [
    'private hops to the right',
    '203.0.113.9:1, 10.0.0.4:2, 100.64.1.1, 192.168.1.1, 172.16.0.1',
    '203.0.113.9',
  ],
])('Of %s the client is %s', (_, forwardedFor, network) => {
  expect(clientNetwork(forwardedFor)).toBe(network)
})

test('Addresses that a caller adds on the left change nothing', () => {
  for (const forged of ['198.51.100.1', 'unknown', '198.51.100.1:1, 198.51.100.2', '', ',', '[::1'])
    expect(clientNetwork(`${forged}, 203.0.113.9:51234, [fd00::1]:443`)).toBe('203.0.113.9')
})

test.each([
  ...[null, '', '127.0.0.1:5000, [fd00::1]:443', 'unknown', '[::1]:1', '999.1.1.1', '203.0.113.9:1:2'],
  'by 203.0.113.9',
])('Of %j there is no public client', (forwardedFor) => {
  expect(clientNetwork(forwardedFor)).toBeNull()
})

test('A setting gives the number of public addresses that the platform appends', () => {
  const forwarded = '198.51.100.1, 203.0.113.9:51234, 13.69.116.3, [fd00::1]:443'
  expect(clientNetwork(forwarded)).toBe('13.69.116.3')
  expect(clientNetwork(forwarded, 1)).toBe('203.0.113.9')
  expect(publicAddresses(forwarded)).toEqual(['198.51.100.1', '203.0.113.9', '13.69.116.3'])
})
