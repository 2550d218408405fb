import type { TalkStatus, TalkWay } from '#contracts/calls/talk-status.ts'
import type { TeamMessage, TeamOutcome, TeamRequest } from '#contracts/calls/team-message.ts'
import type { MessageRequest, MessageStatus, TalkOutcome } from '#contracts/calls/your-message.ts'
import { TALK_NOTICE_MS } from '#contracts/values/talk-times.ts'

/** The digits that prove a device to the mocks. */
const DIGITS = '123456'
const DEVICE = 'mock.device'
const DAYS_OFFERED = 15

/**
 * Mocks of what happens between a message and its talk, kept until a reload. They know no holidays and no other talks;
 * `tests/functions/parity.test.ts` compares their answers with those of the functions.
 */
export function mockTalks() {
  const talks = new Map<string, TalkStatus>()
  const talkOf = (reference: string): TalkStatus => talks.get(reference) ?? { round: 0, state: 'waiting' }

  /** Stores the talk after a change. */
  function become(
    reference: string,
    { round, answeredAt }: TalkStatus,
    next: Pick<TalkStatus, 'proposal' | 'agreed' | 'ended'>,
  ) {
    const state: TalkStatus['state'] = next.proposal
      ? 'proposed'
      : next.agreed
        ? 'agreed'
        : (next.ended?.as ?? 'waiting')
    const isAnswer = state === 'proposed' || state === 'answered'
    const answered = answeredAt ?? (isAnswer ? new Date().toISOString() : undefined)
    const talk = { ...next, round: round + 1, state, ...(answered && { answeredAt: answered }) }
    talks.set(reference, talk)
    return talk
  }
  const standing = ({ agreed }: TalkStatus) => (agreed ? { agreed } : {})
  const closed = (talk: TalkStatus, ended: NonNullable<TalkStatus['ended']>) => ({ ended, ...standing(talk) })
  const cancelled = ({ proposal }: TalkStatus, by: 'visitor' | 'team') => ({
    ...(proposal && { proposal }),
    ended: { as: 'cancelled', by } as const,
  })
  const agreement = (talk: TalkStatus, start: string) => ({
    agreed: { start, how: talk.proposal?.how as TalkWay, hasBegun: false },
  })
  const isOffered = ({ proposal }: TalkStatus, start = '') =>
    proposal?.times.some((time) => time.start === start) ?? false

  return {
    statusOf: talkOf,

    /** Answers a visitor's request about the talk; null if the request is about something else. */
    visitor(reference: string, { wish, round, start = '' }: MessageRequest): TalkOutcome | null {
      const talk = talkOf(reference)
      if (wish !== 'agree' && wish !== 'decline' && wish !== 'cancel-talk') return null
      if (round !== talk.round) return 'changed'
      if (wish === 'cancel-talk') {
        if (!talk.agreed) return 'changed'
        become(reference, talk, cancelled(talk, 'visitor'))
      } else if (wish === 'decline') {
        if (!talk.proposal) return 'changed'
        become(reference, talk, closed(talk, { as: 'declined', by: 'visitor' }))
      } else {
        if (!isOffered(talk, start)) return 'changed'
        if (Date.parse(start) - Date.now() < TALK_NOTICE_MS) return 'past'
        become(reference, talk, agreement(talk, start))
      }
      return 'done'
    },

    team(
      message: Pick<MessageStatus, 'reference' | 'receivedAt' | 'answerBy'>,
      request: TeamRequest,
    ): {
      outcome: TeamOutcome
      message: TeamMessage
      device?: string
      preview?: { subject: string; text: string }
    } {
      const { reference, receivedAt, answerBy } = message
      const answer = (outcome: TeamOutcome) => {
        const talk = talkOf(reference)
        const isTeamsTurn = !['answered', 'proposed', 'agreed'].includes(talk.state)
        const shown: TeamMessage = {
          ...{ reference, form: 'appointment', language: 'en', receivedAt, hasPhone: true },
          ...{ isUndelivered: false, others: [] },
          days: outcome === 'unknown-device' ? [] : offeredDays(),
          ...(isTeamsTurn && { dueOn: answerBy }),
          talk,
        }
        return { outcome, message: shown }
      }
      if (request.wish === 'know-device') {
        if (request.digits === undefined) return answer('code-sent')
        return request.digits === DIGITS ? { ...answer('done'), device: DEVICE } : answer('code-refused')
      }
      if (request.device !== DEVICE) return answer('unknown-device')
      if (request.wish === 'show') return answer('done')
      const talk = talkOf(reference)
      if (request.wish === 'preview') {
        const text = `Choose a time:\n${request.times.join('\n')}`
        return { ...answer('done'), preview: { subject: `Times for our talk – ${reference}`, text } }
      }
      if (request.round !== talk.round) return answer('changed')
      switch (request.wish) {
        case 'propose': {
          const { how, line } = request
          const times = request.times.map((start) => ({ start, isOpen: true }))
          become(reference, talk, { proposal: { times, how, ...(line && { line }) }, ...standing(talk) })
          break
        }
        case 'withdraw':
          if (!talk.proposal) return answer('changed')
          become(reference, talk, closed(talk, { as: 'withdrawn', by: 'team' }))
          break
        case 'agreed-by-mail':
          if (!isOffered(talk, request.start)) return answer('changed')
          become(reference, talk, agreement(talk, request.start))
          break
        case 'change-way':
          if (!talk.agreed) return answer('changed')
          become(reference, talk, { ...talk, agreed: { ...talk.agreed, how: request.how } })
          break
        case 'cancel':
          if (!talk.agreed) return answer('changed')
          become(reference, talk, cancelled(talk, 'team'))
          break
        case 'answered':
          become(reference, talk, closed(talk, { as: 'answered', by: 'team' }))
          break
        case 'reopen':
          if (talk.state !== 'answered') return answer('changed')
          become(reference, talk, {})
      }
      return answer('done')
    },
  }
}

/** Weekdays from tomorrow on. */
function offeredDays(): string[] {
  const days: string[] = []
  for (const day = new Date(); days.length < DAYS_OFFERED; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10))
  }
  return days
}
