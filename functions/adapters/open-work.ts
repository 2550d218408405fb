import { dayInBerlin, momentInBerlin } from '#contracts/values/german-time.ts'
import type { Config } from '#functions/config.ts'
import { workingDayAfter } from '#functions/days/working-day.ts'
import { referenceFrom } from '#functions/identifiers.ts'
import type { OpenWork } from '#functions/ports.ts'
import type { LeadTable } from './lead-table.ts'
import { momentClaims } from './moment-claims.ts'
import { isUndelivered, leadIdIn, openRows, proposalRows } from './table-talks.ts'

/** Lists the team's open work of today. Reads only the rows of open messages, and today's talks. */
export async function openWork(
  table: LeadTable,
  settings: Pick<Config, 'talksAtOnce'> & { now: () => Date },
): Promise<OpenWork> {
  const at = settings.now()
  const today = dayInBerlin(at)
  const nextDay = workingDayAfter(today)
  const [open, proposals, talks] = await Promise.all([
    openRows(table, at),
    proposalRows(table, at),
    momentClaims(table, settings).talksBetween(
      momentInBerlin(today, '00:00'),
      momentInBerlin(today, '23:59'),
    ),
  ])
  return {
    due: open
      .filter(({ due }) => due <= today)
      .map((row) => ({
        reference: referenceFrom(leadIdIn(row)),
        dueOn: row.due,
        others: open
          .filter((other) => other.addressId === row.addressId && other.rowKey !== row.rowKey)
          .map((other) => referenceFrom(leadIdIn(other))),
      }))
      .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
    proposals: proposals
      .map((row) => ({
        reference: referenceFrom(leadIdIn(row)),
        first: row.first,
        isUndelivered: isUndelivered(row),
      }))
      .filter((row) => row.isUndelivered || dayInBerlin(new Date(row.first)) <= nextDay)
      .toSorted((one, other) => one.first.localeCompare(other.first)),
    talks: talks.map(({ leadId, agreed: { start, how } }) => ({
      reference: referenceFrom(leadId),
      start,
      how,
    })),
  }
}
