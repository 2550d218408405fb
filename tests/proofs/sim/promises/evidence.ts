import type { Family } from './family.ts'
import { isByHand, type Ledger, tokenIn } from './ledger.ts'

/**
 * Privacy policy: "As proof also: the version of the sign-up text, the times of sign-up and confirmation, a keyed hash
 * of the IP address at each, and whether a person was seen to confirm (a click or a key)."
 * Privacy policy: "Where you consent, we also store the version of the consent text."
 */
export function evidence(seen: Ledger): Family {
  const broke = (how: string) => seen.broke('evidence is true and stays', how)
  /** Uses of a request's link, by the pages that used it. */
  const confirmations = new Map<string, Set<string>>()

  return {
    posted({ path, headers, body }) {
      if (path !== '/api/confirm-waitlist') return
      const request = tokenIn(headers['x-ms-original-url'] ?? body)[2] ?? ''
      // What a browser sends by itself follows a press of the button.
      const how = headers['x-confirmation'] ?? 'gesture'
      confirmations.set(request, (confirmations.get(request) ?? new Set()).add(how))
    },

    created(row, { before }) {
      if (!row.rowKey.startsWith('y:')) return
      const request = before.get(`s:${row.requestId}`)
      const isSame = ['email', 'language', 'textVersion', 'addressId'].every(
        (name) => request?.[name] === row[name],
      )
      if (!request || !isSame) broke(`${row.email} is confirmed by another request`)
      if (!confirmations.get(String(row.requestId))?.has(String(row.by)))
        broke(`${row.email} was never confirmed by "${row.by}"`)
    },

    rewritten({ rowKey, ...old }, given) {
      if (!/^[lys]:/.test(rowKey)) return
      const changed = Object.keys(given).filter(
        (name) => name !== 'rowKey' && String(given[name]) !== String(old[name]),
      )
      const { takesBack, sendsAgain } = seen.wishes(String(old.reference))
      const isMark = (name: string) =>
        /^(team|visitor)Mail(SentAt|Attempts|Failure)$/.test(name) ||
        (name === 'takenBackAt' && takesBack) ||
        (name === 'receiptSentAgainAt' && sendsAgain > 0)
      if (!rowKey.startsWith('l:') || !changed.every(isMark))
        broke(`${rowKey} changes in ${changed.join(', ')}`)
    },

    deleted({ rowKey, email }, { by }) {
      if (isByHand(by) || !rowKey.startsWith('y:')) return
      if (!seen.rows.has(`sign-ups/w:${rowKey.slice(2)}`)) broke(`the proof of ${email} is deleted`)
    },

    kept() {
      for (const { reference, key, owner } of seen.acknowledged) {
        const row = seen.leadOf(reference)
        const agreedTo = seen.posts.get(key)?.consentVersion
        if (row && !row.takenBackAt && row.consentVersion !== agreedTo)
          broke(`${owner} agreed to "${agreedTo}", and "${row.consentVersion}" is stored`)
      }
    },
  }
}
