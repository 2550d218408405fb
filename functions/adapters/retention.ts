import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import { dayOf } from '#functions/days/utc-day.ts'
import {
  deleteRows,
  KEYS,
  type LeadTable,
  PAGE_LIMIT,
  type Query,
  type Row,
  rowsOf,
  TRANSACTION_LIMIT,
} from './lead-table.ts'
import { partitionsWithMails } from './partitions.ts'
import {
  hourOf,
  type KeyRange,
  leadKeyOfMark,
  monthOf,
  monthsBetween,
  prefixRange,
  ROW_KEYS,
  SIGN_UPS,
  SPANS,
  TALKS,
} from './row-keys.ts'

const DAY_MS = 86_400_000
const KEEP_COUNTS_DAYS = 2
/** Unconfirmed sign-ups, withdrawals, held mails, and dead letters that are not to the team. */
const KEEP_UNCONFIRMED_DAYS = 30
const LONGEST_MONTH_DAYS = 31
/**
 * How long the emptied row of a taken-back lead stays. The row prevents the message from being stored again while a
 * copy may wait on a device. One day is added for clock skew.
 */
const KEEP_TAKEN_BACK_MS = MESSAGE_WAITS_MS + DAY_MS

/** The last row that a call to `deleteExpiredRows` checked. The next call continues after it. */
export interface Place {
  partition: string
  rowKey: string
}

/** Result of one call. Checking all rows may take several calls. */
interface Round {
  deleted: number
  /** Null if every row was checked. */
  next: Place | null
  /** True if a batch was full: more expired rows may be left. */
  isMoreLeft: boolean
}

/**
 * Rows whose keys contain no time. They are read page by page, and deleted if the time in `property` is before
 * `keptSince`.
 */
interface ExpiringRows {
  partition: string
  keys: KeyRange
  /** Property with the time; null if all these rows have expired. */
  property: string | null
  keptSince: Date
}

/**
 * Deletes expired rows, with bounded work per call. Checks one page of the rows whose keys contain no time. Of the
 * other rows, deletes at most one batch per kind and partition.
 */
export async function deleteExpiredRows(
  table: LeadTable,
  now: Date,
  keepLeadsDays: number,
  place: Place | null,
): Promise<Round> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const partitions = await partitionsWithMails(table, now)
  const keptSince = { leads: daysAgo(keepLeadsDays), unconfirmed: daysAgo(KEEP_UNCONFIRMED_DAYS) }
  const counts = countsBefore(daysAgo(KEEP_COUNTS_DAYS))
  // Include the previous month, because its last counts expire only after its end.
  const ofRecentMonths = monthsBetween(monthOf(daysAgo(LONGEST_MONTH_DAYS)), monthOf(now))
  const ofExpiredMonths = partitions.filter((partition) => partition < monthOf(keptSince.leads))
  const timed: Query[] = [
    ...ofRecentMonths.flatMap((partition) => counts.map((keys) => ({ partition, keys }))),
    { partition: TALKS, keys: SPANS.claims(new Date(0), daysAgo(1)) },
    { partition: SIGN_UPS, keys: SPANS.confirmations(new Date(0), keptSince.unconfirmed) },
    ...ofExpiredMonths.flatMap((partition) => OTHER_ROWS.map((keys) => ({ partition, keys }))),
  ]
  const checked = await deleteExpiredOfPage(table, expiringRowsIn(partitions, keptSince), place)
  const batches = [await deleteTakenBack(table, partitions, new Date(now.getTime() - KEEP_TAKEN_BACK_MS))]
  for (const query of timed) batches.push(await deleteBatch(table, query))
  return {
    deleted: batches.reduce((sum, count) => sum + count, checked.deleted),
    next: checked.next,
    isMoreLeft: batches.some((count) => count >= TRANSACTION_LIMIT),
  }
}

const countsBefore = (at: Date): KeyRange[] => [
  { from: 'c:', before: `c:${at.toISOString()}` },
  { from: 'm:', before: `m:${dayOf(at)}` },
  { from: 'q:', before: `q:${hourOf(at)}` },
]

/**
 * Returns the key ranges of rows that must be checked, page by page. They are sorted by partition and key, so that the
 * next call can continue after the last checked row.
 */
const expiringRowsIn = (
  partitions: readonly string[],
  keptSince: { leads: Date; unconfirmed: Date },
): readonly ExpiringRows[] =>
  partitions.flatMap((partition) => {
    const ofUnconfirmed = (keys: KeyRange, property = 'queuedAt'): ExpiringRows => ({
      partition,
      keys,
      property,
      keptSince: keptSince.unconfirmed,
    })
    const mails = [SPANS.deadOfOthers, SPANS.held].map((keys) => ofUnconfirmed(keys))
    if (partition === SIGN_UPS)
      return [
        ...mails,
        ofUnconfirmed(SPANS.requestsByAddress, 'requestedAt'),
        ofUnconfirmed(SPANS.requests, 'requestedAt'),
        ofUnconfirmed(SPANS.withdrawn, 'at'),
      ]
    const lastMonth = monthOf(keptSince.leads)
    if (partition > lastMonth) return mails
    const property = partition < lastMonth ? null : 'receivedAt'
    return [...mails, { partition, keys: SPANS.leads, property, keptSince: keptSince.leads }]
  })

async function deleteExpiredOfPage(
  table: LeadTable,
  spans: readonly ExpiringRows[],
  place: Place | null,
): Promise<Pick<Round, 'deleted' | 'next'>> {
  let deleted = 0
  let toSee = PAGE_LIMIT
  for (const { partition, keys, property, keptSince } of spans) {
    const left = place ? rangeAfter(place, partition, keys) : keys
    if (left === null) continue
    const columns = [...KEYS, ...(property ? [property] : [])]
    const seen = await rowsOf<Record<string, unknown>>(table, { partition, keys: left, columns }, toSee)
    const over = seen.filter((row) => property === null || isBefore(row[property], keptSince))
    deleted += await deleteRows(
      table,
      keys === SPANS.leads ? await withIndexes(table, await deletableLeads(table, partition, over)) : over,
    )
    const last = seen.at(toSee - 1)
    if (last) return { deleted, next: { partition, rowKey: String(last.rowKey) } }
    toSee -= seen.length
  }
  return { deleted, next: null }
}

function rangeAfter(place: Place, partition: string, { from, before }: KeyRange): KeyRange | null {
  if (partition !== place.partition) return partition < place.partition ? null : { from, before }
  if (before <= place.rowKey) return null
  return { from: from > place.rowKey ? from : `${place.rowKey}\0`, before }
}

const isBefore = (time: unknown, keptSince: Date) => time instanceof Date && time < keptSince

/** Deletes expired take-back marks and the emptied rows of their leads, at most one batch per partition. */
async function deleteTakenBack(
  table: LeadTable,
  partitions: readonly string[],
  before: Date,
): Promise<number> {
  let deleted = 0
  for (const partition of partitions) {
    const query = { partition, keys: SPANS.takenBackBefore(before), columns: KEYS }
    const notes = await rowsOf(table, query, TRANSACTION_LIMIT)
    deleted += await deleteRows(
      table,
      notes.map((note) => ({ ...note, rowKey: leadKeyOfMark(String(note.rowKey)) })),
    )
    await deleteRows(table, notes)
  }
  return deleted
}

/** Returns the leads that may be deleted: those without a pending, dead or held mail. */
async function deletableLeads(table: LeadTable, partition: string, leads: readonly Row[]): Promise<Row[]> {
  if (leads.length === 0) return []
  const waiting = new Set<string>()
  for (const keys of [SPANS.pending, SPANS.dead, SPANS.held])
    for await (const page of table.pages({ partition, keys, columns: KEYS }))
      for (const { rowKey } of page) waiting.add(ROW_KEYS.lead(UUID.exec(String(rowKey))?.[0] ?? ''))
  return leads.filter(({ rowKey }) => !waiting.has(String(rowKey)))
}

/** Adds the rows that list these leads or prove a device for them. */
async function withIndexes(table: LeadTable, leads: readonly Row[]): Promise<Row[]> {
  const [first] = leads
  if (!first) return []
  const ids = new Set(leads.map(({ rowKey }) => String(rowKey).slice('l:'.length)))
  const partition = String(first.partitionKey)
  const found: Row[] = []
  for (const prefix of ['f:', 'k:', 'o:'])
    for await (const page of table.pages({ partition, keys: prefixRange(prefix), columns: KEYS }))
      found.push(...page.filter(({ rowKey }) => ids.has(String(rowKey).slice(prefix.length))))
  return [...leads, ...found]
}

/**
 * Keys of accepted mails, counts, take-back marks and indexes of messages. Rows that still exist are deleted once all
 * leads of their month have expired.
 */
const OTHER_ROWS: KeyRange[] = ['a:', 'c:', 'f:', 'k:', 'm:', 'o:', 'q:', 't:'].map(prefixRange)

/** Finds the lead's id in the key of a mail, even if the mail is unreadable. */
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

const deleteBatch = async (table: LeadTable, query: Query) =>
  deleteRows(table, await rowsOf(table, { ...query, columns: KEYS }, TRANSACTION_LIMIT))
