import { monthStart } from '#functions/days/utc-day.ts'
import { reminderMail } from '#functions/emails/talk-visitor.ts'
import type { TalkMails, Talks } from '#functions/ports.ts'
import { REMINDER_NOTICE_MS, revisionOf } from '#functions/talk.ts'
import { type TalkPlanPorts, visitorMailPorts } from './talk-plan.ts'

const CODE_MS = 600_000

/** Builds reminders from what is agreed when they are sent, and drops digits that have expired. */
export const talkMails = (ports: TalkPlanPorts & { talks: Pick<Talks, 'find'> }): TalkMails => ({
  async current({ id, kind, partition, queuedAt, mail }) {
    const now = ports.now()
    const [leadId = '', , what, ...rest] = id.split(':')
    if (kind !== 'reminder')
      return what === 'code' && now.getTime() - queuedAt.getTime() >= CODE_MS ? null : mail
    const stored = await ports.talks.find({ id: leadId, receivedAt: monthStart(partition) })
    const agreed = stored?.talk.agreed
    if (!agreed || rest.length > 0 || revisionOf(agreed) !== what) return null
    if (Date.parse(agreed.start) - now.getTime() < REMINDER_NOTICE_MS) return null
    return reminderMail(stored.lead, agreed, visitorMailPorts(ports, stored.lead, agreed))
  },
})
