import { expect, test } from 'vitest'
import { partitionsWithMails } from '#functions/adapters/partitions.ts'
import { morningMail } from '#functions/emails/morning.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn } from '#tests/support/outbox.ts'
import { COMPANY } from '#tests/support/sample-mails.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const EDITED = ['0', '1899-12', '2026-13', '2026-1', ' 2026-11', '2026-11 ', '3', 'leads', '11.2026']

test('Rows moved to another partition are reported by the morning mail', async () => {
  const table = memoryTable()
  for (const partitionKey of EDITED) await table.change([['create', { partitionKey, rowKey: 'l:moved' }]])
  expect(await partitionsWithMails(table, NOW)).toEqual(['2026-11', 'sign-ups'])
  await table.change([['create', { partitionKey: '2026-10', rowKey: 'l:there' }]])
  expect(await partitionsWithMails(table, NOW)).toEqual(['2026-10', '2026-11', 'sign-ups'])
  const { outbox, mornings } = adaptersOn(table, NOW)
  expect([await outbox.due(20), await outbox.toCheck(20)]).toEqual([[], []])
  expect(await outbox.deleteExpired()).toBe(0)
  const report = await mornings.report({ since: NOW, until: NOW })
  const stray = EDITED.filter((partition) => partition < '2026-10').toSorted()
  expect(report.strayPartitions).toEqual(stray)
  const content = {
    report,
    ending: [],
    stale: null,
    late: [],
    duties: [],
    day: '2026-11-24',
    dayBefore: '2026-11-23',
  }
  expect(morningMail(content, COMPANY).text).toContain('The table has rows under')
})
