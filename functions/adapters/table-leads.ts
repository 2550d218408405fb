import { randomInt } from 'node:crypto'
import { odata, type TransactionAction } from '@azure/data-tables'
import type { Config } from '#functions/config.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import type { Arrival, Audience, Lead, Leads, PendingMail } from '#functions/ports.ts'
import { type ClientSlots, clientSlots } from './client-slots.ts'
import { hasStatus, type LeadTable } from './lead-table.ts'
import { mailRow } from './mail-rows.ts'
import { dayOf, monthOf, ROW_KEYS } from './row-keys.ts'

type Settings = Pick<Config, 'leaseMs' | 'postsPerClient' | 'mailsPerMailbox'> & {
  now: () => Date
  hash: KeyedHash
}

/** Slots are guessed; when several guesses in a row are taken, somebody is busy indeed. */
const MOST_GUESSES = 8

/** Leads in the partition of their month, with everything they cause in one transaction. */
export function tableLeads(table: LeadTable, settings: Settings): Leads {
  const { leaseMs, mailsPerMailbox, now, hash } = settings
  const clients = clientSlots(table, settings)

  async function bodyHashOf({ id, receivedAt }: Lead): Promise<string | null> {
    const stored = await table.get<{ bodyHash: string }>(monthOf(receivedAt), ROW_KEYS.lead(id))
    return stored?.bodyHash ?? null
  }
  /** A key is good for a day at least: on the first day of a month its lead may lie in the month before. */
  async function bodyHashBefore({ id, receivedAt }: Lead): Promise<string | null> {
    if (receivedAt.getUTCDate() !== 1) return null
    const yesterday = new Date(receivedAt.getTime() - 86_400_000)
    const stored = await table.get<{ bodyHash: string }>(monthOf(yesterday), ROW_KEYS.lead(id))
    return stored?.bodyHash ?? null
  }
  async function mailboxSlot(mailboxId: string): Promise<number | null> {
    const prefix = `m:${dayOf(now())}:${mailboxId}:`
    const taken = await table.query(
      odata`PartitionKey eq ${monthOf(now())} and RowKey ge ${prefix} and RowKey lt ${`${prefix}~`}`,
      mailsPerMailbox,
      ['RowKey'],
    )
    const free = [...Array(mailsPerMailbox).keys()].filter(
      (slot) => !taken.some(({ rowKey }) => rowKey === `${prefix}${slot}`),
    )
    return free[0] ?? null
  }

  return {
    async store(arrival) {
      const { lead, clientId, suspicion } = arrival
      const known = await bodyHashBefore(lead)
      if (known !== null) return { outcome: 'known', bodyHash: known }
      const retryAfterS = clients.knownWait(clientId)
      if (retryAfterS !== null) return { outcome: 'throttled', retryAfterS }

      const mailboxId = hash.mailbox(lead.form.email)
      let slots: Slots = {
        client: clientId && clients.guess(),
        mailbox: suspicion ? null : randomInt(mailsPerMailbox),
      }
      for (let guess = 1; ; guess += 1) {
        const mails = mailsOf(arrival, hash, slots.mailbox !== null || suspicion !== null)
        const dueAt = new Date(now().getTime() + leaseMs)
        try {
          await table.change(rowsOf(arrival, mails, slots, { dueAt, mailboxId, hash, clients }))
          return {
            outcome: 'stored',
            leased: suspicion ? [] : mails.map((mail) => placed(mail, lead, dueAt)),
          }
        } catch (error) {
          if (!hasStatus(error, 409) || guess === MOST_GUESSES) throw error
        }
        const bodyHash = await bodyHashOf(lead)
        if (bodyHash !== null) return { outcome: 'known', bodyHash }
        const [client, mailbox] = await Promise.all([
          clientId && clients.free(clientId),
          slots.mailbox === null ? null : mailboxSlot(mailboxId),
        ])
        if (typeof client === 'object' && client) return { outcome: 'throttled', ...client }
        slots = { client, mailbox }
      }
    },
  }
}

interface Slots {
  client: number | null | ''
  mailbox: number | null
}

type StoredMail = Omit<PendingMail, 'partition' | 'rowKey'>

/** Receipts are left out for a mailbox that has had its mails for today. */
function mailsOf({ lead, mails }: Arrival, hash: KeyedHash, hasReceipt: boolean): StoredMail[] {
  const audiences: Audience[] = hasReceipt ? ['team', 'visitor'] : ['team']
  return audiences.map((kind) => ({
    id: `${lead.id}:${kind}`,
    kind,
    attempts: 1,
    queuedAt: lead.receivedAt,
    mail: mails[kind],
    addressId: kind === 'visitor' ? hash.address(lead.form.email) : null,
    mailboxId: kind === 'visitor' ? hash.mailbox(lead.form.email) : null,
    isCounted: kind === 'visitor',
  }))
}

const placed = (mail: StoredMail, { receivedAt }: Lead, dueAt: Date): PendingMail => ({
  ...mail,
  partition: monthOf(receivedAt),
  rowKey: ROW_KEYS.pending(mail.kind, dueAt, mail.id),
})

function rowsOf(
  { lead, clientId, suspicion }: Arrival,
  mails: readonly StoredMail[],
  slots: Slots,
  context: { dueAt: Date; mailboxId: string; hash: KeyedHash; clients: ClientSlots },
): TransactionAction[] {
  const partitionKey = monthOf(lead.receivedAt)
  const { dueAt, mailboxId, hash, clients } = context
  const rows = [
    leadRow(lead, suspicion),
    { partitionKey, rowKey: ROW_KEYS.address(hash.address(lead.form.email), lead.id) },
    ...mails.map((mail) =>
      suspicion
        ? mailRow({ ...mail, attempts: 0 }, partitionKey, ROW_KEYS.held(mail.id), suspicion)
        : mailRow(mail, partitionKey, ROW_KEYS.pending(mail.kind, dueAt, mail.id)),
    ),
    ...(clientId && typeof slots.client === 'number'
      ? [{ partitionKey, rowKey: clients.rowKey(clientId, slots.client) }]
      : []),
    ...(slots.mailbox === null
      ? []
      : [{ partitionKey, rowKey: ROW_KEYS.mailbox(dayOf(lead.receivedAt), mailboxId, slots.mailbox) }]),
  ]
  return rows.map((row) => ['create', row])
}

/** The form's fields become properties of their own: people read this row. */
const leadRow = (lead: Lead, suspicion: string | null) => ({
  ...lead.form,
  partitionKey: monthOf(lead.receivedAt),
  rowKey: ROW_KEYS.lead(lead.id),
  reference: lead.reference,
  bodyHash: lead.bodyHash,
  language: lead.language,
  receivedAt: lead.receivedAt,
  ...(lead.consentVersion !== null && { consentVersion: lead.consentVersion }),
  ...(suspicion !== null && { heldBecause: suspicion }),
})
