import type { Suspicion } from '#contracts/forms/form-signals.ts'
import type { StoredState } from '#functions/calls/health.ts'
import { MAIL_KINDS } from '#functions/ports.ts'
import { KEYS, type LeadTable, rowsOf } from './lead-table.ts'
import { partitionsWithMails } from './partitions.ts'
import { dueAtOf, type KeyRange, OPERATIONS, ROW_KEYS, SPANS } from './row-keys.ts'

const COUNT_UP_TO = 1_000
/** Suspicion raised by the hidden form field. People rarely fill it in, so mails held because of it are not urgent. */
const SURE: Suspicion = 'trap'

/** Returns the state that the health endpoint reports. Throws if the storage cannot be reached. */
export async function storedState(table: LeadTable, now: Date): Promise<StoredState> {
  const partitions = await partitionsWithMails(table, now)
  const rowsIn = async (span: KeyRange, limit: number, columns: string[] = []) => {
    const pages = await Promise.all(
      partitions.map((partition) =>
        rowsOf<{ queuedAt?: Date; lastFailure?: string }>(
          table,
          { partition, keys: span, columns: [...KEYS, ...columns] },
          limit,
        ),
      ),
    )
    return pages.flat()
  }
  const [ofTeam, ofOthers, held, lastSweep, forgetting, ...due] = await Promise.all([
    rowsIn(SPANS.deadOfTeam, COUNT_UP_TO),
    rowsIn(SPANS.deadOfOthers, COUNT_UP_TO),
    rowsIn(SPANS.held, COUNT_UP_TO, ['queuedAt', 'lastFailure']),
    table.get<{ at: Date }>(OPERATIONS, ROW_KEYS.lastSweep),
    table.get<{ endedAt?: Date }>(OPERATIONS, ROW_KEYS.forgetting),
    ...MAIL_KINDS.map((kind) => rowsIn(SPANS.due(kind, now), 1)),
  ])
  return {
    oldestDueAt: earliest(due.flat().map(({ rowKey }) => dueAtOf(String(rowKey)))),
    deadTeamLetters: Math.min(ofTeam.length, COUNT_UP_TO),
    otherDeadLetters: Math.min(ofOthers.length, COUNT_UP_TO),
    heldMails: Math.min(held.length, COUNT_UP_TO),
    oldestHeldAt: earliest(
      held.flatMap(({ queuedAt, lastFailure }) => (lastFailure === SURE ? [] : (queuedAt ?? []))),
    ),
    lastSweepAt: lastSweep?.at ?? null,
    lastForgettingAt: forgetting?.endedAt ?? null,
  }
}

const earliest = (times: readonly Date[]): Date | null =>
  times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
