import type { Family } from './family.ts'
import { type Ledger, ON_ITS_WAY } from './ledger.ts'

/** docs/operate.md: "Six alerts check the health endpoint every 15 minutes" */
export function watches(seen: Ledger): Family {
  const broke = (how: string) => seen.broke('the watches see what is stored', how)
  const count = (keys: RegExp) => [...seen.rows.values()].filter(({ rowKey }) => keys.test(rowKey)).length

  return {
    /** While something changes, a look at many rows may see some before and some after. */
    health({ status, body }, { holdsKey, isStorageDown }) {
      const said = JSON.stringify(body)
      if (!holdsKey) {
        if (status !== 200 || said !== '{"status":"up"}') broke(`whoever asks reads ${status} ${said}`)
        return
      }
      if (isStorageDown && (status !== 503 || body.storage !== 'down'))
        broke(`with the storage down the watch reads ${status} ${said}`)
      if (isStorageDown || !seen.world.isCalm) return
      const expected = {
        storage: 'up',
        deadTeamLetters: count(/^d:0:/),
        otherDeadLetters: count(/^d:[1-9]:/),
        heldMails: count(/^h:/),
      }
      for (const [name, value] of Object.entries(expected))
        if (body[name] !== value) broke(`${name} is ${value}, and the watch reads ${body[name]}`)
      const sweptAt = seen.rows.get('operations/last-sweep')?.at as Date
      const sinceSweep = (seen.now - sweptAt.getTime()) / 1_000
      if (Math.abs(Number(body.lastSweepS) - sinceSweep) > ON_ITS_WAY / 1_000)
        broke(`the last sweep was ${sinceSweep} s ago, and the watch reads ${body.lastSweepS}`)
      const dueAt = [...seen.rows.keys()].flatMap((key) => /\/p:\d:(.{24})/.exec(key)?.[1] ?? []).sort()[0]
      const isDue = dueAt !== undefined && Date.parse(dueAt) < seen.now - ON_ITS_WAY
      if (isDue && body.oldestDueMailS === null) broke('a mail is due, and the watch reads of none')
    },
  }
}
