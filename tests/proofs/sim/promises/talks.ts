import type { Talk } from '#functions/talk.ts'
import { HOUR, MINUTE } from '#tests/proofs/sim/clock.ts'
import { type Ledger, mailIn, type Observer, type Row } from './ledger.ts'

/** After this time, the sweep has released a claim that no lead confirms. */
const CLAIM_IS_RELEASED = 10 * MINUTE + 2 * HOUR

/**
 * Checks docs/operate.md: "One moment belongs to one talk." "Both sides get each revision of a talk once." "After a
 * message was taken back or erased, nobody is reminded of its talk, and no moment is held for it."
 */
export function talks(seen: Ledger): Observer {
  const broke = (how: string) => seen.broke('talks are agreed once', how)
  /** Revisions that reached a mailbox, as `<side> <uid> <method> <sequence>`. */
  const arrived = new Set<string>()
  /** Mails that an operator or the service stopped, by the same name. */
  const stopped = new Set<string>()
  const withoutEntry = new Set<string>()

  const agreedIn = (row: Row) =>
    typeof row.talk === 'string' && !row.takenBackAt ? (JSON.parse(row.talk) as Talk).agreed : null
  const leads = () => [...seen.rows.values()].filter(({ rowKey }) => rowKey.startsWith('l:'))

  function checkMoment(row: Row): void {
    const agreed = agreedIn(row)
    if (!agreed) return
    const others = leads().filter(
      (other) => other.rowKey !== row.rowKey && agreedIn(other)?.start === agreed.start,
    )
    if (others.length >= seen.config.talksAtOnce)
      broke(`${row.reference} and ${others[0]?.reference} have ${agreed.start}`)
  }

  return {
    created(row) {
      if (row.rowKey.startsWith('d:')) stopped.add(nameOf(mailIn(row)) ?? '')
    },

    rewritten({ partitionKey, rowKey }, given) {
      const row = seen.rows.get(`${partitionKey}/${rowKey}`)
      if (row && rowKey.startsWith('l:') && 'talk' in given) checkMoment(row)
    },

    mailed({ mail, to, isToTeam, reference, bounces }) {
      if (mail.subject.startsWith('Reminder')) checkReminder(mail.subject, reference)
      const name = nameOf({ to, invite: mail.invite ?? undefined }, isToTeam)
      // The service refused the attachment: the mail then arrives without it, and says the same in words.
      if (!name && /^(\[Talk|Our talk|How we meet)/.test(mail.subject))
        withoutEntry.add(`${isToTeam ? 'team' : 'visitor'} ${reference}`)
      if (!name) return
      if (bounces) return void stopped.add(name)
      if (arrived.has(name)) broke(`${name} arrives twice`)
      arrived.add(name)
    },

    cleaned() {
      const held = [...seen.rows.values()].filter(
        ({ partitionKey, leadId }) => partitionKey === 'talks' && leadId,
      )
      for (const claim of held) {
        const start = claim.rowKey.slice(0, ISO_LENGTH)
        const lead = seen.rows.get(`${claim.month}/l:${claim.leadId}`)
        const isOld = seen.now - Number(claim.claimedAt) > CLAIM_IS_RELEASED
        if (isOld && Date.parse(start) > seen.now && (!lead || agreedIn(lead)?.start !== start))
          broke(`${claim.rowKey} is held for nobody`)
      }
      for (const lead of leads()) {
        const start = agreedIn(lead)?.start
        if (start && Date.parse(start) > seen.now && !held.some(({ rowKey }) => rowKey.startsWith(start)))
          broke(`${lead.reference} holds no claim of ${start}`)
      }
    },

    ended() {
      for (const lead of leads()) {
        const agreed = agreedIn(lead)
        if (!agreed || seen.isErased(String(lead.email))) continue
        for (const side of ['team', 'visitor']) {
          const isThere = [...arrived, ...stopped].some(
            (name) =>
              name.startsWith(`${side} `) && name.endsWith(` REQUEST ${agreed.sequence} ${agreed.start}`),
          )
          if (!isThere && !withoutEntry.has(`${side} ${lead.reference}`))
            broke(`the ${side} never gets ${lead.reference} at ${agreed.start}`)
        }
      }
    },
  }

  function checkReminder(subject: string, reference: string | null): void {
    const lead = leads().find((row) => row.reference === reference)
    const start = lead && agreedIn(lead)?.start
    if (start && Date.parse(start) - seen.now < HOUR) broke(`"${subject}" comes too late`)
  }
}

const ISO_LENGTH = 24

/** Names the revision in an invitation; null if the mail has none. */
function nameOf(
  { to, invite }: { to: string; invite?: string | undefined },
  isToTeam = to.startsWith('team@'),
): string | null {
  if (!invite) return null
  const text = invite.replace(/\r\n /g, '')
  const value = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? ''
  const [, year, month, day, hour, minute] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(value('DTSTART')) ?? []
  const start = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`
  return `${isToTeam ? 'team' : 'visitor'} ${value('UID')} ${value('METHOD')} ${value('SEQUENCE')} ${start}`
}
