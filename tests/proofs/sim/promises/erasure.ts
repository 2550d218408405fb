import type { Family } from './family.ts'
import { addressed, type Ledger, ON_ITS_WAY } from './ledger.ts'

/** Privacy policy: "Questions, access, deletion, withdrawal: an informal message to <Email /> is enough." */
export function erasure(seen: Ledger): Family {
  const isOnList = (address: string) =>
    [...seen.rows.values()].some(({ rowKey, email }) => /^[sy]:/.test(rowKey) && addressed(email) === address)

  return {
    erased(email, begunAt) {
      const sought = email.toLowerCase()
      for (const row of seen.rows.values()) {
        const since = [row.queuedAt, row.receivedAt, row.requestedAt].find((time) => time instanceof Date)
        if (!(since instanceof Date) || since.getTime() > begunAt - ON_ITS_WAY) continue
        const text = row.mail instanceof Uint8Array ? new TextDecoder().decode(row.mail) : String(row.email)
        if (text.toLowerCase().includes(sought))
          seen.broke('nothing to an erased address', `${row.partitionKey}/${row.rowKey} is about ${email}`)
      }
    },

    mailed({ mail, to, reference, isToTeam }) {
      if (isToTeam) return
      const stored = reference ? seen.stored.get(reference) : undefined
      const address = addressed(stored?.email ?? to)
      const erasedAt = seen.erasedAt.get(address)
      if (erasedAt === undefined || seen.now <= erasedAt + ON_ITS_WAY) return
      const isAboutBefore = stored ? stored.at < erasedAt : !reference && !isOnList(address)
      if (isAboutBefore) seen.broke('nothing to an erased address', `"${mail.subject}" goes to ${to}`)
    },
  }
}
