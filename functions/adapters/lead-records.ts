import { odata } from '@azure/data-tables'
import { operationIdOf } from '#functions/identifiers.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import type { Mailer, PendingMail } from '#functions/ports.ts'
import { type LeadTable, type Row, TRANSACTION_LIMIT } from './lead-table.ts'
import { type MailProperties, mailIn, mailRow } from './mail-rows.ts'
import { after, ROW_KEYS, SIGN_UPS } from './row-keys.ts'

interface Ports {
  table: LeadTable
  hash: KeyedHash
  mailer: Mailer
  now: () => Date
}

/** A mail that waits for a human. */
export interface StuckMail {
  mail: PendingMail
  /** Why it was buried, or held. */
  reason: string
  isHeld: boolean
}

/** What operators do with what is stored; each method reads all months. */
export interface LeadRecords {
  /** All leads, oldest first, as their rows are. */
  leads(): Promise<Record<string, unknown>[]>
  /** All confirmed sign-ups, with what proves them. */
  signUps(): Promise<Record<string, unknown>[]>
  /** Dead letters and held mails. */
  stuck(): Promise<StuckMail[]>
  /** Forgets everything kept of an address; returns how many rows that were. */
  erase(email: string): Promise<number>
  /**
   * Releases a dead letter or held mail for the next sweep, after asking the e-mail service about it: what went out
   * after all is `delivered` and only forgotten; what failed there gets a new operation.
   */
  release(stuck: StuckMail): Promise<'delivered' | 'released' | 'unanswered'>
}

const EVERYTHING = 1_000_000

export function leadRecords({ table, hash, mailer, now }: Ports): LeadRecords {
  const startingWith = <Properties extends object>(prefix: string) =>
    table.query<Properties>(odata`RowKey ge ${prefix} and RowKey lt ${after(prefix)}`, EVERYTHING)
  const stuckIn = async (prefix: 'd:' | 'h:'): Promise<StuckMail[]> => {
    const rows = await startingWith<MailProperties>(prefix)
    return rows.flatMap((row) => {
      const mail = mailIn(row)
      return mail ? [{ mail, reason: row.lastFailure ?? '', isHeld: prefix === 'h:' }] : []
    })
  }

  return {
    leads: async () => (await startingWith('l:')).map(withoutKeys).toSorted(byTime('receivedAt')),
    signUps: async () => (await startingWith('y:')).map(withoutKeys).toSorted(byTime('confirmedAt')),
    stuck: async () => [...(await stuckIn('d:')), ...(await stuckIn('h:'))],

    async erase(email) {
      const addressId = hash.address(email)
      const index = await startingWith(ROW_KEYS.address(addressId, ''))
      let erased = 0
      for (const { partitionKey = '', rowKey = '' } of index) {
        const leadId = rowKey.slice(ROW_KEYS.address(addressId, '').length)
        const mails = await table.query(
          odata`PartitionKey eq ${partitionKey} and id ge ${leadId} and id lt ${`${leadId}~`}`,
          TRANSACTION_LIMIT,
          ['PartitionKey', 'RowKey'],
        )
        const lead = await table.get(partitionKey, ROW_KEYS.lead(leadId))
        erased += await remove(table, partitionKey, [
          ...mails.map((mail) => String(mail.rowKey)),
          ...(lead ? [ROW_KEYS.lead(leadId)] : []),
          rowKey,
        ])
      }
      const records = [ROW_KEYS.signUp, ROW_KEYS.confirmed, ROW_KEYS.withdrawn].map((key) => key(addressId))
      const signUps = await table.query(
        odata`PartitionKey eq ${SIGN_UPS} and addressId eq ${addressId}`,
        TRANSACTION_LIMIT,
        ['RowKey'],
      )
      const keys = new Set(signUps.map(({ rowKey }) => String(rowKey)))
      for (const rowKey of records) if (await table.get(SIGN_UPS, rowKey)) keys.add(rowKey)
      return erased + (await remove(table, SIGN_UPS, [...keys]))
    },

    async release({ mail, isHeld }) {
      const status = isHeld ? 'unknown' : await mailer.ask(operationIdOf(mail.id))
      if (typeof status === 'object') return 'unanswered'
      if (status === 'running' || status === 'succeeded') {
        await remove(table, mail.partition, [mail.rowKey])
        return 'delivered'
      }
      const id = status === 'failed' ? `${mail.id}:${now().getTime().toString(36)}` : mail.id
      const released = { ...mail, id, attempts: isHeld || status === 'failed' ? 0 : 1, queuedAt: now() }
      await table.change([
        ['delete', { partitionKey: mail.partition, rowKey: mail.rowKey }],
        ['create', mailRow(released, mail.partition, ROW_KEYS.pending(mail.kind, now(), id))],
      ])
      return 'released'
    },
  }
}

async function remove(table: LeadTable, partitionKey: string, rowKeys: readonly string[]): Promise<number> {
  if (rowKeys.length > 0) await table.change(rowKeys.map((rowKey) => ['delete', { partitionKey, rowKey }]))
  return rowKeys.length
}

const withoutKeys = ({ etag: _, timestamp: __, partitionKey: ___, rowKey: ____, ...row }: Row) => row

const byTime = (column: string) => (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Number(one[column]) - Number(other[column])
