import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { QueuedMessage } from '#machines/waiting-messages.ts'
import { RECEIPT } from '#src/dev/examples.ts'

/** A response of the server, as a test sets it. */
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
  /** True if the page offers it; by default where the machine handles the event. */
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

/** A form on a page of its own. */
export interface FormPage<Form> {
  path: string
  button: string
  fillIn: (visit: Visit, form: Form) => Promise<void>
}

/** Gestures in a form on a page of its own. */
export const formActs = <Form>({ path, button, fillIn }: FormPage<Form>) => ({
  change: (visit: Visit, { form }: AnyEventObject) => fillIn(visit, form),
  submit: (visit: Visit) => visit.press(button),
  async restore(visit: Visit, { draft }: AnyEventObject) {
    await fillIn(visit, draft.form)
    await visit.load(path)
    await visit.keepsWhatWasTyped()
  },
})

/** Reloads a page after its form was sent. */
export const reloadAfterSending =
  <Form>({ path, button, fillIn }: FormPage<Form>, complete: Form, sent: string) =>
  async (visit: Visit) => {
    await fillIn(visit, complete)
    await visit.press(button)
    await visit.answer({ json: RECEIPT })
    await visit.hasFocus('heading', sent)
    visit.startsOver()
    await visit.load(path)
  }

/** Sightings while a form is being sent, and after a failure. */
export const formSightings = {
  sending: (visit: Visit) => visit.seesButton('Sending...', false),
  failed: async (visit: Visit, isArrival: boolean) => {
    await visit[isArrival ? 'seesNotice' : 'sees'](
      'An error occurred while sending. Please try again or contact us directly at hello@isarspree.example',
    )
    await visit.sees(/Nothing you typed is lost\.|Your text stays here\./)
    await visit.keepsWhatWasTyped()
  },
  // The storage answers at once.
  keeping: null,
  queued: async (visit: Visit, isArrival: boolean) => {
    if (isArrival) await visit.hasFocus('heading', 'Your message waits for the connection')
    await visit.sees('1 message waits for the connection.')
  },
  notKept: async (visit: Visit) => {
    await visit.sees('Not kept')
    await visit.sees(/Nothing you typed is lost\.|Your text stays here\./)
    await visit.keepsWhatWasTyped()
  },
} satisfies Record<string, Sighting | null>

/** Gestures around a message without a response, in every form whose message can wait. */
export const queueActs = {
  // The gesture that sets the storage's answer also presses the button, because the storage answers at once.
  keep: async () => {},
  'keep done': (visit: Visit) => visit.press(KEEP_IT),
  async 'keep error'(visit: Visit) {
    await visit.breakStorage('full')
    await visit.press(KEEP_IT)
    await visit.sees('Your browser keeps nothing for this site')
    await visit.breakStorage(null)
  },
  takeBack: (visit: Visit) => visit.press('Take it back into the form'),
  async leave(visit: Visit) {
    await visit.press('Leave it waiting')
    visit.startsOver()
    await visit.sees('1 message waits for the connection.')
    await findConnection(visit)
    await visit.answer({ json: RECEIPT })
    await visit.sees('has been sent.')
    await visit.sees('IS-7K3F-9QXD')
    await visit.press(/^OK$/)
    await visit.seesNot('OK')
  },
  async deliver(visit: Visit, { receipt }: AnyEventObject) {
    await findConnection(visit)
    await visit.answer({ json: receipt })
  },
  async giveBack(visit: Visit, { error }: AnyEventObject) {
    await findConnection(visit)
    await visit.answer({ status: error.status, json: { error: error.sentence } })
  },
}

const KEEP_IT = 'Yes, keep it and send it later'

/** The connection is lost, then restored. */
export async function findConnection(visit: Visit): Promise<void> {
  await visit.goOffline()
  await visit.goOnline()
}
