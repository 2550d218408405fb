import { odata, TableClient, type TableEntityResult, type TransactionAction } from '@azure/data-tables'
import type { Config } from '#functions/config.ts'
import type { Audience, Lead, Mail, Outbox, PendingMail } from '#functions/ports.ts'

type Settings = Pick<Config, 'storageConnectionString' | 'allowInsecureConnection' | 'leaseMs'> & {
  now: () => Date
}

/** `mail` is JSON in UTF-8, because text properties end at 32k characters and binary ones at 64 KB. */
type PendingRow = { leadId: string; audience: Audience; attempts: number; dueAt: Date; mail: Uint8Array }

const PARTITION = 'outbox'
const STORAGE_TIMEOUT_MS = 4_000
const inTime = () => ({ abortSignal: AbortSignal.timeout(STORAGE_TIMEOUT_MS) })

/**
 * The outbox in one table and one partition, so that rows change together: `l:<lead>` is the lead, kept;
 * `p:<lead>:<audience>` a pending mail; `d:<lead>:<audience>` a dead letter. A lease is a change of `dueAt` under
 * the row's ETag: only one instance succeeds.
 */
export function tableOutbox(settings: Settings): Outbox {
  const { storageConnectionString, allowInsecureConnection, leaseMs, now } = settings
  const table = TableClient.fromConnectionString(storageConnectionString, 'outbox', {
    allowInsecureConnection,
    retryOptions: { maxRetries: 2, retryDelayInMs: 100, maxRetryDelayInMs: 1_000 },
  })
  let created: Promise<void> | undefined
  const ready = () => {
    created ??= table.createTable(inTime()).catch((error: unknown) => {
      created = undefined
      throw error
    })
    return created
  }
  const leaseEnd = () => new Date(now().getTime() + leaseMs)
  const markLead = (leadId: string, marks: Record<string, unknown>): TransactionAction => [
    'update',
    { partitionKey: PARTITION, rowKey: `l:${leadId}`, ...marks },
    'Merge',
  ]
  /** Forgets the mail in one transaction with what is noted of it; alone when its lead has been deleted. */
  const settle = async (pending: PendingMail, notes: TransactionAction[]) => {
    const rowKey = pendingKey(pending)
    try {
      await table.submitTransaction([...notes, ['delete', { partitionKey: PARTITION, rowKey }]], inTime())
    } catch (error) {
      if (!hasStatus(error, 409, 404)) throw error
      await table.deleteEntity(PARTITION, rowKey, inTime()).catch(unlessStatus(404))
    }
  }
  /** A pending row that nobody can read becomes a dead letter as it is: it must not hold up the others. */
  const setAside = async ({ etag, ...row }: TableEntityResult<PendingRow>) => {
    const rowKey = String(row.rowKey)
    const letter = { ...row, partitionKey: PARTITION, rowKey: rowKey.replace('p:', 'd:') }
    await table
      .submitTransaction(
        [
          ['create', { ...letter, lastFailure: 'unreadable' }],
          ['delete', { partitionKey: PARTITION, rowKey }],
        ],
        inTime(),
      )
      .catch(unlessStatus(409, 404))
  }

  return {
    async store(lead, mails) {
      await ready()
      const audiences: Audience[] = ['team', 'visitor']
      const dueAt = leaseEnd()
      const rows = audiences.map((audience) => pendingRow(lead.id, audience, mails[audience], dueAt))
      try {
        const { subResponses } = await table.submitTransaction(
          [leadRow(lead), ...rows].map((row): TransactionAction => ['create', row]),
          inTime(),
        )
        const leased = audiences.map((audience, index) => ({
          leadId: lead.id,
          audience,
          attempts: 1,
          mail: mails[audience],
          revision: subResponses[index + 1]?.etag ?? '*',
        }))
        return { stored: true, leased }
      } catch (error) {
        if (!hasStatus(error, 409)) throw error
        const { bodyHash } = await table.getEntity<{ bodyHash: string }>(PARTITION, `l:${lead.id}`, inTime())
        return { stored: false, bodyHash }
      }
    },

    async due(limit) {
      await ready()
      const filter = odata`PartitionKey eq ${PARTITION} and RowKey ge 'p:' and RowKey lt 'p;' and dueAt le ${now()}`
      const due: PendingMail[] = []
      for await (const row of table.listEntities<PendingRow>({ queryOptions: { filter }, ...inTime() })) {
        const pending = pendingMailOf(row)
        if (pending) due.push(pending)
        else await setAside(row)
        if (due.length === limit) break
      }
      return due
    },

    async lease(pending) {
      const attempts = pending.attempts + 1
      const row = { partitionKey: PARTITION, rowKey: pendingKey(pending), attempts, dueAt: leaseEnd() }
      try {
        const { etag } = await table.updateEntity(row, 'Merge', { etag: pending.revision, ...inTime() })
        return { ...pending, attempts, revision: etag ?? '*' }
      } catch (error) {
        if (hasStatus(error, 412, 404)) return null
        throw error
      }
    },

    async finish(pending) {
      const { leadId, audience, attempts } = pending
      const marks = { [`${audience}MailSentAt`]: now(), [`${audience}MailAttempts`]: attempts }
      await settle(pending, [markLead(leadId, marks)])
    },

    async postpone(pending, until, reason) {
      const row = { partitionKey: PARTITION, rowKey: pendingKey(pending), dueAt: until, lastFailure: reason }
      await table
        .updateEntity(row, 'Merge', { etag: pending.revision, ...inTime() })
        .catch(unlessStatus(412, 404))
    },

    async bury(pending, reason) {
      const { leadId, audience, attempts, mail } = pending
      const rowKey = `d:${leadId}:${audience}`
      const letter = { ...pendingRow(leadId, audience, mail, now()), rowKey, attempts, lastFailure: reason }
      await settle(pending, [['create', letter], markLead(leadId, { [`${audience}MailFailure`]: reason })])
    },
  }
}

const pendingKey = ({ leadId, audience }: Pick<PendingMail, 'leadId' | 'audience'>) =>
  `p:${leadId}:${audience}`

/** The form's fields become properties of their own: people read this row. */
const leadRow = ({ id, form, reference, bodyHash, language, consentVersion, receivedAt }: Lead) => ({
  ...form,
  partitionKey: PARTITION,
  rowKey: `l:${id}`,
  reference,
  bodyHash,
  language,
  receivedAt,
  ...(consentVersion !== null && { consentVersion }),
})

const pendingRow = (leadId: string, audience: Audience, mail: Mail, dueAt: Date) => ({
  partitionKey: PARTITION,
  rowKey: pendingKey({ leadId, audience }),
  leadId,
  audience,
  attempts: 1,
  dueAt,
  mail: new TextEncoder().encode(JSON.stringify(mail)),
})

/** Null when the row holds no mail. */
function pendingMailOf({ leadId, audience, attempts, mail, etag }: TableEntityResult<PendingRow>) {
  try {
    const read = JSON.parse(new TextDecoder().decode(mail)) as Mail
    return { leadId, audience, attempts, mail: read, revision: etag }
  } catch {
    return null
  }
}

const hasStatus = (error: unknown, ...statuses: number[]) =>
  statuses.includes((error as { statusCode?: number }).statusCode ?? 0)

const unlessStatus =
  (...statuses: number[]) =>
  (error: unknown) => {
    if (!hasStatus(error, ...statuses)) throw error
  }
