import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { QueuedMessage } from '#machines/waiting-messages.ts'
import { RECEIPT } from '#src/dev/examples.ts'

/** A response of the server, as a test sets it. */
export interface Answer {
  status?: number
  json?: Record<string, unknown>
  headers?: Record<string, string>
}

/** A file as a visitor would choose it. */
export interface ChosenFile {
  name: string
  bytes: number
}

/**
 * A visitor on a page: their gestures, events of the network, and what they see. Each flow has one dictionary of
 * gestures; two implementations perform them, in jsdom (`hands-in-jsdom.tsx`) and in Chromium (`hands-in-chromium.ts`).
 */
export interface Visit {
  /** Replaces the text in the field with this label. */
  type(label: string, text: string): Promise<void>
  /** Picks an option of a list by its text. */
  choose(label: string, option: string): Promise<void>
  tick(label: string, isTicked: boolean): Promise<void>
  attach(label: string, file: ChosenFile): Promise<void>
  press(button: string | RegExp): Promise<void>
  follow(link: string): Promise<void>
  key(name: string): Promise<void>
  /** Presses the browser's "Back" once the address is this one: a dialog adds its entry after it is shown. */
  goBackFrom(address: RegExp): Promise<void>
  /** Reloads the page, or loads another one, in the same tab. */
  load(path: string): Promise<void>
  /** Waits until the page has opened another one by itself. */
  arrivesAt(path: string): Promise<void>
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** Breaks the queue of this device: it keeps nothing (`full`), cannot be opened (`refused`), or works again. */
  breakStorage(fault: 'full' | 'refused' | null): Promise<void>
  /** Another tab of the same browser writes to the shared storage. */
  otherTabStores(key: string, value: string): Promise<void>
  /** Another tab of the same browser leaves these messages in the queue, and no others. */
  otherTabQueues(messages: readonly QueuedMessage[]): Promise<void>
  /** This tab stores a draft, or no longer has it. */
  tabStores(key: string, value: string | null): Promise<void>
  /** Opens a disclosure by its summary. */
  open(summary: string): Promise<void>

  /** Answers the pending request. */
  answer(answer: Answer): Promise<void>
  loseConnection(): Promise<void>
  /** Lets the time limit of a request pass. */
  waitTooLong(): Promise<void>
  /** Counts the requests since the page was first opened. */
  requests(): number

  sees(text: string | RegExp): Promise<void>
  seesNot(text: string | RegExp): Promise<void>
  seesHeading(name: string | RegExp): Promise<void>
  /** A focusable button; `isReady`: whether it is enabled. */
  seesButton(name: string | RegExp, isReady?: boolean): Promise<void>
  /** The answer given earlier, marked among the others. */
  seesGiven(answer: RegExp): Promise<void>
  /** The notice above a form, with the focus. */
  seesNotice(text: string | RegExp): Promise<void>
  seesNoNotice(): Promise<void>
  hasFocus(
    role: 'heading' | 'textbox' | 'combobox' | 'checkbox' | 'button',
    name: string | RegExp,
  ): Promise<void>
  /** Every field still has the last value that was entered. */
  keepsWhatWasTyped(): Promise<void>
  /** Forgets the typed text: it was sent or discarded, and no page shows it from here on. */
  startsOver(): void
}

/** A gesture of the visitor or an event of the network: the machine's event, and its cause on a page. */
export interface Gesture {
  event: { type: string } & Record<string, unknown>
  act: (visit: Visit) => Promise<void>
  /** True if the page offers the gesture; by default wherever the machine handles the event. */
  isOffered?: (snapshot: AnyMachineSnapshot) => boolean
}

/** Checks what a visitor sees in one state of the machine; `isArrival` if the last gesture led there. */
export type Sighting = (visit: Visit, isArrival: boolean, context: Context) => Promise<void>
type Context = AnyMachineSnapshot['context']

export interface WalkedFlow {
  /** True if another flow of the same factory walks every transition; this one walks through every state. */
  isTwin?: boolean
  machine: AnyStateMachine
  path: string
  /** The endpoint whose requests the test holds, from the API's root; null for a flow without calls. */
  endpoint: string | null
  /** Input of the machine. */
  input?: unknown
  gestures: Record<string, Gesture>
  /** Checks for each state of the machine; null if the page leaves it before anything is painted. */
  sightings: Record<string, Sighting | null>
}

/** The connection is lost, then restored. */
export async function findConnection(visit: Visit): Promise<void> {
  await visit.goOffline()
  await visit.goOnline()
}

/** Sees the confirmation of a sent message, after which no page shows the typed text. */
export async function seesReceipt(visit: Visit): Promise<void> {
  await visit.sees(RECEIPT.reference)
  await visit.sees('25 November 2026')
  await visit.sees('Print or keep what you sent')
  visit.startsOver()
}
