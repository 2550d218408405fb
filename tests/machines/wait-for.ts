import { type AnyActorRef, waitFor as actorWaits, type SnapshotFrom } from 'xstate'
import { stateName } from '#src/dev/panel/chart.ts'

/**
 * Waits until a machine has reached a state.
 *
 * @throws after two seconds, with the name of the current state
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
