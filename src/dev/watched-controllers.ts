import { type AnyActor, createActor } from 'xstate'
import { CONTROLLERS } from '#src/app/controllers.ts'
import { carrySentence, type ShowSentence } from '#src/flows/sentence/carry-sentence.ts'
import { type OpenBar, showWaitingMessages } from '#src/queue/show-waiting-messages.ts'
import type { openBar, WaitingMessages } from '#src/queue/waiting-messages-bar.ts'
import { type RunningFlow, runningFlows } from './running-flows.ts'
import { silencePorts } from './silence-ports.ts'

type Run = NonNullable<Parameters<typeof openBar>[3]>

export const showWatchedSentence: ShowSentence = async (place, signal) =>
  (await import('#src/flows/sentence/sentence-line.ts')).showSentence(
    place,
    signal,
    runWatched as unknown as NonNullable<
      Parameters<typeof import('#src/flows/sentence/sentence-line.ts').showSentence>[2]
    >,
  )

export const openWatchedBar: OpenBar = async (main, sendsAtOnce, signal) =>
  (await import('#src/queue/waiting-messages-bar.ts')).openBar(main, sendsAtOnce, signal, runWatched)

export const WATCHED_CONTROLLERS: typeof CONTROLLERS = {
  ...CONTROLLERS,
  'carry-sentence': (place, signal) => carrySentence(place, signal, showWatchedSentence),
  'show-waiting-messages': (main, signal) => showWaitingMessages(main, signal, openWatchedBar),
}

/** Runs the machine. Subscribers stay subscribed across restarts from snapshots. */
const runWatched: Run = (machine) => {
  const quiet = silencePorts(machine)
  const listeners = new Set<(snapshot: never) => void>()
  const followed = (actor: AnyActor) => {
    actor.subscribe((snapshot) => {
      for (const listener of listeners) listener(snapshot as never)
    })
    return actor
  }
  const flow: RunningFlow = {
    id: machine.id,
    actor: followed(createActor(quiet)),
    restart(snapshot) {
      flow.actor.stop()
      const actor = followed(createActor(quiet, { snapshot }))
      flow.actor = actor
      // Start later, so that the caller can subscribe first.
      setTimeout(() => actor.start())
      return actor
    },
  }
  const forget = runningFlows.add(flow)
  flow.actor.start()
  return {
    getSnapshot: () => flow.actor.getSnapshot(),
    send: (event) => flow.actor.send(event),
    stop() {
      forget()
      flow.actor.stop()
    },
    subscribe(listener: (snapshot: never) => void) {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
  } as WaitingMessages
}
