import { type LeadTable, PAGE_LIMIT, type Query, type Row } from '#functions/adapters/lead-table.ts'
import { type KeyRange, monthOf, monthsBetween, ROW_KEYS, SPANS } from '#functions/adapters/row-keys.ts'
import { memoryTable } from './memory-table.ts'

const DAY_MS = 86_400_000

interface CrowdedTable {
  table: LeadTable
  /** The rows that queries have passed since this was last called. */
  looked(): number
}

/**
 * A table with so many leads, spread evenly over the last days. Leads are made up while they are looked at, so that their
 * number costs a test nothing; all other rows lie in memory.
 */
export function crowdedTable(leads: number, days: number, now: Date): CrowdedTable {
  let passed = 0
  const others = memoryTable({ onLook: () => (passed += 1) })
  const first = new Date(now.getTime() - (days - 1) * DAY_MS)
  const months = monthsBetween(monthOf(first), monthOf(now))
  const inMonth = Math.floor(leads / months.length)

  /** All leads of a month came on its last day, or today: none is over before its time. */
  const receivedIn = (month: string) => {
    const end = new Date(`${month}-28T12:00:00Z`)
    return end > now ? now : end
  }
  function* leadsFor({ partition, keys, where = {} }: Query): Iterable<Row> {
    for (const month of months.filter((name) => isIn(name, partition))) {
      const receivedAt = receivedIn(month)
      for (let count = 0; count < inMonth; count += 1) {
        const rowKey = ROW_KEYS.lead(`00000000-0000-4000-8000-${String(count).padStart(12, '0')}`)
        if (keys && !keys.some((span) => rowKey >= span.from)) continue
        passed += 1
        const properties = { receivedAt, reference: 'IS-AAAA-AAAA' }
        const isMeant = Object.entries(where).every(([name, wanted]) =>
          isWanted((properties as Record<string, unknown>)[name], wanted),
        )
        if (isMeant) yield { ...properties, partitionKey: month, rowKey, etag: 'made-up' } as Row
      }
    }
  }

  return {
    looked() {
      const since = passed
      passed = 0
      return since
    },
    table: {
      ...others,
      async *pages<Properties extends object>(query: Query, pageSize = PAGE_LIMIT) {
        if (!query.keys || query.keys.some(isOfLeads))
          yield* pagesOf<Row<Properties>>(leadsFor(query), pageSize)
        yield* others.pages<Properties>(query, pageSize)
      },
    },
  }
}

const isOfLeads = ({ from, before }: KeyRange) => from < SPANS.leads.before && before > SPANS.leads.from

const isIn = (name: string, partition: string | KeyRange) =>
  typeof partition === 'string' ? name === partition : name >= partition.from && name < partition.before

function isWanted(value: unknown, wanted: string | { from?: Date; before?: Date }): boolean {
  if (typeof wanted === 'string') return value === wanted
  return (
    value instanceof Date &&
    (!wanted.from || value >= wanted.from) &&
    (!wanted.before || value < wanted.before)
  )
}

function* pagesOf<Item>(items: Iterable<unknown>, size: number): Iterable<Item[]> {
  let page: Item[] = []
  for (const item of items) {
    page.push(item as Item)
    if (page.length < size) continue
    yield page
    page = []
  }
  yield page
}
