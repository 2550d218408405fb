import type { TalkState, TalkStatus, TalkWay } from '#contracts/calls/talk-status.ts'
import { dayInBerlin, momentInBerlin } from '#contracts/values/german-time.ts'
import { TALK_NOTICE_MS } from '#contracts/values/talk-times.ts'
import { workingDayAfter } from '#functions/days/working-day.ts'

/** A talk that both sides have agreed. Times are ISO 8601 in UTC. */
export interface Agreement {
  start: string
  how: TalkWay
  /** Number that the visitor gave when agreeing; empty if the message has one, or if none is needed. */
  phone: string
  /** The round in which the talk was agreed first. A moved talk keeps it, and so keeps its entry in calendars. */
  firstRound: number
  /** Revision of the calendar entry: 0 at first, higher with each change. */
  sequence: number
  /** When this revision was made. A repeated mail has the same one. */
  stamp: string
}

/** Times that the team has proposed, and that the visitor has not answered. */
export interface Proposal {
  times: readonly string[]
  how: TalkWay
  /** A sentence of the team; may be empty. */
  line: string
}

/** State of a message after its arrival: proposal, talk and answer. Stored with it. */
export interface Talk {
  /** Increases with every change. Requests name the round that their page showed. */
  round: number
  proposal: Proposal | null
  /** Beside a proposal, this talk stands until another time is agreed. */
  agreed: Agreement | null
  ended: NonNullable<TalkStatus['ended']> | null
  /** When the team first answered, by any means (ISO 8601). */
  answeredAt: string | null
  /** The day by which the team has to act (`YYYY-MM-DD`, German time); null if it is not the team's turn. */
  dueOn: string | null
  /** True if the mail with the open proposal could not be delivered. */
  isUndelivered: boolean
}

/** An act of one side, or an effect of time. */
export type TalkAct =
  | { type: 'propose'; proposal: Proposal }
  | { type: 'withdraw' }
  | { type: 'agree'; start: string; phone: string; by: 'visitor' | 'team' }
  | { type: 'decline' }
  | { type: 'cancel'; by: 'visitor' | 'team' }
  | { type: 'changeWay'; how: TalkWay }
  | { type: 'markAnswered' }
  | { type: 'reopen' }
  | { type: 'lapse' }
  | { type: 'markUndelivered' }
  /** Other talks have taken every proposed moment. */
  | { type: 'markAllTaken' }

export const newTalk = (dueOn: string | null): Talk => ({
  round: 0,
  proposal: null,
  agreed: null,
  ended: null,
  answeredAt: null,
  dueOn,
  isUndelivered: false,
})

export const stateOf = ({ proposal, agreed, ended }: Talk): TalkState => {
  if (proposal) return 'proposed'
  if (agreed) return 'agreed'
  return ended?.as ?? 'waiting'
}

export const hasBegun = ({ start }: Pick<Agreement, 'start'>, now: Date): boolean =>
  now.getTime() >= Date.parse(start)

/** Returns the revision that cancels a talk in calendars. */
export const cancellationOf = (agreed: Agreement, at: Date): Agreement => ({
  ...agreed,
  sequence: agreed.sequence + 1,
  stamp: at.toISOString(),
})

/** Names one revision of an agreed talk. */
export const revisionOf = ({ firstRound, sequence }: Agreement): string => `${firstRound}.${sequence}`

/** True if what is agreed has changed, or is no longer agreed. */
export const isRevised = (before: Talk, next: Talk): boolean =>
  (before.agreed && revisionOf(before.agreed)) !== (next.agreed && revisionOf(next.agreed))

/** The agreed talk, unless it has begun. */
export const upcomingTalk = ({ agreed }: Talk, now: Date): Agreement | null =>
  agreed && !hasBegun(agreed, now) ? agreed : null

/** True if a visitor may still agree this start. The team may do so until it begins. */
export const isInTime = (start: string, by: 'visitor' | 'team', now: Date): boolean =>
  Date.parse(start) - now.getTime() >= (by === 'visitor' ? TALK_NOTICE_MS : 1)

export const lastTime = ({ times }: Proposal): string => times.toSorted().at(-1) ?? ''
export const firstTime = ({ times }: Proposal): string => times.toSorted()[0] ?? ''

/** True if the act is possible in this state. Says nothing about rounds and moments. */
export function isPossible(talk: Talk, act: TalkAct, now: Date): boolean {
  const { proposal } = talk
  const upcoming = upcomingTalk(talk, now)
  switch (act.type) {
    case 'propose':
      return true
    case 'agree':
      return proposal?.times.includes(act.start) ?? false
    case 'withdraw':
    case 'decline':
    case 'markAllTaken':
      return proposal !== null
    case 'markUndelivered':
      return proposal !== null && !talk.isUndelivered
    case 'lapse':
      return proposal !== null && Date.parse(lastTime(proposal)) <= now.getTime()
    case 'cancel':
    case 'changeWay':
      return upcoming !== null
    case 'markAnswered':
      return proposal !== null || (upcoming === null && stateOf(talk) !== 'answered')
    case 'reopen':
      return stateOf(talk) === 'answered'
  }
}

/** True if the act has already taken effect, as after a repeated request. */
export function isDone(talk: Talk, act: TalkAct): boolean {
  const { proposal, agreed, ended } = talk
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  switch (act.type) {
    case 'propose':
      return isSame(proposal, act.proposal)
    case 'agree':
      return proposal === null && agreed?.start === act.start
    case 'withdraw':
      return proposal === null && ended?.as === 'withdrawn'
    case 'decline':
      return proposal === null && ended?.as === 'declined'
    case 'cancel':
      return agreed === null && ended?.as === 'cancelled'
    case 'changeWay':
      return isSame(agreed?.how, act.how)
    case 'markAnswered':
      return proposal === null && ended?.as === 'answered'
    case 'reopen':
      return stateOf(talk) === 'waiting'
    case 'lapse':
    case 'markUndelivered':
    case 'markAllTaken':
      return false
  }
}

/** Returns the talk after a possible act. Pure. */
export function applyAct(talk: Talk, act: TalkAct, now: Date): Talk {
  const next = { ...talk, round: talk.round + 1 }
  const upcoming = upcomingTalk(talk, now)
  const at = now.toISOString()
  const ourTurn = workingDayAfter(dayInBerlin(now))
  /** Closes the proposal. It is then the team's turn, unless an agreed talk still stands. */
  const close = (ended: Talk['ended']): Talk => ({
    ...next,
    proposal: null,
    ended,
    isUndelivered: false,
    dueOn: upcoming ? null : ourTurn,
  })
  switch (act.type) {
    case 'propose':
      return {
        ...next,
        proposal: act.proposal,
        agreed: upcoming,
        ended: null,
        answeredAt: talk.answeredAt ?? at,
        dueOn: null,
        isUndelivered: false,
      }
    case 'agree': {
      const { proposal } = talk
      if (!proposal) return talk
      return {
        ...next,
        proposal: null,
        agreed: {
          start: act.start,
          how: proposal.how,
          phone: act.phone || (upcoming?.phone ?? ''),
          firstRound: upcoming?.firstRound ?? next.round,
          sequence: upcoming ? upcoming.sequence + 1 : 0,
          stamp: at,
        },
        ended: null,
        dueOn: null,
        isUndelivered: false,
      }
    }
    case 'withdraw':
      return close({ as: 'withdrawn', by: 'team' })
    case 'decline':
      return close({ as: 'declined', by: 'visitor' })
    case 'lapse':
      return close({ as: 'lapsed', by: 'time' })
    case 'cancel':
      return {
        ...next,
        agreed: null,
        ended: { as: 'cancelled', by: act.by },
        dueOn: talk.proposal ? null : ourTurn,
      }
    case 'changeWay':
      return {
        ...next,
        agreed: upcoming && { ...upcoming, how: act.how, sequence: upcoming.sequence + 1, stamp: at },
      }
    case 'markAnswered':
      return {
        ...close({ as: 'answered', by: 'team' }),
        agreed: upcoming,
        answeredAt: talk.answeredAt ?? at,
        dueOn: null,
      }
    case 'reopen':
      return { ...next, ended: null, dueOn: ourTurn }
    case 'markUndelivered':
      return { ...next, isUndelivered: true, dueOn: ourTurn }
    case 'markAllTaken':
      return { ...next, dueOn: ourTurn }
  }
}

/**
 * Returns the status of a talk for both pages.
 *
 * @param free the proposed times that no other talk has taken
 */
export function statusOf(talk: Talk, free: readonly string[], now: Date): TalkStatus {
  const { round, proposal, agreed, ended, answeredAt } = talk
  return {
    round,
    state: stateOf(talk),
    ...(ended && { ended }),
    ...(proposal && {
      proposal: {
        times: proposal.times.map((start) => ({
          start,
          isOpen: free.includes(start) && isInTime(start, 'visitor', now),
        })),
        how: proposal.how,
        ...(proposal.line && { line: proposal.line }),
      },
    }),
    ...(agreed && {
      agreed: { start: agreed.start, how: agreed.how, hasBegun: hasBegun(agreed, now) },
    }),
    ...(answeredAt && { answeredAt }),
  }
}

const REMINDER_TIME = '16:00'
const DAY_MS = 86_400_000
/** A reminder that could not be sent in time is sent until this long before the talk. */
export const REMINDER_NOTICE_MS = 2 * 3_600_000

/** When the visitor is reminded of a talk: on the day before, unless the talk was agreed or changed too late for it. */
export function reminderAt({ start, stamp }: Agreement): Date | null {
  const begins = Date.parse(start)
  const noon = new Date(`${dayInBerlin(new Date(begins))}T12:00:00Z`).getTime()
  const at = momentInBerlin(new Date(noon - DAY_MS).toISOString().slice(0, 10), REMINDER_TIME)
  const agreedAt = Date.parse(stamp)
  return agreedAt < at.getTime() && begins - agreedAt >= DAY_MS ? at : null
}
