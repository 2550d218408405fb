import { type AnyActorRef, waitFor as actorWaits, type SnapshotFrom } from 'xstate'
import { stateName } from '#src/dev/panel/chart.ts'

/**
 * Waits for a state of a machine.
 *
 * @throws after two seconds; the error names the machine's state
 */
export async function waitFor<Actor extends AnyActorRef>(
  actor: Actor,
  isReached: (snapshot: SnapshotFrom<Actor>) => boolean,
): Promise<SnapshotFrom<Actor>> {
  try {
    return await actorWaits(actor, isReached, { timeout: 2_000 })
  } catch (cause) {
    throw new Error(`The machine is still in ${stateName(actor.getSnapshot().value)}.`, { cause })
  }
}
