import { expect, test } from 'vitest'
import { partitionsWithMails, strayPartitions } from '#functions/adapters/partitions.ts'
import { morningMail } from '#functions/emails/morning.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn } from '#tests/support/outbox.ts'
import { COMPANY } from '#tests/support/sample-mails.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const EDITED = ['0', '1899-12', '2026-13', '2026-1', ' 2026-11', '2026-11 ', '3', 'leads', '11.2026']

test.for(EDITED)(
  'A row that an operator moved to the partition %j is ignored by sweeps, and reported in the morning mail',
  async (partition) => {
    const table = memoryTable()
    await table.change([['create', { partitionKey: partition, rowKey: 'l:moved' }]])
    await table.change([['create', { partitionKey: '2026-10', rowKey: 'l:there' }]])
    expect(await partitionsWithMails(table, NOW)).toEqual(['2026-10', '2026-11', 'sign-ups'])
    const { outbox, mornings } = adaptersOn(table, NOW)
    expect(await outbox.due(20, 'all')).toEqual([])
    expect(await outbox.toAskAbout(20)).toEqual([])
    expect(await outbox.forgetOld()).toBe(0)
    const waiting = await mornings.waiting({ since: NOW, until: NOW })
    expect(waiting.strayPartitions).toEqual(partition < '2026-10' ? [partition] : [])
    if (partition < '2026-10')
      expect(
        morningMail({ waiting, ending: [], stale: null, day: '2026-11-24', dayBefore: '2026-11-23' }, COMPANY)
          .text,
      ).toContain(`The table has rows under "${partition}"`)
  },
)

test('A table with edited rows only has the current month as its partition', async () => {
  const table = memoryTable()
  for (const partitionKey of ['0', '1', 'a']) await table.change([['create', { partitionKey, rowKey: 'x' }]])
  expect(await partitionsWithMails(table, NOW)).toEqual(['2026-11', 'sign-ups'])
  expect(await strayPartitions(table)).toEqual(['0', '1', 'a'])
})
