import { messageAddress, teamMessageAddress } from '#contracts/calls/message-address.ts'
import { TALK_NOTICE_MS } from '#contracts/values/talk-times.ts'
import {
  agreementNote,
  cancellationNote,
  declineNote,
  type TeamMailPorts,
  undeliveredNote,
  wayNote,
} from '#functions/emails/talk-team.ts'
import {
  agreementMail,
  cancellationMail,
  closedProposalMail,
  proposalMail,
  type VisitorMailPorts,
  wayMail,
} from '#functions/emails/talk-visitor.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import type { Company, Lead, StoredTalk, TalkMail, TalkPlan } from '#functions/ports.ts'
import {
  type Agreement,
  applyAct,
  cancellationOf,
  isPossible,
  isRevised,
  reminderAt,
  type Talk,
  type TalkAct,
  upcomingTalk,
} from '#functions/talk.ts'
import type { MessageTokens } from './message-token.ts'

export interface TalkPlanPorts {
  company: Company
  hash: KeyedHash
  messageTokens: MessageTokens
  teamTokens: MessageTokens
  now: () => Date
}

/** Identifies the calendar entry of a talk. */
export const entryIdOf = (
  { hash, company }: Pick<TalkPlanPorts, 'hash' | 'company'>,
  leadId: string,
  { firstRound }: Agreement,
): string => `${hash.calendarEntry(leadId, firstRound)}@${new URL(company.publicOrigin).hostname}`

/** Returns the data of the mails to the visitor about a talk. Without a talk, they have no calendar entry. */
export const visitorMailPorts = (
  ports: TalkPlanPorts,
  lead: Lead,
  agreed: Agreement | null,
): VisitorMailPorts => ({
  company: ports.company,
  messageUrl: ports.company.publicOrigin + messageAddress(lead.language, ports.messageTokens.sign(lead)),
  uid: agreed ? entryIdOf(ports, lead.id, agreed) : '',
})

const teamMailPorts = (ports: TalkPlanPorts, lead: Lead, agreed: Agreement | null): TeamMailPorts => ({
  company: ports.company,
  teamUrl: ports.company.publicOrigin + teamMessageAddress(ports.teamTokens.sign(lead)),
  uid: agreed ? entryIdOf(ports, lead.id, agreed) : '',
})

/**
 * Plans an act: the talk after it, and at most one mail to each side. Null if the act is not possible.
 *
 * @param line what a person wrote to the other side; may be empty
 */
export function planOf(
  ports: TalkPlanPorts,
  { lead, talk }: StoredTalk,
  act: TalkAct,
  line = '',
): TalkPlan | null {
  const now = ports.now()
  if (!isPossible(talk, act, now)) return null
  const next = applyAct(talk, act, now)
  return {
    talk: next,
    mails: (hasLeft) => mailsOf(ports, lead, { before: talk, next, act, line, hasLeft, now }),
    reminderAt: next.agreed && isRevised(talk, next) ? reminderAt(next.agreed) : null,
  }
}

interface Change {
  before: Talk
  next: Talk
  act: TalkAct
  line: string
  hasLeft: boolean
  now: Date
}

function mailsOf(ports: TalkPlanPorts, lead: Lead, change: Change): readonly TalkMail[] {
  const { before, next, act, line, hasLeft, now } = change
  const standing = upcomingTalk(before, now)
  const agreed = next.agreed ?? standing
  const visitor = visitorMailPorts(ports, lead, agreed)
  const team = teamMailPorts(ports, lead, agreed)
  switch (act.type) {
    case 'propose':
      return [
        { kind: 'proposal', event: 'proposed', mail: proposalMail(lead, act.proposal, standing, visitor) },
      ]
    case 'withdraw':
    case 'lapse': {
      const as = act.type === 'lapse' ? 'lapsed' : 'withdrawn'
      const isKnown = hasLeft && !before.isUndelivered
      return isKnown
        ? [{ kind: 'talk', event: as, mail: closedProposalMail(lead, as, upcomingTalk(next, now), visitor) }]
        : []
    }
    case 'agree': {
      if (!next.agreed) return []
      const event = standing ? 'moved' : 'agreed'
      const details = { before: standing, by: act.by }
      return [
        { kind: 'talk', event, mail: agreementMail(lead, next.agreed, details, visitor) },
        { kind: 'talk-team', event, mail: agreementNote(lead, next.agreed, details, team) },
      ]
    }
    case 'changeWay':
      if (!next.agreed || !standing) return []
      return [
        { kind: 'talk', event: 'wayChanged', mail: wayMail(lead, next.agreed, standing, visitor) },
        { kind: 'talk-team', event: 'wayChanged', mail: wayNote(lead, next.agreed, standing, team) },
      ]
    case 'cancel': {
      if (!standing) return []
      const isUrgent = Date.parse(standing.start) - now.getTime() <= TALK_NOTICE_MS
      const cancelled = cancellationOf(standing, now)
      const details = { by: act.by, line, isUrgent }
      return [
        {
          kind: isUrgent ? 'urgent' : 'talk',
          event: 'cancelled',
          mail: cancellationMail(lead, cancelled, details, visitor),
        },
        {
          kind: isUrgent ? 'urgent-team' : 'talk-team',
          event: 'cancelled',
          mail: cancellationNote(lead, cancelled, details, team),
        },
      ]
    }
    case 'decline':
      return [{ kind: 'talk-team', event: 'declined', mail: declineNote(lead, line, standing, team) }]
    case 'markUndelivered':
      return [{ kind: 'talk-team', event: 'undelivered', mail: undeliveredNote(lead, team) }]
    case 'markAnswered':
    case 'reopen':
    case 'markAllTaken':
      return []
  }
}
