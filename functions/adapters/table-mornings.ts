import type { Config } from '#functions/config.ts'
import { referenceFrom } from '#functions/identifiers.ts'
import { MAIL_KINDS, type MailKind, type Mornings, type OpenWork } from '#functions/ports.ts'
import { hasStatus, KEYS, type LeadTable, PAGE_LIMIT, rowsOf } from './lead-table.ts'
import { creationOf, leadIdOf, pendingMail } from './mail-rows.ts'
import { openWork } from './open-work.ts'
import { partitionsWithMails, strayPartitions } from './partitions.ts'
import { type KeyRange, monthOf, OPERATIONS, ROW_KEYS, SIGN_UPS, SPANS } from './row-keys.ts'

const NO_WORK: OpenWork = { due: [], proposals: [], talks: [] }
const HOUR_MS = 3_600_000

type Settings = Pick<Config, 'hasTalks' | 'talksAtOnce'> & { now: () => Date }

export function tableMornings(table: LeadTable, settings: Settings): Mornings {
  const { now, hasTalks } = settings
  let closed = ''
  let noted = ''

  const mailsIn = async (keys: KeyRange) => {
    const pages = await Promise.all(
      (await partitionsWithMails(table, now())).map((partition) =>
        rowsOf<{ id?: string; kind?: MailKind; queuedAt?: Date }>(
          table,
          { partition, keys, columns: [...KEYS, 'id', 'kind', 'queuedAt'] },
          PAGE_LIMIT,
        ),
      ),
    )
    return pages.flat()
  }

  return {
    async isOpen(day) {
      if (closed === day) return false
      const isClosed = (await table.get(monthOf(now()), ROW_KEYS.morning(day))) !== null
      if (isClosed) closed = day
      return !isClosed
    },

    async report({ since, until }) {
      const anHourAgo = new Date(now().getTime() - HOUR_MS)
      const inAnHour = new Date(now().getTime() + HOUR_MS)
      const [work, strays, held, ofTeam, ofOthers, delayed, confirmed] = await Promise.all([
        hasTalks ? openWork(table, settings) : NO_WORK,
        strayPartitions(table),
        mailsIn(SPANS.held),
        mailsIn(SPANS.deadOfTeam),
        mailsIn(SPANS.deadOfOthers),
        // Leave out mails that are due in more than an hour: their mailbox has reached its daily limit, or the e-mail
        // service has requested the delay.
        Promise.all(MAIL_KINDS.map((kind) => mailsIn(SPANS.due(kind, inAnHour)))),
        rowsOf(
          table,
          {
            partition: SIGN_UPS,
            keys: SPANS.confirmations(since, until),
            columns: KEYS,
          },
          PAGE_LIMIT,
        ),
      ])
      const heldForms = held.filter(({ kind }) => kind === 'visitor')
      return {
        work,
        heldForms: heldForms.map(referenceOf),
        heldSignUps: held.length - heldForms.length,
        deadTeamLetters: ofTeam.map(referenceOf),
        otherDeadLetters: ofOthers.length,
        strayPartitions: strays,
        delayedMails: delayed.flat().filter(({ queuedAt }) => queuedAt && queuedAt < anHourAgo).length,
        signUps: confirmed.length,
      }
    },

    async lastOperations() {
      const [exported, release] = await Promise.all([
        table.get<{ leads?: Date; signUps?: Date }>(OPERATIONS, ROW_KEYS.lastExport),
        table.get<{ at: Date }>(OPERATIONS, ROW_KEYS.release),
      ])
      return {
        leadsExportedAt: exported?.leads ?? null,
        signUpsExportedAt: exported?.signUps ?? null,
        deployedAt: release?.at ?? null,
      }
    },

    async noteRelease(builtOn) {
      if (noted === builtOn) return
      const row = await table.get<{ builtOn: string }>(OPERATIONS, ROW_KEYS.release)
      if (row?.builtOn !== builtOn) {
        const release = { partitionKey: OPERATIONS, rowKey: ROW_KEYS.release, builtOn, at: now() }
        await table.change([['upsert', release, 'Replace']])
      }
      noted = builtOn
    },

    async close(day, mail) {
      const partitionKey = monthOf(now())
      const marked = { partitionKey, rowKey: ROW_KEYS.morning(day) }
      const mails =
        mail === null
          ? []
          : [pendingMail(partitionKey, { id: `${day}:morning`, kind: 'morning', mail }, now())]
      try {
        await table.change([['create', marked], ...mails.map(creationOf)])
      } catch (error) {
        // Another instance was faster: it has already stored the row that marks this day as done.
        if (!hasStatus(error, 409)) throw error
      }
      closed = day
    },
  }
}

const referenceOf = ({ id }: { id?: string }) =>
  id === undefined ? 'one that cannot be read' : referenceFrom(leadIdOf(id))
