import type { TransactionAction } from '@azure/data-tables'
import type { Config } from '#functions/config.ts'
import { monthStart } from '#functions/days/utc-day.ts'
import { referenceFrom } from '#functions/identifiers.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import type {
  ErasedTalk,
  LeadPlace,
  PendingMail,
  StoredTalk,
  TalkEvent,
  TalkMail,
  TalkMailKind,
  Talks,
} from '#functions/ports.ts'
import { firstTime, isRevised, lastTime, revisionOf, type Talk } from '#functions/talk.ts'
import { deviceCodes } from './device-codes.ts'
import {
  changeIfAsRead,
  hasStatus,
  KEYS,
  type LeadTable,
  PAGE_LIMIT,
  type Row,
  retryOvertaken,
  rowsOf,
} from './lead-table.ts'
import { creationOf, pendingMail } from './mail-rows.ts'
import { momentClaims } from './moment-claims.ts'
import { partitionsWithMails } from './partitions.ts'
import { monthOf, ROW_KEYS, SIGN_UPS, SPANS, TALKS } from './row-keys.ts'
import { type LeadProperties, leadIn, leadRow, talkIn } from './stored-lead.ts'
import { throttleOf } from './throttle.ts'

type Settings = Pick<Config, 'talksAtOnce' | 'postsPerClient' | 'postsPerClientInAnHour'> & {
  now: () => Date
  random: () => number
  hash: KeyedHash
}

/** Row of a message that needs an action of the team. */
export interface OpenRow {
  due: string
  addressId: string
}

/** Row of an open proposal. Times are ISO 8601 in UTC. */
export interface ProposalRow {
  first: string
  last: string
  addressId: string
  /** Round of the proposal. */
  round: number
  /** Round of the last proposal whose mail could not be delivered. */
  failedRound?: number
}

export const isUndelivered = ({ round, failedRound }: ProposalRow): boolean => round === failedRound

const KINDS: readonly TalkMailKind[] = ['proposal', 'talk', 'talk-team', 'urgent', 'urgent-team', 'reminder']
/**
 * Mails that only report the present state. Any later change makes those about a proposal untrue; those about an
 * agreement stay true until it is revised. Other mails stay true.
 */
const ABOUT_PROPOSAL: readonly TalkEvent[] = ['proposed', 'withdrawn', 'lapsed', 'undelivered']
const ABOUT_AGREEMENT: readonly TalkEvent[] = ['agreed', 'moved', 'wayChanged']

export function tableTalks(table: LeadTable, settings: Settings): Talks {
  const { now } = settings
  const throttle = throttleOf(table, settings)
  const claims = momentClaims(table, settings)

  const leadAt = ({ id, receivedAt }: LeadPlace) => leadRow(table, monthOf(receivedAt), id)
  const storedIn = (row: Row<LeadProperties>, id: string): StoredTalk => ({
    lead: leadIn(row, id),
    talk: talkIn(row),
    addressId: row.addressId,
  })

  async function waitingMails({ id, receivedAt }: LeadPlace) {
    const partition = monthOf(receivedAt)
    const spans = KINDS.map((kind) =>
      rowsOf<{ id?: string; attempts?: number }>(
        table,
        { partition, keys: SPANS.pendingOf(kind), columns: [...KEYS, 'id', 'attempts'] },
        PAGE_LIMIT,
      ),
    )
    const rows = (await Promise.all(spans)).flat()
    return rows.filter((row) => row.id?.startsWith(`${id}:`))
  }

  return {
    throttle: (clientId) => throttle(`${clientId}:team`),

    async find(place) {
      const row = await leadAt(place)
      return row && storedIn(row, place.id)
    },

    change(place, plan) {
      const partitionKey = monthOf(place.receivedAt)
      return retryOvertaken(async () => {
        const row = await leadAt(place)
        if (!row) return null
        const stored = storedIn(row, place.id)
        const planned = plan(stored)
        if (!planned) return 'unchanged'
        const { talk, reminderAt } = planned
        const [before, start] = [stored.talk.agreed?.start, talk.agreed?.start]
        // Claim the moment after reading the lead: the transaction below fails if the sweep has released the claim.
        if (start !== undefined && start !== before && !(await claims.hold(start, stored))) return 'taken'
        const [waiting, open] = await Promise.all([
          waitingMails(place),
          table.get<OpenRow>(partitionKey, ROW_KEYS.open(place.id)),
        ])
        const untrue = isRevised(stored.talk, talk) ? [...ABOUT_PROPOSAL, ...ABOUT_AGREEMENT] : ABOUT_PROPOSAL
        const overtaken = waiting.filter(({ id }) => untrue.includes(eventIn(String(id))))
        const isUnsent = overtaken.some(
          ({ id, attempts }) => eventIn(String(id)) === 'proposed' && attempts === 0,
        )
        const mails = planned.mails(!isUnsent)
        const reminder = reminderAt && pendingReminder(stored, talk.agreed, reminderAt)
        const queued = mails.map((mail) => pendingTalkMail(stored, talk, mail))
        const actions: TransactionAction[] = [
          ['update', leadChange(partitionKey, place, talk), 'Merge', { etag: row.etag }],
          ...overtaken.map(
            ({ rowKey }): TransactionAction => ['delete', { partitionKey, rowKey: String(rowKey) }],
          ),
          ...[...queued, ...(reminder ? [reminder] : [])].map(creationOf),
          ...openChange(partitionKey, place, open, talk, stored.addressId),
          ...proposalChange(partitionKey, place, stored, talk),
        ]
        if (!(await changeIfAsRead(table, actions))) return 'overtaken'
        if (before !== undefined && before !== start) await claims.release(before, place.id).catch(() => {})
        return { stored: { ...stored, talk }, queued }
      })
    },

    free: (place, starts) => claims.free(starts, place.id),

    async othersOf({ lead, addressId }) {
      const rows = await openRows(table, now())
      return rows
        .filter((row) => row.addressId === addressId && leadIdIn(row) !== lead.id)
        .map((row) => referenceFrom(leadIdIn(row)))
    },

    ...deviceCodes(table, settings),

    async toFollowUp() {
      const at = now().toISOString()
      const rows = await proposalRows(table, now())
      return rows
        .filter((row) => isUndelivered(row) || row.last <= at)
        .map((row) => ({ ...placeOf(row), isOver: row.last <= at }))
    },

    releaseClaims: () => claims.releaseUnconfirmed(),

    async queueErasureMails(mailOf) {
      const query = { partition: TALKS, keys: SPANS.erasedTalks }
      const rows = await rowsOf<{ talk: string }>(table, query, PAGE_LIMIT)
      for (const row of rows) {
        const erased = JSON.parse(row.talk) as ErasedTalk
        const id = `${erased.leadId}:talk-team:erased`
        const pending = pendingMail(monthOf(now()), { id, kind: 'talk-team', mail: mailOf(erased) }, now())
        await table.change([creationOf(pending)]).catch(rethrowUnless(409))
        await table
          .change([['delete', { partitionKey: TALKS, rowKey: String(row.rowKey) }]])
          .catch(rethrowUnless(404))
      }
    },
  }

  function pendingTalkMail(
    { lead, addressId }: StoredTalk,
    { round }: Talk,
    { kind, event, mail }: TalkMail,
  ) {
    const id = `${lead.id}:${kind}:${round}:${event}`
    return { ...pendingMail(monthOf(lead.receivedAt), { id, kind, mail }, now()), addressId }
  }

  /**
   * The reminder is built when it is sent, and dropped if it is about another revision. It counts as queued from that
   * hour on, so that nobody takes it for late.
   */
  function pendingReminder({ lead, addressId }: StoredTalk, agreed: Talk['agreed'], at: Date): PendingMail {
    const id = `${lead.id}:reminder:${agreed && revisionOf(agreed)}`
    const blank = { to: '', replyTo: '', subject: '', text: '', html: '' }
    const reminder = { id, kind: 'reminder', mail: blank } as const
    return { ...pendingMail(monthOf(lead.receivedAt), reminder, at), addressId }
  }
}

/** Rows of the messages that need an action of the team, in all months. */
export const openRows = (table: LeadTable, at: Date) => indexRows<OpenRow>(table, at, SPANS.open)

export const proposalRows = (table: LeadTable, at: Date) => indexRows<ProposalRow>(table, at, SPANS.proposals)

async function indexRows<Properties extends object>(
  table: LeadTable,
  at: Date,
  keys: (typeof SPANS)['open'],
): Promise<Row<Properties>[]> {
  const months = (await partitionsWithMails(table, at)).filter((partition) => partition !== SIGN_UPS)
  const pages = await Promise.all(
    months.map((partition) => rowsOf<Properties>(table, { partition, keys }, PAGE_LIMIT)),
  )
  return pages.flat()
}

/** The keys of both indexes are a letter, a colon and the lead's id. */
export const leadIdIn = ({ rowKey }: { rowKey?: string }) => String(rowKey).slice(2)

/** The exact time of arrival is not known here; the month finds the row. */
const placeOf = (row: Row<ProposalRow>): LeadPlace => ({
  id: leadIdIn(row),
  receivedAt: monthStart(String(row.partitionKey)),
})

/** Ids of mails about talks are `<lead>:<kind>:<round>:<event>`, and `<lead>:urgent-team:code:<time>`. */
const eventIn = (mailId: string) => mailId.split(':')[3] as TalkEvent

const leadChange = (partitionKey: string, { id }: LeadPlace, talk: Talk) => ({
  partitionKey,
  rowKey: ROW_KEYS.lead(id),
  talk: JSON.stringify(talk),
})

function openChange(
  partitionKey: string,
  { id }: LeadPlace,
  known: Row<OpenRow> | null,
  { dueOn }: Talk,
  addressId: string,
): TransactionAction[] {
  const rowKey = ROW_KEYS.open(id)
  if (dueOn !== null) return [['upsert', { partitionKey, rowKey, due: dueOn, addressId }, 'Replace']]
  return known ? [['delete', { partitionKey, rowKey }]] : []
}

function proposalChange(
  partitionKey: string,
  { id }: LeadPlace,
  { talk: before, addressId }: StoredTalk,
  { proposal, round }: Talk,
): TransactionAction[] {
  const rowKey = ROW_KEYS.proposal(id)
  if (proposal === null) return before.proposal ? [['delete', { partitionKey, rowKey }]] : []
  if (proposal === before.proposal) return []
  const row = { partitionKey, rowKey, first: firstTime(proposal), last: lastTime(proposal), addressId, round }
  return [['upsert', row, 'Replace']]
}

const rethrowUnless = (status: number) => (error: unknown) => {
  if (!hasStatus(error, status)) throw error
}
