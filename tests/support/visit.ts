import type { AnyMachineSnapshot } from 'xstate'
import type { QueuedMessage } from '#machines/queued-message.ts'
import { DELIVER, GIVE_BACK, KEEP, RECEIPT } from '#src/dev/examples.ts'

/** An answer of the server, as a test gives it. */
export interface Answer {
  status?: number
  json?: Record<string, unknown>
  html?: string
  headers?: Record<string, string>
}

/** A file as a visitor would choose it. */
export interface ChosenFile {
  name: string
  bytes: number
}

/**
 * A visitor on a page: what their hands do, what the network does to them, what they see. One dictionary of gestures
 * per flow speaks this; two pairs of hands carry it out, in jsdom (`hands-in-jsdom.tsx`) and in Chromium
 * (`hands-in-chromium.ts`).
 */
export interface Visit {
  /** Writes over what stands in the field of this label. */
  type(label: string, text: string): Promise<void>
  /** Picks an option of a list by its text. */
  choose(label: string, option: string): Promise<void>
  tick(label: string, isTicked: boolean): Promise<void>
  attach(label: string, file: ChosenFile): Promise<void>
  press(button: string | RegExp): Promise<void>
  follow(link: string): Promise<void>
  /** A key of the keyboard, by its name. */
  key(name: string): Promise<void>
  goBack(): Promise<void>
  /** Loads the page anew, or another one, in the same tab. */
  load(path: string): Promise<void>
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** From here on the queue of this device keeps nothing (`full`), opens no more (`refused`), or is whole again. */
  breakStorage(fault: 'full' | 'refused' | null): Promise<void>
  /** Another tab of the same browser writes to the storage they share. */
  otherTabStores(key: string, value: string): Promise<void>
  /** Another tab of the same browser leaves these messages in the queue, and no others. */
  otherTabQueues(messages: readonly QueuedMessage[]): Promise<void>
  /** This tab stores a draft, or no longer has it. */
  tabStores(key: string, value: string | null): Promise<void>
  /** Opens a disclosure by its summary. */
  open(summary: string): Promise<void>

  /** Answers the request that is under way. */
  answer(answer: Answer): Promise<void>
  loseConnection(): Promise<void>
  /** Lets the time limit of a request pass. */
  waitTooLong(): Promise<void>
  /** How many requests went out since the page was first opened. */
  requests(): number

  sees(text: string | RegExp): Promise<void>
  seesNot(text: string | RegExp): Promise<void>
  seesHeading(name: string | RegExp): Promise<void>
  /** A button that can be reached; `isReady`: whether it is enabled. */
  seesButton(name: string | RegExp, isReady?: boolean): Promise<void>
  /** The notice above a form, with the focus on it. */
  seesNotice(text: string | RegExp): Promise<void>
  seesNoNotice(): Promise<void>
  hasFocus(
    role: 'heading' | 'textbox' | 'combobox' | 'checkbox' | 'button',
    name: string | RegExp,
  ): Promise<void>
  /** Every field still holds what was typed, chosen and ticked last. */
  keepsWhatWasTyped(): Promise<void>
  /** What was typed has been sent, or thrown away: from here on it is expected nowhere. */
  startsOver(): void
}

/** One thing a visitor or the network does: the event the machine hears, and how it comes about on a page. */
export interface Gesture {
  event: { type: string } & Record<string, unknown>
  act: (visit: Visit) => Promise<void>
  /** Whether the page offers it; where nothing is said, wherever the machine hears the event. */
  isOffered?: (snapshot: AnyMachineSnapshot) => boolean
}

/** What a visitor sees in one place of the machine; `isArrival` when the last gesture led there. */
export type Sighting = (visit: Visit, isArrival: boolean) => Promise<void>

/** A flow as the walks see it. */
export interface WalkedFlow<State extends string = string> {
  path: string
  /** The endpoint whose requests the test holds, from the API's root; none when the flow calls nobody. */
  endpoint: string | null
  /** What the machine is started with. */
  input?: unknown
  gestures: Record<string, Gesture>
  /** What a visitor sees in each place of the machine; null where the page has left it before anything is painted. */
  sightings: Record<State, Sighting | null>
}

/** What becomes of a message that nobody answered: a form whose message can wait has all of these. */
export const queueing = {
  // The storage answers at once: the button is pressed when it is decided what it answers.
  keep: { event: KEEP, act: async () => {} },
  storageKeeps: { event: { type: 'xstate.done.actor.keep' }, act: (visit: Visit) => visit.press(KEEP_IT) },
  storageRefuses: {
    event: { type: 'xstate.error.actor.keep', error: new Error('The storage is full.') },
    async act(visit: Visit) {
      await visit.breakStorage('full')
      await visit.press(KEEP_IT)
      await visit.sees('Your browser keeps nothing for this site')
      await visit.breakStorage(null)
    },
  },
  takeBack: { event: { type: 'takeBack' }, act: (visit: Visit) => visit.press('Take it back into the form') },
  leave: {
    event: { type: 'leave' },
    async act(visit: Visit) {
      await visit.press('Leave it waiting')
      visit.startsOver()
      await visit.sees('1 message waits for the connection.')
      await findConnection(visit)
      await visit.answer({ json: RECEIPT })
      await visit.sees('has been sent.')
      await visit.sees('IS-7K3F-9QXD')
      await visit.press('Understood')
      await visit.seesNot('Understood')
    },
  },
  deliver: {
    event: DELIVER,
    async act(visit: Visit) {
      await findConnection(visit)
      await visit.answer({ json: RECEIPT })
    },
  },
  giveBack: {
    event: GIVE_BACK,
    async act(visit: Visit) {
      await findConnection(visit)
      await visit.answer({ status: 400, json: { error: GIVE_BACK.error.sentence } })
    },
  },
} as const

/** What a visitor sees of it: nothing in between, where the storage answers at once. */
export const queueSightings = {
  keeping: null,
  queued: async (visit: Visit, isArrival: boolean) => {
    if (isArrival) await visit.hasFocus('heading', 'Your message waits for the connection')
    await visit.sees('1 message waits for the connection.')
  },
  unkept: async (visit: Visit) => {
    await visit.sees('Not kept')
    await visit.sees('Nothing you typed is lost.')
    await visit.keepsWhatWasTyped()
  },
} satisfies Record<string, Sighting | null>

const KEEP_IT = 'Yes, keep it and send it later'

async function findConnection(visit: Visit): Promise<void> {
  await visit.goOffline()
  await visit.goOnline()
}

/** What the network can do to a form's `send`, in every flow the same way. */
export const happenings = (machine: string, output: Record<string, unknown>) => ({
  receiveAnswer: {
    event: { type: 'xstate.done.actor.send', output },
    act: (visit: Visit) => visit.answer({ json: output }),
  },
  loseConnection: {
    event: { type: 'xstate.error.actor.send', error: new TypeError('Failed to fetch') },
    act: (visit: Visit) => visit.loseConnection(),
  },
  waitTooLong: {
    event: { type: `xstate.after.sendLimit.${machine}` },
    act: (visit: Visit) => visit.waitTooLong(),
  },
  goOffline: { event: { type: 'goOffline' }, act: (visit: Visit) => visit.goOffline() },
  goOnline: { event: { type: 'goOnline' }, act: (visit: Visit) => visit.goOnline() },
})
