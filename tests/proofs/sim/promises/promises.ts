import type { TransactionAction } from '@azure/data-tables'
import type { AcceptedMail } from '#mocks/email-service.ts'
import { delivered } from './delivered.ts'
import { erasure } from './erasure.ts'
import { type Events, type Ledger, type Observer, type Posting, REFERENCES, type Row } from './ledger.ts'
import { limits } from './limits.ts'
import { notice } from './notice.ts'
import { once } from './once.ts'
import { retention } from './retention.ts'
import { talks } from './talks.ts'
import { withdrawal } from './withdrawal.ts'

const PROMISES = [delivered, once, limits, withdrawal, erasure, retention, notice, talks]

export type Observers = ReturnType<typeof observe>

export function observe(ledger: Ledger) {
  const observers: Observer[] = [...PROMISES.map((promise) => promise(ledger)), ledger]

  function tell<Name extends keyof Events>(name: Name, ...event: Parameters<Events[Name]>): void {
    for (const observer of observers) {
      const hear: ((...event: never[]) => void) | undefined = observer[name]
      hear?.apply(observer, event as never[])
    }
  }

  return {
    tell,

    changed(actions: readonly TransactionAction[], by: string): void {
      const change = { actions, by }
      for (const [action, given, mode] of actions) {
        const { partitionKey, rowKey } = given
        const place = `${partitionKey}/${rowKey}`
        const old = ledger.rows.get(place)
        if (action === 'delete') {
          ledger.rows.delete(place)
          if (old) tell('deleted', old, change)
          continue
        }
        const isMerged = action !== 'create' && (mode ?? 'Merge') === 'Merge'
        ledger.rows.set(place, { ...(isMerged && old), ...given } as Row)
        if (old) tell('rewritten', old, given as Row, change)
        else tell('created', given as Row, change)
      }
    },

    mailed(mail: AcceptedMail, posting: Posting): void {
      const [to = ''] = mail.to
      const [named = null] = mail.subject.match(REFERENCES) ?? []
      const isNote = mail.subject.startsWith('[Taken back]')
      const [reference, takenBack] = isNote ? [null, named] : [named, null]
      const isToTeam = to === ledger.config.teamEmail
      const isFirst = isToTeam
        ? mail.subject.startsWith('[Free visa case]') || mail.subject.startsWith('[Possibly')
        : mail.subject.startsWith('Your visa case')
      tell('mailed', { ...posting, mail, to, reference, takenBack, isToTeam, isFirst })
    },
  }
}
