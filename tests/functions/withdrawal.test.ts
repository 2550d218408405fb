import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { SIGN_UPS } from '#functions/adapters/row-keys.ts'
import { BOT } from '#tests/support/bodies.ts'
import { declined, functionsInMemory } from '#tests/support/memory-functions.ts'

const EMAIL = 'jane@visitor.example'
const DAY_MS = 86_400_000

function setUp() {
  const functions = functionsInMemory()
  return {
    ...functions,
    tokenOfLatest: () => /\?token=([\w.-]+)/.exec(functions.mails.at(-1)?.text ?? '')?.[1] ?? '',
    /** Row-key prefixes of the stored rows about sign-ups. */
    async kinds() {
      const rows = (await functions.rows()).filter(({ partitionKey }) => partitionKey === SIGN_UPS)
      return rows.map(({ rowKey }) => String(rowKey).slice(0, 2))
    },
  }
}

test('The link of the welcome mail withdraws an address years later, after any rotation of secrets', async () => {
  const { start, call, kinds, tokenOfLatest, wait } = setUp()
  const before = start({ TOKEN_SECRETS: 'the secret of last year: 32 bytes or more' })
  await call(before.notifyJscInterest, { email: EMAIL })
  await call(before.confirmWaitlist, { token: tokenOfLatest() })
  const link = tokenOfLatest()
  expect(await kinds()).toContain('y:')

  wait(2 * 365 * DAY_MS)
  const after = start({ TOKEN_SECRETS: 'the secret of this year: 32 bytes or more' })
  expect(await call(after.confirmWaitlist, { token: link }, { 'x-confirmation': 'withdraw' })).toMatchObject({
    status: 200,
  })
  expect(await kinds()).toEqual(['w:'])
})

test('A withdrawal deletes every mail about the address: held, waiting or dead, and leaves those of others', async () => {
  const { start, call, kinds, tokenOfLatest, plan } = setUp()
  const services = start()
  const other = { email: 'ali@visitor.example' }
  await call(services.notifyJscInterest, { email: EMAIL })
  const link = tokenOfLatest()
  const bot = { 'idempotency-key': randomUUID(), ...BOT }
  await call(services.notifyJscInterest, { email: EMAIL }, bot)
  plan.verdict = declined('refused')
  await call(services.notifyJscInterest, { email: EMAIL }, { 'idempotency-key': randomUUID() })
  plan.verdict = declined('failed')
  await call(services.notifyJscInterest, { email: EMAIL }, { 'idempotency-key': randomUUID() })
  await call(services.notifyJscInterest, other)
  expect(new Set(await kinds())).toEqual(new Set(['d:', 'h:', 'i:', 'p:', 's:']))

  await call(services.confirmWaitlist, { token: link }, { 'x-confirmation': 'withdraw' })
  expect(await kinds()).toEqual(['i:', 'p:', 's:', 'w:'])
})

test('A sign-up that an earlier release stored, without rows by address, is confirmed and taken back by its link', async () => {
  const { start, call, kinds, tokenOfLatest, plan, table, rows, wait } = setUp()
  const services = start()
  const storedEarlier = async () => {
    await call(services.notifyJscInterest, { email: EMAIL }, { 'idempotency-key': randomUUID() })
    for (const row of await rows()) {
      const [rowKey, { addressId }] = [String(row.rowKey), row]
      const place = { partitionKey: SIGN_UPS, rowKey }
      if (/^[in]:/.test(rowKey)) await table.change([['delete', place]])
      if (!/^[pdh]:/.test(rowKey)) continue
      const older = { ...row, ...place, rowKey: rowKey.replace(`${addressId}-`, '') }
      await table.change([
        ['delete', place],
        ['create', { ...older, id: String(row.id).replace(`${addressId}-`, '') }],
      ])
    }
  }
  plan.verdict = declined('failed')
  await storedEarlier()
  plan.verdict = { accepted: true }
  wait(DAY_MS / 24)
  await services.sweep(() => {})
  const link = tokenOfLatest()
  plan.verdict = declined('refused')
  await storedEarlier()
  expect(await kinds()).toEqual(['d:', 's:', 's:'])
  plan.verdict = { accepted: true }

  await call(services.confirmWaitlist, { token: link })
  expect(await kinds()).toEqual(['d:', 'n:', 's:', 'y:'])
  await call(services.confirmWaitlist, { token: link }, { 'x-confirmation': 'withdraw' })
  expect(await kinds()).toEqual(['d:', 's:', 'w:'])
})
