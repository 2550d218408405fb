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
import { hasStatus, type LeadTable, PAGE_LIMIT, type Row, rowsOf } from './lead-table.ts'
import { mailRow } from './mail-rows.ts'
import { momentClaims } from './moment-claims.ts'
import { partitionsWithMails } from './partitions.ts'
import { monthOf, ROW_KEYS, SIGN_UPS, SPANS, TALKS } from './row-keys.ts'
import { type LeadProperties, leadIn, talkIn } from './stored-lead.ts'
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

interface CodeRow {
  digits: string
  expiresAt: Date
  triesLeft: number
  /** Number of codes since `since`. */
  count: number
  since: Date
}

const ROUNDS = 20
const OVERTAKEN = [404, 409, 412]
const CODE_MS = 600_000
const CODE_TRIES = 5
const CODES_AN_HOUR = 3
const HOUR_MS = 3_600_000

const KINDS: readonly TalkMailKind[] = ['proposal', 'talk', 'talk-team', 'urgent', 'urgent-team', 'reminder']
/**
 * Mails that only tell the present state. Any later change makes those about a proposal untrue; those about an agreement
 * stay true until it is revised. Other mails tell what somebody wrote.
 */
const ABOUT_PROPOSAL: readonly TalkEvent[] = ['proposed', 'withdrawn', 'lapsed', 'undelivered']
const ABOUT_AGREEMENT: readonly TalkEvent[] = ['agreed', 'moved', 'wayChanged']

export function tableTalks(table: LeadTable, settings: Settings): Talks {
  const { now, hash } = settings
  const throttle = throttleOf(table, settings)
  const claims = momentClaims(table, settings)

  const leadAt = async ({ id, receivedAt }: LeadPlace) => {
    const row = await table.get<LeadProperties>(monthOf(receivedAt), ROW_KEYS.lead(id))
    return row === null || row.takenBackAt ? null : row
  }
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
        { partition, keys: SPANS.pendingOf(kind), columns: ['PartitionKey', 'RowKey', 'id', 'attempts'] },
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

    async change(place, plan) {
      const partitionKey = monthOf(place.receivedAt)
      for (let round = 0; round < ROUNDS; round += 1) {
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
        const queued = mails.map((mail) => pendingMail(stored, talk, mail))
        const actions: TransactionAction[] = [
          ['update', leadChange(partitionKey, place, talk), 'Merge', { etag: row.etag }],
          ...overtaken.map(
            ({ rowKey }): TransactionAction => ['delete', { partitionKey, rowKey: String(rowKey) }],
          ),
          ...[...queued, ...(reminder ? [reminder] : [])].map(
            (mail): TransactionAction => ['create', mailRow(mail, partitionKey, mail.rowKey)],
          ),
          ...openChange(partitionKey, place, open, talk, stored.addressId),
          ...proposalChange(partitionKey, place, stored, talk),
        ]
        try {
          await table.change(actions)
        } catch (error) {
          if (!hasStatus(error, ...OVERTAKEN)) throw error
          continue
        }
        if (before !== undefined && before !== start) await claims.release(before, place.id).catch(() => {})
        return { stored: { ...stored, talk }, queued }
      }
      throw new Error('The message was changed by too many simultaneous calls.')
    },

    free: (place, starts) => claims.free(starts, place.id),

    async othersOf({ lead, addressId }) {
      const rows = await openRows(table, now())
      return rows
        .filter((row) => row.addressId === addressId && leadIdIn(row) !== lead.id)
        .map((row) => referenceFrom(leadIdIn(row)))
    },

    async storeCode(place, digits, mail) {
      const partitionKey = monthOf(place.receivedAt)
      const rowKey = ROW_KEYS.code(place.id)
      for (let round = 0; round < ROUNDS; round += 1) {
        const stored = await leadAt(place)
        if (!stored) return null
        const at = now()
        const known = await table.get<CodeRow>(partitionKey, rowKey)
        const isSameHour = known !== null && at.getTime() - known.since.getTime() < HOUR_MS
        const count = isSameHour ? known.count + 1 : 1
        const since = isSameHour ? known.since : at
        if (count > CODES_AN_HOUR)
          return { waitS: Math.ceil((since.getTime() + HOUR_MS - at.getTime()) / 1_000) }
        const code = {
          partitionKey,
          rowKey,
          digits: hash.digits(place.id, digits),
          expiresAt: new Date(at.getTime() + CODE_MS),
          triesLeft: CODE_TRIES,
          count,
          since,
        }
        const id = `${place.id}:urgent-team:code:${at.getTime().toString(36)}`
        const pending = pendingIn(partitionKey, 'urgent-team', id, mail, at)
        try {
          await table.change([
            known ? ['update', code, 'Replace', { etag: known.etag }] : ['create', code],
            ['create', mailRow(pending, partitionKey, pending.rowKey)],
          ])
          return pending
        } catch (error) {
          if (!hasStatus(error, ...OVERTAKEN)) throw error
        }
      }
      throw new Error('The digits were requested by too many simultaneous calls.')
    },

    async checkCode(place, digits) {
      const partitionKey = monthOf(place.receivedAt)
      const rowKey = ROW_KEYS.code(place.id)
      for (let round = 0; round < ROUNDS; round += 1) {
        const known = await table.get<CodeRow>(partitionKey, rowKey)
        if (!known || known.triesLeft <= 0 || known.expiresAt <= now()) return 'expired'
        const isRight = known.digits === hash.digits(place.id, digits)
        // Count the try before anybody learns the result, so that simultaneous tries cannot exceed the limit.
        const triesLeft = isRight ? 0 : known.triesLeft - 1
        try {
          await table.change([['update', { partitionKey, rowKey, triesLeft }, 'Merge', { etag: known.etag }]])
          if (isRight) return 'right'
          return triesLeft > 0 ? 'wrong' : 'expired'
        } catch (error) {
          if (!hasStatus(error, ...OVERTAKEN)) throw error
        }
      }
      return 'expired'
    },

    async toFollowUp() {
      const at = now().toISOString()
      const rows = await proposalRows(table, now())
      return rows
        .filter((row) => isUndelivered(row) || row.last <= at)
        .map((row) => ({ ...placeOf(row), isOver: row.last <= at }))
    },

    releaseClaims: () => claims.releaseUnconfirmed(),

    async tellOfErased(mailOf) {
      const query = { partition: TALKS, keys: SPANS.erasedTalks }
      const rows = await rowsOf<{ talk: string }>(table, query, PAGE_LIMIT)
      for (const row of rows) {
        const erased = JSON.parse(row.talk) as ErasedTalk
        const partitionKey = monthOf(now())
        const id = `${erased.leadId}:talk-team:erased`
        const pending = pendingIn(partitionKey, 'talk-team', id, mailOf(erased), now())
        await table
          .change([['create', mailRow(pending, partitionKey, pending.rowKey)]])
          .catch(rethrowUnless(409))
        await table
          .change([['delete', { partitionKey: TALKS, rowKey: String(row.rowKey) }]])
          .catch(rethrowUnless(404))
      }
    },
  }

  function pendingMail({ lead, addressId }: StoredTalk, { round }: Talk, { kind, event, mail }: TalkMail) {
    const id = `${lead.id}:${kind}:${round}:${event}`
    const pending = pendingIn(monthOf(lead.receivedAt), kind, id, mail, now())
    return { ...pending, addressId }
  }

  /**
   * The reminder is built when it is sent, and dropped if it is about another revision. It counts as queued from that
   * hour on, so that nobody takes it for late.
   */
  function pendingReminder({ lead, addressId }: StoredTalk, agreed: Talk['agreed'], at: Date): PendingMail {
    const id = `${lead.id}:reminder:${agreed && revisionOf(agreed)}`
    const blank = { to: '', replyTo: '', subject: '', text: '', html: '' }
    return { ...pendingIn(monthOf(lead.receivedAt), 'reminder', id, blank, at), addressId }
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

function pendingIn(
  partition: string,
  kind: TalkMailKind,
  id: string,
  mail: PendingMail['mail'],
  at: Date,
): PendingMail {
  return {
    id,
    kind,
    attempts: 0,
    queuedAt: at,
    mail,
    addressId: null,
    mailboxId: null,
    countedOn: null,
    leasedUntil: null,
    partition,
    rowKey: ROW_KEYS.pending(kind, at, id),
  }
}

const rethrowUnless = (status: number) => (error: unknown) => {
  if (!hasStatus(error, status)) throw error
}
