import type { Row, Watch, World } from '#tests/proofs/sim/world.ts'
import { answerDays } from './answer-days.ts'
import { delivered } from './delivered.ts'
import { devices } from './devices.ts'
import { erasure } from './erasure.ts'
import { evidence } from './evidence.ts'
import type { Family } from './family.ts'
import { Ledger } from './ledger.ts'
import { limits } from './limits.ts'
import { mails } from './mails.ts'
import { notice } from './notice.ts'
import { once } from './once.ts'
import { ownMessages } from './own-messages.ts'
import { receipts } from './receipts.ts'
import { retention } from './retention.ts'
import { signUps } from './sign-ups.ts'
import { strangers } from './strangers.ts'
import { watches } from './watches.ts'

const FAMILIES: readonly ((seen: Ledger) => Family)[] = [
  delivered,
  once,
  limits,
  receipts,
  mails,
  signUps,
  evidence,
  strangers,
  erasure,
  retention,
  notice,
  watches,
  answerDays,
  devices,
  ownMessages,
]

/** Watches the world, and ends it with the first promise that is broken. */
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

    acknowledged(tab, key, sent) {
      const acknowledgement = seen.acknowledgement(tab, key, sent)
      if (!acknowledgement) {
        seen.broke('nothing unforeseen happens', `a page confirms to ${tab.owner} what was never posted`)
        return
      }
      each((family) => family.acknowledged?.(acknowledgement, sent))
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

    withdrawn(search) {
      const addressId = seen.withdrawn(search)
      each((family) => family.withdrawn?.(addressId))
    },

    erasing: (email) => seen.erasing(email),
    erased(email, begunAt) {
      each((family) => family.erased?.(email, begunAt))
      seen.erased(email, begunAt)
    },

    ownMessage: (page) => each((family) => family.ownMessage?.(page)),
    printed: (text) => each((family) => family.printed?.(text)),
    health: (answer, asked) => each((family) => family.health?.(answer, asked)),
    postRefused: () => each((family) => family.postRefused?.()),
    questioned: () => each((family) => family.questioned?.()),
    kept: () => each((family) => family.kept?.()),
    forgotten: () => each((family) => family.forgotten?.()),
  }
}
