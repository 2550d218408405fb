import type { KeyedHash } from '#functions/keyed-hash.ts'
import type { Talks } from '#functions/ports.ts'
import { changeIfAsRead, type LeadTable, retryOvertaken } from './lead-table.ts'
import { creationOf, pendingMail } from './mail-rows.ts'
import { monthOf, ROW_KEYS } from './row-keys.ts'
import { leadRow } from './stored-lead.ts'

/** Row of the last code that was sent for a message. */
interface CodeRow {
  digits: string
  expiresAt: Date
  triesLeft: number
  /** Number of codes since `since`. */
  count: number
  since: Date
}

const CODE_MS = 600_000
const CODE_TRIES = 5
const CODES_AN_HOUR = 3
const HOUR_MS = 3_600_000

/** Returns the store of the codes that prove a device of the team. */
export const deviceCodes = (
  table: LeadTable,
  { now, hash }: { now: () => Date; hash: KeyedHash },
): Pick<Talks, 'storeCode' | 'checkCode'> => ({
  storeCode(place, digits, mail) {
    const partitionKey = monthOf(place.receivedAt)
    const rowKey = ROW_KEYS.code(place.id)
    return retryOvertaken(async () => {
      if (!(await leadRow(table, partitionKey, place.id))) return null
      const at = now()
      const known = await table.get<CodeRow>(partitionKey, rowKey)
      const isSameHour = known !== null && at.getTime() - known.since.getTime() < HOUR_MS
      const count = isSameHour ? known.count + 1 : 1
      const since = isSameHour ? known.since : at
      if (count > CODES_AN_HOUR)
        return { waitS: Math.ceil((since.getTime() + HOUR_MS - at.getTime()) / 1_000) }
      const code = {
        partitionKey,
        rowKey,
        digits: hash.digits(place.id, digits),
        expiresAt: new Date(at.getTime() + CODE_MS),
        triesLeft: CODE_TRIES,
        count,
        since,
      }
      const id = `${place.id}:urgent-team:code:${at.getTime().toString(36)}`
      const pending = pendingMail(partitionKey, { id, kind: 'urgent-team', mail }, at)
      const isStored = await changeIfAsRead(table, [
        known ? ['update', code, 'Replace', { etag: known.etag }] : ['create', code],
        creationOf(pending),
      ])
      return isStored ? pending : 'overtaken'
    })
  },

  checkCode(place, digits) {
    const partitionKey = monthOf(place.receivedAt)
    const rowKey = ROW_KEYS.code(place.id)
    return retryOvertaken(async () => {
      const known = await table.get<CodeRow>(partitionKey, rowKey)
      if (!known || known.triesLeft <= 0 || known.expiresAt <= now()) return 'expired'
      const isRight = known.digits === hash.digits(place.id, digits)
      // Count the try before anybody learns the result, so that simultaneous tries cannot exceed the limit.
      const triesLeft = isRight ? 0 : known.triesLeft - 1
      const counted = { partitionKey, rowKey, triesLeft }
      if (!(await changeIfAsRead(table, [['update', counted, 'Merge', { etag: known.etag }]])))
        return 'overtaken'
      if (isRight) return 'right'
      return triesLeft > 0 ? 'wrong' : 'expired'
    })
  },
})
