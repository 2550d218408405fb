import type { Config } from '#functions/config.ts'
import { CLOCKS_DIFFER_MS } from '#functions/days/clocks.ts'
import type { StoredTalk } from '#functions/ports.ts'
import { changeIfAsRead, type LeadTable, PAGE_LIMIT, type Row, retryOvertaken, rowsOf } from './lead-table.ts'
import { monthOf, ROW_KEYS, SPANS, TALKS } from './row-keys.ts'
import { type LeadProperties, leadRow, talkIn } from './stored-lead.ts'

/** A slot of a moment. `leadId` is empty after the claim was released. */
interface ClaimRow {
  leadId: string
  /** Partition of the lead. */
  month: string
  addressId: string
  claimedAt: Date
}

/** Talks are agreed at most some weeks ahead. */
const HORIZON_MS = 60 * 86_400_000

/**
 * Claims of moments. A slot is a row that can be created only once, so two talks never share it. Claim and lead are in
 * different partitions, so no transaction covers both. This order keeps them right, whatever fails in between:
 *
 * 1. Read the lead, then claim the moment, then change the lead on the condition that it is as read.
 * 2. The sweep releases a claim that its lead does not confirm. It changes the lead first. A call that froze between the
 *    claim and the change of the lead then fails, and claims again.
 * 3. A call that holds its claim again renews it, and a claim is released only if it is as read. So the sweep cannot
 *    release what was renewed.
 */
export function momentClaims(
  table: LeadTable,
  { now, talksAtOnce }: Pick<Config, 'talksAtOnce'> & { now: () => Date },
) {
  const slotsAt = (start: string) =>
    rowsOf<ClaimRow>(table, { partition: TALKS, keys: SPANS.claimsAt(start) }, PAGE_LIMIT)

  /** Writes a claim. False if another call has changed the slot. */
  const write = (known: Row<ClaimRow> | undefined, rowKey: string, claim: ClaimRow) => {
    const row = { partitionKey: TALKS, rowKey, ...claim }
    return changeIfAsRead(table, [known ? ['update', row, 'Replace', { etag: known.etag }] : ['create', row]])
  }
  const releaseSlot = (row: Row<ClaimRow>) =>
    write(row, String(row.rowKey), { leadId: '', month: '', addressId: '', claimedAt: now() })

  const isReleased = ({ leadId }: ClaimRow) => leadId === ''

  return {
    /** Claims a moment for a lead, or renews its claim. False if other leads have all slots. */
    hold(start: string, { lead, addressId }: StoredTalk): Promise<boolean> {
      const claim = { leadId: lead.id, month: monthOf(lead.receivedAt), addressId, claimedAt: now() }
      return retryOvertaken(async () => {
        const slots = await slotsAt(start)
        const taken = slots.filter((slot) => !isReleased(slot) && slot.leadId !== lead.id)
        if (taken.length >= talksAtOnce) return false
        const known = slots.find(({ leadId }) => leadId === lead.id) ?? slots.find(isReleased)
        const rowKey = known ? String(known.rowKey) : ROW_KEYS.claim(start, slots.length)
        return (await write(known, rowKey, claim)) || 'overtaken'
      })
    },

    async free(starts: readonly string[], leadId: string): Promise<string[]> {
      const found = await Promise.all(
        starts.map(async (start) => {
          const taken = (await slotsAt(start)).filter((slot) => !isReleased(slot) && slot.leadId !== leadId)
          return taken.length < talksAtOnce ? [start] : []
        }),
      )
      return found.flat()
    },

    async release(start: string, leadId: string): Promise<void> {
      for (const slot of await slotsAt(start)) if (slot.leadId === leadId) await releaseSlot(slot)
    },

    async releaseUnconfirmed(): Promise<void> {
      const at = now()
      const keys = SPANS.claims(at, new Date(at.getTime() + HORIZON_MS))
      for (const slot of await rowsOf<ClaimRow>(table, { partition: TALKS, keys }, PAGE_LIMIT)) {
        const isFresh = at.getTime() - slot.claimedAt.getTime() < CLOCKS_DIFFER_MS
        if (isReleased(slot) || isFresh) continue
        const lead = await leadRow(table, slot.month, slot.leadId)
        if (lead && talkIn(lead).agreed?.start === startOf(slot)) continue
        if (!lead || (await touch(lead, slot))) await releaseSlot(slot)
      }
    },

    /** Agreed talks from one moment to another, in order. Claims that their lead does not confirm are left out. */
    async talksBetween(from: Date, before: Date) {
      const slots = await rowsOf<ClaimRow>(
        table,
        { partition: TALKS, keys: SPANS.claims(from, before) },
        PAGE_LIMIT,
      )
      const talks = await Promise.all(
        slots
          .filter((slot) => !isReleased(slot))
          .map(async (slot) => {
            const lead = await leadRow(table, slot.month, slot.leadId)
            const agreed = lead && talkIn(lead).agreed
            return agreed && agreed.start === startOf(slot) ? [{ leadId: slot.leadId, agreed }] : []
          }),
      )
      return talks.flat()
    },
  }

  /** Changes the lead, so that a call that read it before fails. False if it has changed in the meantime. */
  function touch({ etag }: Row<LeadProperties>, { month, leadId }: ClaimRow): Promise<boolean> {
    const row = { partitionKey: month, rowKey: ROW_KEYS.lead(leadId), claimReleasedAt: now() }
    return changeIfAsRead(table, [['update', row, 'Merge', { etag }]])
  }
}

const ISO_LENGTH = 24
const startOf = ({ rowKey }: Row<ClaimRow>) => String(rowKey).slice(0, ISO_LENGTH)
