import { type AnyActorRef, waitFor as actorWaits, type SnapshotFrom } from 'xstate'
import { stateName } from '#src/dev/panel/chart.ts'

/** Waits for a state of a machine; after two seconds it fails and names the state that the machine is in. */
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
