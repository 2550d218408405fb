import { erasedNote } from '#functions/emails/talk-team.ts'
import type { Talks } from '#functions/ports.ts'
import { cancellationOf } from '#functions/talk.ts'
import { entryIdOf, planOf, type TalkPlanPorts } from './talk-plan.ts'

/**
 * Closes proposals whose last time has passed, tells the team of proposals that could not be delivered and of talks of
 * erased messages, and releases moments that nobody holds.
 *
 * @throws if the storage is not available
 */
export async function sweepTalks(ports: TalkPlanPorts & { talks: Talks }): Promise<void> {
  for (const place of await ports.talks.toFollowUp()) {
    const type = place.isOver ? 'lapse' : 'markUndelivered'
    await ports.talks.change(place, (stored) => planOf(ports, stored, { type }))
  }
  await ports.talks.queueErasureMails((talk) =>
    erasedNote(talk, cancellationOf(talk.agreed, ports.now()), {
      company: ports.company,
      uid: entryIdOf(ports, talk.leadId, talk.agreed),
    }),
  )
  await ports.talks.releaseClaims()
}
