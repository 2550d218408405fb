import { assign } from 'xstate'
import {
  type ChosenDocument,
  documentProblem,
  NO_DOCUMENT,
  problemsIn,
} from '#contracts/forms/form-fields.ts'
import { blankContact, type ContactFields, isTyped } from './contact-fields.ts'
import type { ContactKind } from './contact-kind.ts'
import type { Draft } from './form-context.ts'
import { fieldsSetup } from './form-setup.ts'
import { unwired } from './unwired.ts'

/** The notices that the visitor sees (section 8). */
export type ContactNotice =
  | 'contact.consent'
  | 'contact.missing'
  | 'contact.malformed'
  | 'contact.failed'
  | 'contact.sent'
  | 'contact.queued'
  | 'contact.unkept'

/** What the address asks of the dialog: to open, to come back as it was left, or, by Back, to close. */
export type AddressEvent =
  | { type: 'open'; kind: ContactKind }
  | { type: 'restore'; draft: Draft<ContactFields> }
  | { type: 'goBack' }

export type ContactEvent =
  | Exclude<AddressEvent, { type: 'restore' }>
  | { type: 'attach'; document: ChosenDocument }
  | { type: 'detach' }
  | { type: 'close' }
  | { type: 'keepWriting' }
  | { type: 'discard' }
  | { type: 'writeAnother' }

/** What the machine of the contact dialog is set up with: two forms, of which it holds one at a time. */
export const contactSetup = fieldsSetup<ContactFields, ContactNotice, ContactEvent>(
  blankContact,
  (fields, now) => problemsIn(fields.kind || 'individual', fields, now),
).extend({
  actions: {
    enterAddress: () => unwired('enterAddress'),
    leaveAddress: () => unwired('leaveAddress'),
    openBlank: assign((_, { kind }: { kind: ContactKind }) => ({
      form: { ...blankContact, kind },
      idempotencyKey: null,
      problems: {},
    })),
    attachDocument: assign(({ context }, { document }: { document: ChosenDocument }) => {
      const { document: _mended, ...problems } = context.problems
      return { form: { ...context.form, document }, problems }
    }),
    refuseDocument: assign(({ context }, { document }: { document: ChosenDocument }) => {
      const problem = documentProblem(document)
      return {
        form: { ...context.form, document: NO_DOCUMENT },
        problems: { ...context.problems, ...(problem && { document: problem }) },
      }
    }),
  },
  guards: {
    isTyped: ({ context }) => isTyped(context.form),
    isConsentMissing: ({ context }) => !context.form.consent,
    isIndividual: ({ context }) => context.form.kind === 'individual',
    isAcceptable: ({ context }, { document }: { document: ChosenDocument }) =>
      context.form.kind === 'individual' && documentProblem(document) === undefined,
  },
})

type Chosen = { event: { document: ChosenDocument } }
const ofEvent = ({ event: { document } }: Chosen) => ({ document })

/** What an individual does with a document: one that the team can read is noted, another one refused. */
export const DOCUMENT_EVENTS = {
  attach: [
    {
      guard: { type: 'isAcceptable', params: ofEvent },
      actions: [{ type: 'attachDocument', params: ofEvent }, 'saveDraft'],
    },
    { guard: 'isIndividual', actions: [{ type: 'refuseDocument', params: ofEvent }, 'saveDraft'] },
  ],
  detach: {
    guard: 'isIndividual',
    actions: [{ type: 'attachDocument', params: { document: NO_DOCUMENT } }, 'saveDraft'],
  },
} as const
