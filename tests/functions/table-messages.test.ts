import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { rowsOf } from '#functions/adapters/lead-table.ts'
import { SPANS } from '#functions/adapters/row-keys.ts'
import type { Mail, PendingMail, Settlement } from '#functions/ports.ts'
import { memoryTable, TableError } from '#tests/support/memory-table.ts'
import { adaptersOn, arrivalOf, leasedIn } from '#tests/support/outbox.ts'

const START = new Date('2026-11-23T10:00:00Z')
const LATER = new Date('2026-11-23T11:00:00Z')
const NOTE: Mail = { to: 'team@firm.example', replyTo: 'a@b.example', subject: 'N', text: 'T', html: 'H' }
const RECEIPT: Mail = { ...NOTE, to: 'jane@visitor.example', subject: 'R' }

/** A stored message whose two mails came to this. */
async function stored(team: Fate, visitor: Fate, id: string = randomUUID()) {
  const table = memoryTable()
  const { clock, leads, outbox, messages } = adaptersOn(table, START)
  const arrival = arrivalOf(START)
  arrival.lead.id = id
  const leased = leasedIn(await leads.store(arrival))
  for (const pending of leased) await outbox.settle([(pending.kind === 'team' ? team : visitor)(pending)])
  clock.now = LATER
  const mails = async () => {
    const spans = [SPANS.accepted, SPANS.dead, SPANS.held, SPANS.pending]
    const rows = spans.map((keys) => rowsOf<{ kind: string }>(table, { partition: '2026-11', keys }, 100))
    return (await Promise.all(rows)).flat().map((row) => row.kind)
  }
  return { table, messages, mails, place: { id, receivedAt: START } }
}
type Fate = (pending: PendingMail) => Settlement
const accepted: Fate = (pending) => ({ fate: 'accepted', pending, askAt: LATER })
const postponed: Fate = (pending) => ({ fate: 'postponed', pending, until: LATER, reason: '503' })
const buried: Fate = (pending) => ({ fate: 'buried', pending, reason: '400' })

test.each([
  ['is accepted, though the receipt waits', accepted, postponed, START],
  ['is accepted, though the receipt is dead', accepted, buried, START],
  ['waits, though the receipt is accepted', postponed, accepted, null],
  ['is dead, though the receipt is accepted', buried, accepted, null],
])('a message is handed over when its mail to the team %s', async (_, team, visitor, handedOverAt) => {
  const { messages, place } = await stored(team, visitor)
  expect(await messages.find(place)).toMatchObject({ handedOverAt })
})

test('a receipt that is queued in the moment of taking back goes as well', async () => {
  const { table, messages, mails, place } = await stored(accepted, accepted)
  const { change } = table
  vi.spyOn(table, 'change').mockImplementationOnce(async (actions) => {
    await messages.sendAgain(place, RECEIPT)
    return change(actions)
  })
  await messages.takeBack(place, NOTE)
  expect(await mails()).toEqual(['taken-back'])
})

test.each([404, 409, 412])('a change in between, answered %d, makes it start again', async (status) => {
  const { table, messages, mails, place } = await stored(accepted, accepted)
  vi.spyOn(table, 'change').mockRejectedValueOnce(new TableError(status, 'overtaken'))
  expect(await messages.takeBack(place, NOTE)).toMatchObject({ kind: 'taken-back' })
  expect(await mails()).toEqual(['taken-back'])
})

test('a message that changes without end is given up after twenty rounds', async () => {
  const { table, messages, place } = await stored(accepted, accepted)
  const change = vi.spyOn(table, 'change').mockRejectedValue(new TableError(412, 'overtaken'))
  await expect(messages.takeBack(place, NOTE)).rejects.toThrow(
    'A message changes faster than it can be seen to.',
  )
  expect(change).toHaveBeenCalledTimes(20)
})
