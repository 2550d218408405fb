import { expect, test } from 'vitest'
import type { SearchableTable } from '#functions/adapters/lead-table.ts'
import { ROW_KEYS, SIGN_UPS } from '#functions/adapters/row-keys.ts'
import { CLOCKS_DIFFER_MS } from '#functions/days/clocks.ts'
import { LINK_VALID_FOR_MS } from '#functions/mail/opt-in-token.ts'
import type { SignUpRequest } from '#functions/ports.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn, signUpAt } from '#tests/support/outbox.ts'

const START = new Date('2026-11-23T10:00:00Z')
const DAY_MS = 86_400_000
const later = (ms: number) => new Date(START.getTime() + ms)

function setUp(table: SearchableTable = memoryTable(), overrides?: Parameters<typeof adaptersOn>[2]) {
  const adapters = adaptersOn(table, START, overrides)
  const { signUps, clock } = adapters
  return {
    ...adapters,
    /** Requests a sign-up; the test decides whether its mail is wanted. */
    async request(changes: Partial<SignUpRequest['signUp']> = {}) {
      const request = signUpAt(clock.now, null)
      Object.assign(request.signUp, changes)
      const result = await signUps.request(request)
      if (result.outcome !== 'stored' || !result.queued) throw new Error('The sign-up should be stored.')
      return { ...request, optIn: result.queued }
    },
    rowOf: async (rowKey: string) => {
      const row = await table.get(SIGN_UPS, rowKey)
      if (!row) return null
      const { partitionKey: _, rowKey: __, etag: ___, ...properties } = row
      return properties
    },
  }
}

test.each([
  [CLOCKS_DIFFER_MS, false],
  [CLOCKS_DIFFER_MS + 1, true],
])('a link that was made %d ms after a withdrawal is valid: %s', async (ms, isValid) => {
  const { signUps, request } = setUp()
  const { addressId } = (await request()).signUp
  await signUps.withdraw({ addressId, requestId: null })
  const { signUp } = await request()
  const found = await signUps.find({ requestId: signUp.requestId, addressId, signedAt: later(ms) })
  expect(found).toEqual(isValid ? signUp : null)
})

test.each([
  ['valid', LINK_VALID_FOR_MS - 1, true],
  ['over', LINK_VALID_FOR_MS, false],
])('a mail that asks for a confirmation is sent while its link is %s', async (_, ms, isWanted) => {
  const { signUps, request, clock } = setUp()
  const { optIn } = await request()
  clock.now = later(ms)
  expect(await signUps.isWanted(optIn)).toBe(isWanted)
})

test.each([
  [30 * DAY_MS - 1, false],
  [30 * DAY_MS, true],
])('%d ms after a withdrawal an address is asked again: %s', async (ms, isWanted) => {
  const { signUps, request, clock } = setUp()
  await signUps.withdraw((await request()).signUp)
  clock.now = later(ms)
  const { optIn } = await request()
  expect(await signUps.isWanted(optIn)).toBe(isWanted)
})

test('a mail whose request is gone is not sent, one without an address is', async () => {
  const { signUps, request, table } = setUp()
  const { optIn, signUp } = await request()
  await table.change([['delete', { partitionKey: SIGN_UPS, rowKey: ROW_KEYS.request(signUp.requestId) }]])
  expect(await signUps.isWanted(optIn)).toBe(false)
  expect(await signUps.isWanted({ ...optIn, addressId: null })).toBe(true)
})

test('a repeated request is known by the body that is stored, or its own where only its mail is left', async () => {
  const { signUps, table } = setUp()
  const held = signUpAt(START, 'trap')
  await signUps.request(held)
  const again = { ...held, bodyHash: 'another' }
  expect(await signUps.request(again)).toEqual({ outcome: 'known', bodyHash: 'hash', isHeld: true })
  const rowKey = ROW_KEYS.request(held.signUp.requestId)
  await table.change([['delete', { partitionKey: SIGN_UPS, rowKey }]])
  expect(await signUps.request(again)).toMatchObject({ outcome: 'known', bodyHash: 'another' })
})
