import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Receipt } from '#machines/form.ts'
import type { QueuedMessage } from '#machines/waiting-messages.ts'
import { RECEIPT } from '#mocks/examples.ts'

export interface Answer {
  status?: number
  json?: Record<string, unknown>
  headers?: Record<string, string>
}

export interface ChosenFile {
  name: string
  bytes: number
}

export interface Visit {
  type(label: string, text: string): Promise<void>
  choose(label: string, option: string): Promise<void>
  tick(label: string, isTicked: boolean): Promise<void>
  attach(label: string, file: ChosenFile): Promise<void>
  press(button: string | RegExp): Promise<void>
  follow(link: string): Promise<void>
  key(name: string): Promise<void>
  /** Waits until the URL matches, then goes back: a dialog adds its history entry only after it appears. */
  goBackFrom(address: RegExp): Promise<void>
  load(path: string): Promise<void>
  arrivesAt(path: string): Promise<void>
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  breakStorage(fault: 'full' | 'refused' | null): Promise<void>
  otherTabStores(key: string, value: string): Promise<void>
  otherTabQueues(messages: readonly QueuedMessage[]): Promise<void>
  tabStores(key: string, value: string | null): Promise<void>
  open(summary: string): Promise<void>

  answer(answer: Answer): Promise<void>
  loseConnection(): Promise<void>
  waitTooLong(): Promise<void>
  requests(): number

  sees(text: string | RegExp): Promise<void>
  seesNot(text: string | RegExp): Promise<void>
  seesHeading(name: string | RegExp): Promise<void>
  /** Checks that the button exists and, if `isReady` is given, that `aria-disabled` is its opposite. */
  seesButton(name: string | RegExp, isReady?: boolean): Promise<void>
  seesGiven(answer: RegExp): Promise<void>
  seesNotice(text: string | RegExp): Promise<void>
  seesNoNotice(): Promise<void>
  hasFocus(
    role: 'heading' | 'textbox' | 'combobox' | 'checkbox' | 'button',
    name: string | RegExp,
  ): Promise<void>
  keepsWhatWasTyped(): Promise<void>
  /** Forgets the typed text, because it was sent or discarded. */
  startsOver(): void
}

export interface Gesture {
  event: { type: string } & Record<string, unknown>
  act: (visit: Visit) => Promise<void>
  /** True if the page offers the gesture; by default whenever the machine accepts the event. */
  isOffered?: (snapshot: AnyMachineSnapshot) => boolean
}

export type Sighting = (visit: Visit, isArrival: boolean, context: Context) => Promise<void>
type Context = AnyMachineSnapshot['context']

export interface WalkedFlow {
  /** True if another flow of the same machine factory tests all transitions. It is then enough to enter every state. */
  isTwin?: boolean
  machine: AnyStateMachine
  path: string
  /** Path of the call whose requests wait for the test's answer; null for a flow without calls. */
  endpoint: string | null
  input?: unknown
  gestures: Record<string, Gesture>
  /** Checks, keyed by state; null if the page never shows the state. */
  sightings: Record<string, Sighting | null>
}

export async function findConnection(visit: Visit): Promise<void> {
  await visit.goOffline()
  await visit.goOnline()
}

export async function seesReceipt(visit: Visit, { receipt }: Receipt): Promise<void> {
  await visit.sees(RECEIPT.reference)
  await visit.sees('25 November 2026')
  await visit.sees('Print or keep what you sent')
  await visit[receipt === 'none' ? 'sees' : 'seesNot']('No confirmation comes by e-mail this time')
  visit.startsOver()
}
