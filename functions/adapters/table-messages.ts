import type { TransactionAction } from '@azure/data-tables'
import type { Config } from '#functions/config.ts'
import { dayOf } from '#functions/days/utc-day.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import type { LeadPlace, Messages, PendingMail } from '#functions/ports.ts'
import { changeIfAsRead, KEYS, type LeadTable, type Row, retryOvertaken } from './lead-table.ts'
import { countMail } from './limits.ts'
import { creationOf, pendingMail } from './mail-rows.ts'
import { momentClaims } from './moment-claims.ts'
import { monthOf, prefixRange, ROW_KEYS, SPANS } from './row-keys.ts'
import { type LeadProperties, leadIn, leadRow, talkIn } from './stored-lead.ts'
import { throttleOf } from './throttle.ts'

type Settings = Pick<
  Config,
  'mailsPerMailbox' | 'postsPerClient' | 'postsPerClientInAnHour' | 'talksAtOnce'
> & {
  now: () => Date
  random: () => number
  hash: KeyedHash
}

/** Returns the store of messages. Each change is one transaction, which starts over if a row has changed. */
export function tableMessages(table: LeadTable, settings: Settings): Messages {
  const { now, hash } = settings
  const throttle = throttleOf(table, settings)
  const claims = momentClaims(table, settings)
  const leadAt = ({ id, receivedAt }: LeadPlace) => leadRow(table, monthOf(receivedAt), id)
  /**
   * Returns the keys of all mails of a lead, and of the rows that list it. Accepted mails are included, because they can
   * still fail and become dead letters.
   */
  async function mailsOf({ id, receivedAt }: LeadPlace): Promise<string[]> {
    const spans = [
      SPANS.accepted,
      SPANS.dead,
      prefixRange(ROW_KEYS.held(`${id}:`)),
      SPANS.pending,
      ...[ROW_KEYS.open(id), ROW_KEYS.proposal(id), ROW_KEYS.code(id)].map(prefixRange),
    ]
    const found: string[] = []
    for (const span of spans) {
      const query = { partition: monthOf(receivedAt), keys: span, columns: KEYS }
      for await (const page of table.pages(query))
        for (const { rowKey } of page) if (String(rowKey).includes(id)) found.push(String(rowKey))
    }
    return found
  }
  /** Plans and writes a change. Starts over if a row has changed in the meantime. Null if the lead is gone. */
  const change = <Result>(
    place: LeadPlace,
    plan: (lead: Row<LeadProperties>) => Promise<{ result: Result; actions?: TransactionAction[] }>,
  ): Promise<Result | null> =>
    retryOvertaken<Result | null | 'overtaken'>(async () => {
      const lead = await leadAt(place)
      if (!lead) return null
      const { result, actions } = await plan(lead)
      return !actions || (await changeIfAsRead(table, actions)) ? result : 'overtaken'
    })

  return {
    throttle: (clientId) => throttle(`${clientId}:message`),

    async find(place) {
      const row = await leadAt(place)
      if (!row) return null
      const handedOverAt = row.teamMailFailure ? null : (row.teamMailSentAt ?? null)
      const { addressId } = row
      return { lead: leadIn(row, place.id), talk: talkIn(row), addressId, handedOverAt }
    },

    async takeBack(place, noteOn) {
      let start: string | undefined
      const note = await change(place, async (row) => {
        const partitionKey = monthOf(place.receivedAt)
        const at = now()
        const talk = talkIn(row)
        start = talk.agreed?.start
        const lead = { partitionKey, rowKey: ROW_KEYS.lead(place.id), takenBackAt: at }
        const note = { id: `${place.id}:taken-back`, kind: 'taken-back', mail: noteOn(talk) } as const
        const result = pendingMail(partitionKey, note, at)
        const mails = await mailsOf(place)
        const actions: TransactionAction[] = [
          ['update', lead, 'Replace', { etag: row.etag }],
          ...mails.map((rowKey): TransactionAction => ['delete', { partitionKey, rowKey }]),
          ['create', { partitionKey, rowKey: ROW_KEYS.takenBack(at, place.id) }],
          creationOf(result),
        ]
        return { actions, result }
      })
      // If this fails, the next sweep releases the claim.
      if (note && start !== undefined) await claims.release(start, place.id).catch(() => {})
      return note
    },

    async sendAgain(place, mail) {
      const mailboxId = hash.mailbox(mail.to)
      let countedOn: string | null = null
      return change<PendingMail | 'waiting' | 'refused'>(place, async (row) => {
        const { etag, heldBecause, visitorMailSentAt, addressId } = row
        // If a bot is suspected, the visitor gets no mail until a person has released the receipt.
        if (heldBecause && !visitorMailSentAt) return { result: 'refused' }
        if (isReceiptUnderWay(row)) return { result: 'waiting' }
        const at = now()
        if (countedOn === null && !(await countMail(table, settings, mailboxId, at)))
          return { result: 'refused' }
        countedOn ??= dayOf(at)
        const partitionKey = monthOf(place.receivedAt)
        const id = `${place.id}:visitor:${at.getTime().toString(36)}`
        const result = {
          ...pendingMail(partitionKey, { id, kind: 'visitor', mail }, at),
          addressId,
          mailboxId,
          countedOn,
        }
        const rowKey = ROW_KEYS.lead(place.id)
        const lead = { partitionKey, rowKey, receiptSentAgainAt: at, visitorMailFailure: '' }
        const actions: TransactionAction[] = [
          // Changing this row makes a simultaneous take-back fail and retry.
          ['update', lead, 'Merge', { etag }],
          creationOf(result),
        ]
        return { actions, result }
      })
    },
  }
}

function isReceiptUnderWay(row: Row<LeadProperties>): boolean {
  const { receiptSentAgainAt, withoutReceipt, receivedAt, visitorMailSentAt, visitorMailFailure } = row
  const queuedAt = receiptSentAgainAt ?? (withoutReceipt ? null : receivedAt)
  if (queuedAt === null || visitorMailFailure) return false
  return visitorMailSentAt === undefined || visitorMailSentAt < queuedAt
}
