import { expect, test, vi } from 'vitest'
import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import type { SearchableTable } from '#functions/adapters/lead-table.ts'
import type { Arrival, PendingMail, Settlement } from '#functions/ports.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn, arrivalOf, leasedIn } from '#tests/support/outbox.ts'

const START = new Date('2026-11-23T10:00:00Z')

function setUp(overrides?: Parameters<typeof adaptersOn>[2], table: SearchableTable = memoryTable()) {
  return { ...adaptersOn(table, START, overrides), arrival: arrivalOf(START) }
}

const settled: [string, string, Partial<Arrival>, ((pending: PendingMail) => Settlement) | null][] = [
  ['waits', 'later', {}, null],
  ['is accepted', 'sent', {}, (pending) => ({ fate: 'accepted', pending, askAt: null })],
  ['is dead', 'none', {}, (pending) => ({ fate: 'buried', pending, reason: '400' })],
  ['is held', 'none', { suspicion: 'trap' }, null],
]
test.each(settled)(
  'a repeated send is recognised; while its receipt %s, the answer says "%s"',
  async (_, receipt, changes, fate) => {
    const { leads, outbox, arrival } = setUp()
    const sent = { ...arrival, ...changes }
    const leased = leasedIn(await leads.store(sent))
    if (fate) await outbox.settle(leased.map(fate))
    const known = { outcome: 'known', bodyHash: 'hash', receivedAt: START, receipt }
    expect(await leads.store(sent)).toEqual(known)
  },
)

test.each([
  ['after the end of the month', '2026-10-31T23:00:00Z', MESSAGE_WAITS_MS + 43_200_000],
  ['before it began, by a clock that is slow', '2026-11-01T00:01:00Z', -120_000],
])('a message that is sent again %s is recognised', async (_, first, ms) => {
  const { leads } = setUp()
  const arrival = arrivalOf(new Date(first))
  await leads.store(arrival)
  const receivedAt = new Date(Date.parse(first) + ms)
  expect(await leads.look({ lead: { ...arrival.lead, receivedAt }, clientId: null })).toMatchObject({
    outcome: 'known',
  })
  expect(await leads.isStored(arrival.lead.id, receivedAt)).toBe(true)
})

test('a network that has sent too much is refused without another attempt to store', async () => {
  const { leads, table } = setUp({ postsPerClient: 1 })
  const send = () => leads.store({ ...arrivalOf(START), clientId: 'network' })
  expect(await send()).toMatchObject({ outcome: 'stored' })
  const throttled = { outcome: 'throttled', retryAfterS: 600 }
  expect(await send()).toEqual(throttled)
  const [change, pages] = [vi.spyOn(table, 'change'), vi.spyOn(table, 'pages')]
  expect(await leads.look({ ...arrivalOf(START), clientId: 'network' })).toEqual(throttled)
  expect([change, pages].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})
