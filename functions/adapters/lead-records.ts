import type { TransactionAction } from '@azure/data-tables'
import { momentInWords } from '#contracts/values/german-time.ts'
import type { Config } from '#functions/config.ts'
import { answerDay } from '#functions/days/answer-day.ts'
import { dayOf } from '#functions/days/utc-day.ts'
import { mailIdOf, operationIdOf, referenceFrom } from '#functions/identifiers.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import type { ErasedTalk, Mailer, MailKind, OpenWork, PendingMail } from '#functions/ports.ts'
import { stateOf, upcomingTalk } from '#functions/talk.ts'
import { deleteRows, KEYS, type Query, type Row, type SearchableTable } from './lead-table.ts'
import { countMail } from './limits.ts'
import { isHeld, leadIdOf, type MailProperties, mailIn, mailRow } from './mail-rows.ts'
import { openWork } from './open-work.ts'
import { partitionsWithMails } from './partitions.ts'
import { type KeyRange, OPERATIONS, ROW_KEYS, SIGN_UPS, SPANS, TALKS } from './row-keys.ts'
import { type LeadProperties, leadIn, talkIn } from './stored-lead.ts'

interface Ports extends Pick<Config, 'mailsPerMailbox' | 'talksAtOnce'> {
  table: SearchableTable
  hash: KeyedHash
  mailer: Pick<Mailer, 'statusOf'>
  now: () => Date
  random: () => number
}

/** A mail that waits for an operator's decision: a dead letter, or a mail held because of a suspected bot. */
export interface StuckMail {
  /** Id for operators, such as `7K3F-9QXD`. */
  id: string
  /** Reference of the lead; null if the mail has no lead or cannot be read. */
  reference: string | null
  kind: MailKind | 'unreadable'
  isHeld: boolean
  queuedAt: Date | null
  reason: string
  row: Row<MailProperties>
}

/**
 * Result of releasing a mail.
 *
 * - `delivered`: the e-mail service had already accepted the mail.
 * - `unanswered`: the service did not report the status of the mail.
 * - `full`: the mailbox has reached today's limit.
 */
export type ReleaseResult = 'released' | 'delivered' | 'unanswered' | 'full' | 'unreadable'

/** Access to stored data for the operators' commands. Lists are read page by page. */
export interface LeadRecords {
  /** All leads except those taken back, month by month. */
  leads(): AsyncIterable<Record<string, unknown>>
  signUps(): AsyncIterable<Record<string, unknown>>
  stuck(): AsyncIterable<StuckMail>
  /**
   * Finds every row about `whom`, an e-mail address or the reference of a lead. If a lead has an e-mail address, its
   * reference finds only the lead, because its mails are stored under the address. Mails include recipient, subject and
   * text.
   */
  about(whom: string): AsyncIterable<Record<string, unknown>>
  /**
   * Deletes every row about a person, in all partitions. Returns the number of deleted rows. `whom` is an e-mail
   * address, or the reference of a form without an e-mail field.
   *
   * @throws if new rows about the person keep appearing
   */
  erase(whom: string): Promise<number>
  /**
   * Queues a stuck mail for the next sweep. For a dead letter, first asks the e-mail service for the mail's status. If
   * it is `failed`, the mail gets a new operation id.
   */
  release(mail: StuckMail): Promise<ReleaseResult>
  /** Deletes the mail, but not its lead. */
  discard(mail: StuckMail): Promise<void>
  /** Messages that need the team's action today, as in the morning mail. */
  open(): Promise<OpenWork>
  /** Stores the time of a complete export, for the morning mail. */
  noteExport(what: 'leads' | 'signUps'): Promise<void>
  countLeads(): Promise<number>
  /** True if the stored hashes were made with this `ID_KEY`; null if there is no lead to check. */
  matchesIdKey(): Promise<boolean | null>
}

interface StoredPerson {
  email?: string
  reference: string
  addressId: string
}

const WITHOUT_LEAD: readonly MailKind[] = ['opt-in', 'welcome', 'morning']
const ROUNDS = 10

export function leadRecords(ports: Ports): LeadRecords {
  const { table, hash, mailer, now } = ports
  async function* rowsIn<Properties extends object>(query: Omit<Query, 'partition'>) {
    for (const partition of await partitionsWithMails(table, now()))
      for await (const page of table.pages<Properties>({ partition, ...query })) yield* page
  }

  /** Skips leads that were taken back: their rows contain only the time of the take-back. */
  async function* leadsIn<Properties extends object>(query: Pick<Query, 'columns'> = {}) {
    for await (const row of rowsIn<Properties>({ keys: SPANS.leads, ...query }))
      if (!('takenBackAt' in row)) yield row
  }

  async function* stuckIn(span: KeyRange): AsyncIterable<StuckMail> {
    for await (const row of rowsIn<MailProperties>({ keys: span })) yield stuckMailIn(row)
  }

  return {
    async *leads() {
      for await (const row of leadsIn<LeadProperties>())
        yield { ...withoutKeys({ ...row }), ...talkColumns(row) }
    },

    async *signUps() {
      const query = { partition: SIGN_UPS, keys: SPANS.confirmed }
      for await (const page of table.pages(query)) yield* page.map(withoutKeys)
    },

    async *stuck() {
      yield* stuckIn(SPANS.dead)
      yield* stuckIn(SPANS.held)
    },

    async *about(whom) {
      const seen = new Set<string>()
      const properties = [
        { name: 'addressId', value: hash.address(whom) },
        { name: 'reference', value: whom.toUpperCase() },
      ]
      for (const property of properties)
        for await (const page of table.search<MailProperties>(property))
          for (const row of page) {
            const key = `${row.partitionKey}/${row.rowKey}`
            if (!seen.has(key)) yield readable(row)
            seen.add(key)
          }
    },

    async erase(whom) {
      const property = { name: 'addressId', value: hash.address(whom) }
      for await (const page of table.search<LeadProperties>(property)) await noteTalks(page)
      let erased = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        let found = 0
        for await (const page of table.search(property, KEYS)) {
          found += page.length
          erased += await deleteRows(table, page)
        }
        if (found === 0) return erased
      }
      throw new Error('New rows about this address were stored during the erasure. Run the command again.')
    },

    async release({ row }) {
      const mail = mailIn(row)
      if (!mail) return 'unreadable'
      const wasHeld = isHeld(mail)
      const status = wasHeld ? 'unknown' : await mailer.statusOf(operationIdOf(mail.id))
      if (typeof status === 'object') return 'unanswered'
      if (status === 'running' || status === 'succeeded') {
        await deleteRows(table, [row])
        return 'delivered'
      }
      // Read the clock once, so that `countedOn` is the day of the count even if midnight passes in between.
      const at = now()
      if (mail.mailboxId !== null && !(await countMail(table, ports, mail.mailboxId, at))) return 'full'
      const hasFailed = status === 'failed'
      const id = hasFailed ? `${mail.id}:${at.getTime().toString(36)}` : mail.id
      const attempts = wasHeld || hasFailed ? 0 : 1
      const released = { ...mail, id, attempts, countedOn: dayOf(at), queuedAt: at }
      await table.change([
        ['delete', { partitionKey: mail.partition, rowKey: mail.rowKey }],
        ['create', mailRow(released, mail.partition, ROW_KEYS.pending(mail.kind, at, id))],
        ...(wasHeld && mail.kind === 'visitor' ? await openRowOf(mail) : []),
      ])
      return 'released'
    },

    async discard({ row }) {
      await deleteRows(table, [row])
    },

    open: () => openWork(table, ports),
    noteExport: (what) =>
      table.change([
        ['upsert', { partitionKey: OPERATIONS, rowKey: ROW_KEYS.lastExport, [what]: now() }, 'Merge'],
      ]),

    async countLeads() {
      let count = 0
      const columns = [...KEYS, 'takenBackAt']
      for await (const _ of leadsIn({ columns })) count += 1
      return count
    },

    async matchesIdKey() {
      for await (const { email, reference, addressId } of leadsIn<StoredPerson>())
        return hash.address(email ?? reference) === addressId
      return null
    },
  }

  /** A released message is a person's, so the team has to answer it. */
  async function openRowOf({ id, partition, addressId }: PendingMail): Promise<TransactionAction[]> {
    const leadId = leadIdOf(id)
    const lead = await table.get<LeadProperties>(partition, ROW_KEYS.lead(leadId))
    if (!lead) return []
    const { form, receivedAt } = leadIn(lead, leadId)
    const due = answerDay(receivedAt, form.formType)
    return [['upsert', { partitionKey: partition, rowKey: ROW_KEYS.open(leadId), due, addressId }, 'Replace']]
  }

  /** Notes the upcoming talks of leads that are erased, so that the sweep cancels them in the team's calendar. */
  async function noteTalks(rows: readonly Row<LeadProperties>[]): Promise<void> {
    for (const row of rows) {
      const agreed = row.talk && upcomingTalk(talkIn(row), now())
      if (!agreed) continue
      const leadId = String(row.rowKey).slice(SPANS.leads.from.length)
      const talk: ErasedTalk = { leadId, reference: row.reference, agreed }
      await table.change([
        [
          'upsert',
          { partitionKey: TALKS, rowKey: ROW_KEYS.erasedTalk(leadId), talk: JSON.stringify(talk) },
          'Replace',
        ],
      ])
    }
  }
}

function stuckMailIn(row: Row<MailProperties>): StuckMail {
  const mail = mailIn(row)
  const [partition, rowKey] = [String(row.partitionKey), String(row.rowKey)]
  const isOfLead = mail && !WITHOUT_LEAD.includes(mail.kind)
  return {
    id: mailIdOf(partition, rowKey),
    reference: isOfLead ? referenceFrom(leadIdOf(mail.id)) : null,
    kind: mail?.kind ?? 'unreadable',
    isHeld: isHeld({ rowKey }),
    queuedAt: mail?.queuedAt ?? null,
    reason: row.lastFailure ?? '',
    row,
  }
}

/** Columns of an export: when the team first answered, and where the talk stands. */
function talkColumns(row: Row<LeadProperties>): { answered?: string; talk?: string } {
  if (!row.talk) return {}
  const talk = talkIn(row)
  const { answeredAt, agreed } = talk
  const when = agreed ? ` ${momentInWords(new Date(agreed.start), 'en')}, ${agreed.how.way}` : ''
  return { talk: `${stateOf(talk)}${when}`, ...(answeredAt && { answered: answeredAt }) }
}

function readable(row: Row<MailProperties>): Record<string, unknown> {
  const mail = row.mail && mailIn(row)?.mail
  return {
    ...withoutKeys({ ...row } as Row),
    ...(mail && { mail: { to: mail.to, subject: mail.subject, text: mail.text } }),
  }
}

const withoutKeys = ({ etag: _, timestamp: __, partitionKey: ___, rowKey: ____, ...row }: Row) => row
