import type { Family } from './family.ts'
import type { Ledger } from './ledger.ts'

/**
 * SECURITY.md: "no more than 30 combining marks in a row"
 * README: "A draft survives a reload."
 *
 * What is typed is watched where it is typed (`page.ts`, `without-script.ts`); here, what is stored of it.
 */
export function texts(seen: Ledger): Family {
  return {
    created({ rowKey, reference, ...row }) {
      const holdsHeap = Object.values(row).some(
        (value) => typeof value === 'string' && /\p{M}{31}/u.test(value),
      )
      if (rowKey.startsWith('l:') && holdsHeap)
        seen.broke('text is stored readable', `${reference} holds a heap of marks`)
    },
  }
}
