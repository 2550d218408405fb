import { planOf, type TalkPlanPorts } from '#functions/mail/talk-plan.ts'
import type { LeadPlace, PendingMail, StoredTalk, Talks } from '#functions/ports.ts'
import { isDone, isInTime, statusOf, type TalkAct } from '#functions/talk.ts'

export interface TalkPorts extends TalkPlanPorts {
  talks: Talks
  hasTalks: boolean
  keepLeadsDays: number
}

/** Looked up for a forged token, so that it takes as long as the token of an erased message. No lead is stored there. */
export const NOWHERE: LeadPlace = { id: 'nobody', receivedAt: new Date(0) }

interface Wish {
  act: TalkAct
  /** The round that the page showed. */
  round: number
  /** Line from one side to the other. */
  line?: string
}

type ChangeOutcome = 'done' | 'changed' | 'taken' | 'past'

/**
 * Carries out a wish, unless the message has changed since the page showed it. A repeated wish is `done` again, without
 * a second mail. Returns null if the message is gone.
 */
export async function changeTalk(
  ports: TalkPorts,
  place: LeadPlace,
  { act, round, line = '' }: Wish,
): Promise<{ outcome: ChangeOutcome; queued: readonly PendingMail[] } | null> {
  let outcome: ChangeOutcome = 'done'
  const result = await ports.talks.change(place, (stored) => {
    const { talk } = stored
    outcome = 'changed'
    if (talk.round !== round) {
      if (isDone(talk, act)) outcome = 'done'
      return null
    }
    if (act.type === 'agree' && !isInTime(act.start, act.by, ports.now())) {
      outcome = 'past'
      return null
    }
    const plan = planOf(ports, stored, act, line)
    if (plan) outcome = 'done'
    return plan
  })
  if (result === null) return null
  if (result === 'taken') return { outcome: 'taken', queued: [] }
  return { outcome, queued: result === 'unchanged' ? [] : result.queued }
}

/** Makes it the team's turn if other talks have taken all proposed times. */
export async function noteIfAllTaken(ports: TalkPorts, place: LeadPlace): Promise<void> {
  const stored = await ports.talks.find(place)
  if (!stored?.talk.proposal || stored.talk.dueOn !== null) return
  const status = await statusFor(ports, stored)
  if (status.proposal?.times.some(({ isOpen }) => isOpen)) return
  await ports.talks.change(place, (now) =>
    now.talk.round === stored.talk.round ? planOf(ports, now, { type: 'markAllTaken' }) : null,
  )
}

/** Returns the status of a talk for both pages, with the proposed times that are still free. */
export async function statusFor({ talks, now }: TalkPorts, { lead, talk }: StoredTalk) {
  const free = talk.proposal ? await talks.free(lead, talk.proposal.times) : []
  return statusOf(talk, free, now())
}
