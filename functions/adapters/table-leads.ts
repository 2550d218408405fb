import type { TransactionAction } from '@azure/data-tables'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import { emailIn } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import type { Config } from '#functions/config.ts'
import { answerDay } from '#functions/days/answer-day.ts'
import { CLOCKS_DIFFER_MS } from '#functions/days/clocks.ts'
import { dayOf } from '#functions/days/utc-day.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import type { Arrival, Lead, Leads, PendingMail, Recipient, StoreResult } from '#functions/ports.ts'
import { hasStatus, type LeadTable } from './lead-table.ts'
import { clientLimits, fullClients, mailboxLimit } from './limits.ts'
import { isHeld, mailRow } from './mail-rows.ts'
import { claim, type Limit, type SlotRow } from './rate-slots.ts'
import { monthOf, ROW_KEYS } from './row-keys.ts'

type Settings = Pick<
  Config,
  'hasTalks' | 'leaseMs' | 'postsPerClient' | 'postsPerClientInAnHour' | 'mailsPerMailbox'
> & {
  now: () => Date
  random: () => number
  hash: KeyedHash
}
type Known = Extract<StoreResult, { outcome: 'known' | 'taken-back' }>
type Written = Exclude<StoreResult, { outcome: 'throttled' }>

const DAY_MS = 86_400_000

/** Stores each lead in the partition of its month, in one transaction with its mails and rate-limit slots. */
export function tableLeads(table: LeadTable, settings: Settings): Leads {
  const { leaseMs, now, random, hash } = settings
  const full = fullClients()

  async function knownIn(month: string, { id }: Pick<Lead, 'id'>): Promise<Known | null> {
    const stored = await table.get<StoredLead>(month, ROW_KEYS.lead(id))
    if (stored?.takenBackAt) return { outcome: 'taken-back' }
    if (stored === null) return null
    const { bodyHash, receivedAt } = stored
    return { outcome: 'known', bodyHash, receipt: receiptOf(stored), receivedAt }
  }
  /**
   * Looks for the lead in the previous or next month. An attempt some days ago, or an instance whose clock differs, may
   * have stored it there.
   */
  const knownBeside = async (lead: Pick<Lead, 'id' | 'receivedAt'>) => {
    const month = monthOf(lead.receivedAt)
    const beside = [-MESSAGE_WAITS_MS - DAY_MS, CLOCKS_DIFFER_MS]
      .map((ms) => monthOf(new Date(lead.receivedAt.getTime() + ms)))
      .find((other) => other !== month)
    return beside === undefined ? null : knownIn(beside, lead)
  }

  const claimAndWrite = (arrival: Arrival, recipients: readonly Recipient[], limits: readonly Limit[]) =>
    claim({ table, random }, monthOf(arrival.lead.receivedAt), limits, (slots) =>
      write(arrival, recipients, slots),
    )

  /** Stores the lead, unless it is stored already. Returns null if another request took a slot. */
  async function write(
    arrival: Arrival,
    recipients: readonly Recipient[],
    slots: readonly SlotRow[],
  ): Promise<Written | null> {
    const { lead, suspicion } = arrival
    const mails = mailsOf(arrival, recipients, new Date(now().getTime() + leaseMs), hash)
    const isReceiptDue = mails.some((mail) => mail.kind === 'visitor' && !isHeld(mail))
    const rows = [leadRow(arrival, hash, isReceiptDue), ...openRowOf(arrival), ...slots]
    try {
      const kept = await create(table, rows, mails, suspicion)
      return { outcome: 'stored', leased: kept.filter((mail) => !isHeld(mail)) }
    } catch (error) {
      // A write without an answer may have taken effect.
      const known = await knownIn(monthOf(lead.receivedAt), lead)
      if (known === null && !hasStatus(error, 409)) throw error
      return known
    }
  }

  /** A message that may be a bot's is not due. */
  function openRowOf({ lead, suspicion }: Arrival) {
    if (!settings.hasTalks || suspicion !== null) return []
    return [
      {
        partitionKey: monthOf(lead.receivedAt),
        rowKey: ROW_KEYS.open(lead.id),
        due: answerDay(lead.receivedAt, lead.form.formType),
        addressId: hash.address(personOf(lead)),
      },
    ]
  }

  return {
    async isStored(id, at) {
      const lead = { id, receivedAt: at }
      return ((await knownIn(monthOf(at), lead)) ?? (await knownBeside(lead))) !== null
    },

    async look({ lead, clientId }) {
      const at = lead.receivedAt
      const known = (await knownIn(monthOf(at), lead)) ?? (await knownBeside(lead))
      const retryAfterS = full.waitOf(clientId, at)
      return known ?? (retryAfterS === null ? null : { outcome: 'throttled', retryAfterS })
    },

    async store(arrival) {
      const { lead, clientId } = arrival
      const at = lead.receivedAt
      const ofClient = clientId === null ? [] : clientLimits(settings, clientId, at)
      const claimed = await claimAndStore(arrival, ofClient)
      if ('taken' in claimed) return claimed.taken
      return { outcome: 'throttled', retryAfterS: full.note(String(clientId), claimed.full, at) }
    },
  }

  /** Stores the lead without a receipt if the mailbox of its sender is over its daily limit. */
  async function claimAndStore(arrival: Arrival, ofClient: readonly Limit[]) {
    const { lead, mails, suspicion } = arrival
    // A held receipt claims no slot until it is released.
    const receipt = mails.visitor
    const ofMailbox =
      suspicion || receipt === null ? [] : [mailboxLimit(settings, hash.mailbox(receipt.to), lead.receivedAt)]
    const claimed = await claimAndWrite(arrival, ['team', 'visitor'], [...ofClient, ...ofMailbox])
    const isMailboxFull = 'full' in claimed && ofMailbox.includes(claimed.full)
    return isMailboxFull ? claimAndWrite(arrival, ['team'], ofClient) : claimed
  }
}

/**
 * Writes the rows in one transaction. If a mail is too large for its row, writes the mails without HTML: their text has
 * the same content.
 */
async function create(
  table: LeadTable,
  rows: readonly SlotRow[],
  mails: readonly PendingMail[],
  heldBecause: string | null,
): Promise<readonly PendingMail[]> {
  const write = async (kept: readonly PendingMail[]) => {
    const mailRows = kept.map((mail) =>
      mailRow(mail, mail.partition, mail.rowKey, isHeld(mail) ? heldBecause : null),
    )
    await table.change([...rows, ...mailRows].map((row): TransactionAction => ['create', row]))
    return kept
  }
  try {
    return await write(mails)
  } catch (error) {
    if (!hasStatus(error, 400, 413)) throw error
    return write(mails.map((mail) => ({ ...mail, mail: { ...mail.mail, html: '' } })))
  }
}

function mailsOf(
  { lead, mails, suspicion }: Arrival,
  recipients: readonly Recipient[],
  dueAt: Date,
  hash: KeyedHash,
): PendingMail[] {
  const email = emailIn(lead.form)
  const mailboxId = email && hash.mailbox(email)
  return recipients.flatMap((kind) => {
    const mail = mails[kind]
    if (mail === null) return []
    const id = `${lead.id}:${kind}`
    const holds = kind === 'visitor' && suspicion !== null
    return {
      id,
      kind,
      attempts: holds ? 0 : 1,
      queuedAt: lead.receivedAt,
      mail,
      addressId: hash.address(personOf(lead)),
      mailboxId: kind === 'visitor' ? mailboxId : null,
      countedOn: kind === 'visitor' && !holds ? dayOf(lead.receivedAt) : null,
      leasedUntil: holds ? null : dueAt,
      partition: monthOf(lead.receivedAt),
      rowKey: holds ? ROW_KEYS.held(id) : ROW_KEYS.pending(kind, dueAt, id),
    }
  })
}

/** Identifies the person for erasure: by e-mail address, or by reference if the form has no address. */
const personOf = ({ form, reference }: Lead) => emailIn(form) ?? reference

interface StoredLead {
  bodyHash: string
  receivedAt: Date
  withoutReceipt?: boolean
  visitorMailSentAt?: Date
  visitorMailFailure?: string
  takenBackAt?: Date
}

function receiptOf({ withoutReceipt, visitorMailSentAt, visitorMailFailure }: StoredLead): ReceiptMail {
  if (visitorMailSentAt) return 'sent'
  return withoutReceipt || visitorMailFailure ? 'none' : 'later'
}

/** Builds the row of a lead. It has one property per field, because people read it. */
const leadRow = ({ lead, suspicion }: Arrival, hash: KeyedHash, isReceiptDue: boolean) => ({
  ...lead.form,
  partitionKey: monthOf(lead.receivedAt),
  rowKey: ROW_KEYS.lead(lead.id),
  addressId: hash.address(personOf(lead)),
  reference: lead.reference,
  bodyHash: lead.bodyHash,
  language: lead.language,
  receivedAt: lead.receivedAt,
  ...(lead.consentVersion !== null && { consentVersion: lead.consentVersion }),
  ...(suspicion !== null && { heldBecause: suspicion }),
  ...(!isReceiptDue && { withoutReceipt: true }),
})
