import { expect, test } from 'vitest'
import { type LeadTable, rowsOf } from '#functions/adapters/lead-table.ts'
import { type MailProperties, mailIn } from '#functions/adapters/mail-rows.ts'
import { SIGN_UPS, SPANS } from '#functions/adapters/row-keys.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn, signUpAt } from '#tests/support/outbox.ts'

const DAY_MS = 86_400_000

test('A held mail that is let go counts on the day whose place it took, also when the machine stood still in between', async () => {
  const memory = memoryTable()
  let afterCounting = () => {}
  const table: LeadTable = {
    ...memory,
    async change(actions) {
      await memory.change(actions)
      if (actions.some(([, { rowKey }]) => rowKey.startsWith('m:'))) afterCounting()
    },
  }
  const { signUps, records, clock } = adaptersOn(table, new Date('2027-03-01T10:00:00Z'))
  await signUps.request(signUpAt(clock.now, 'trap'))
  afterCounting = () => {
    clock.now = new Date(clock.now.getTime() + DAY_MS)
  }
  for await (const letter of records.stuck()) expect(await records.release(letter)).toBe('released')

  const [row] = await rowsOf<MailProperties>(table, { partition: SIGN_UPS, keys: [SPANS.pending] }, 1)
  expect(row && mailIn(row)?.countedOn).toBe('2027-03-01')
})
