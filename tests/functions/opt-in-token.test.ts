import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIMITS } from '#contracts/values/limits.ts'
import { optInTokens } from '#functions/mail/opt-in-token.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const OLD = 'the old secret of 32 bytes or more'
const NEW = 'the new secret of 32 bytes or more'
const REQUESTED = { addressId: 'address', requestId: 'request' }
const ID_KEY = 'the key of names, 32 bytes or more'
const tokens = optInTokens([NEW, OLD], ID_KEY)
const { token, expiresAt } = tokens.sign(REQUESTED, NOW)

test('A token names its address and its request for seven days, not one millisecond more', () => {
  expect(expiresAt).toEqual(new Date('2026-11-28T10:00:00Z'))
  expect(tokens.read(token, NOW)).toEqual({ ...REQUESTED, signedAt: NOW, isExpired: false })
  expect(tokens.read(token, new Date(expiresAt.getTime() - 1))?.isExpired).toBe(false)
  expect(tokens.read(token, expiresAt)?.isExpired).toBe(true)
  expect(token.length).toBeLessThanOrEqual(LIMITS.token)
  expect(token).toMatch(/^2\.[\w-]+\.[\w-]{43}$/)
})

test('After a change of secrets, old tokens are valid, and new ones have the new signature', () => {
  const before = optInTokens([OLD], ID_KEY).sign(REQUESTED, NOW).token
  expect(tokens.read(before, NOW)).toEqual({ ...REQUESTED, signedAt: NOW, isExpired: false })
  expect(optInTokens([OLD], ID_KEY).read(token, NOW)).toBeNull()
  expect(optInTokens([NEW], ID_KEY).read(before, NOW)).toBeNull()
})

test('fault 22: garbage and tampered tokens are invalid', () => {
  const [version = '', content = '', signature = ''] = token.split('.')
  const later = Buffer.from(`${expiresAt.getTime() + 1}.address.request`).toString('base64url')
  const other = Buffer.from(`${expiresAt.getTime()}.address.another`).toString('base64url')
  const tampered = [
    '',
    '2',
    '2..',
    'x'.repeat(400),
    `1.${content}.${signature}`,
    `${version}.${later}.${signature}`,
    `${version}.${other}.${signature}`,
    `${version}.${content}.`,
    `${version}.${content}.${signature}.`,
    `${version}.${content}.${signature.slice(0, -1)}`,
    `${version}.${content}.${signature.slice(0, -1)}é`,
  ]
  for (const wrong of tampered) expect(tokens.read(wrong, NOW)).toBeNull()
  fc.assert(fc.property(fc.string(), (wrong) => tokens.read(wrong, NOW) === null))
})

test('A withdrawal token names its address under any secret, never confirms, and cannot be forged', () => {
  const withdrawal = tokens.signWithdrawal('address')
  expect(withdrawal).toMatch(/^3\.[\w-]+\.[\w-]{43}$/)
  expect(withdrawal.length).toBeLessThanOrEqual(LIMITS.token)
  expect(optInTokens([OLD], ID_KEY).readWithdrawal(withdrawal)).toBe('address')
  expect(tokens.read(withdrawal, NOW)).toBeNull()
  const other = Buffer.from('withdraw.another').toString('base64url')
  const [version, content, signature] = withdrawal.split('.')
  for (const wrong of [
    '',
    token,
    `${version}.${other}.${signature}`,
    `2.${content}.${signature}`,
    `${withdrawal}.`,
    optInTokens([NEW], 'another key of 32 bytes or more').signWithdrawal('address'),
  ])
    expect(tokens.readWithdrawal(wrong)).toBeNull()
  fc.assert(fc.property(fc.string(), (wrong) => tokens.readWithdrawal(wrong) === null))
})
