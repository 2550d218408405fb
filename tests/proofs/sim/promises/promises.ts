import type { Row, Watch, World } from '#tests/proofs/sim/world.ts'
import { delivered } from './delivered.ts'
import { erasure } from './erasure.ts'
import type { Family } from './family.ts'
import { Ledger } from './ledger.ts'
import { limits } from './limits.ts'
import { notice } from './notice.ts'
import { once } from './once.ts'
import { retention } from './retention.ts'
import { withdrawal } from './withdrawal.ts'

const FAMILIES: readonly ((seen: Ledger) => Family)[] = [
  delivered,
  once,
  limits,
  withdrawal,
  erasure,
  retention,
  notice,
]

/** Watches the world, and ends it with the first broken promise. */
export function watchOver(world: World): Watch {
  const seen = new Ledger(world)
  const families = FAMILIES.map((family) => family(seen))
  const each = (notify: (family: Family) => void) => {
    for (const family of families) notify(family)
  }

  return {
    get broken() {
      return seen.broken
    },
    broke: (promise, how) => seen.broke(promise, how),
    storageFailed: () => seen.storageFailed(),
    before: (actions) => seen.before(actions),

    posted(post) {
      each((family) => family.posted?.(post))
      seen.posted(post)
    },

    acknowledged(owner, key, { reference, messageToken }) {
      const acknowledgement = seen.acknowledgement(owner, key, reference)
      if (messageToken) seen.linked.set(String(messageToken), acknowledgement.reference)
      each((family) => family.acknowledged?.(acknowledgement))
      seen.acknowledged.push(acknowledgement)
    },

    changed(actions, before, by) {
      const change = { actions, before, by }
      for (const [action, given, mode] of actions) {
        const { partitionKey, rowKey } = given
        const place = `${partitionKey}/${rowKey}`
        const old = before.get(rowKey)
        if (action === 'delete') {
          seen.rows.delete(place)
          if (!old) continue
          each((family) => family.deleted?.(old, change))
          seen.deleted(old, change)
          continue
        }
        const isMerge = action !== 'create' && (mode ?? 'Merge') === 'Merge'
        seen.rows.set(place, { ...(isMerge && old), ...given } as Row)
        if (old) {
          each((family) => family.rewritten?.(old, given as Row, change))
          seen.rewritten(old, given as Row)
        } else {
          each((family) => family.created?.(given as Row, change))
          seen.created(given as Row)
        }
      }
    },

    mailed(mail) {
      const seenMail = seen.seenMail(mail)
      each((family) => family.mailed?.(seenMail))
      seen.mailed(seenMail)
    },

    withdrawn(token) {
      const addressId = seen.withdrawn(token)
      each((family) => family.withdrawn?.(addressId))
    },

    erasing: (email) => seen.erasing(email),
    erased(email, begunAt) {
      each((family) => family.erased?.(email, begunAt))
      seen.erased(email, begunAt)
    },

    takenBack: (token) => each((family) => family.takenBack?.(token)),
    printed: (text) => each((family) => family.printed?.(text)),
    postRefused: () => each((family) => family.postRefused?.()),
    questioned: () => each((family) => family.questioned?.()),
    kept: () => each((family) => family.kept?.()),
    forgotten: () => each((family) => family.forgotten?.()),
  }
}
