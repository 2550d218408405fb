import { addressed, type Ledger, type Observer, ON_ITS_WAY } from './ledger.ts'

/** Checks that a deletion is complete. Privacy policy: "… deletion …: an informal message to <Email /> is enough." */
export function erasure(seen: Ledger): Observer {
  const isOnList = (address: string) =>
    [...seen.rows.values()].some(({ rowKey, email }) => /^[sy]:/.test(rowKey) && addressed(email) === address)

  return {
    erased(email, begunAt) {
      for (const row of seen.rows.values()) {
        const since = Number(row.queuedAt ?? row.receivedAt ?? row.requestedAt ?? Number.NaN)
        const text = row.mail instanceof Uint8Array ? new TextDecoder().decode(row.mail) : String(row.email)
        if (since <= begunAt - ON_ITS_WAY && text.toLowerCase().includes(addressed(email)))
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
