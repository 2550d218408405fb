import { assign } from 'xstate'
import type { FormOf } from '#contracts/send-contact-email.ts'
import {
  blankContact,
  type ChosenDocument,
  type ContactFields,
  contactProblems,
  documentProblem,
  isTyped,
} from './contact-fields.ts'
import type { ContactKind } from './contact-kind.ts'
import { named } from './field-problems.ts'
import type { Draft } from './form-context.ts'
import { formSetup } from './form-setup.ts'
import { unwired } from './unwired.ts'

/** What the visitor is told (section 8). */
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

/** The words the contact dialog's chart is told in, beside those of every form. */
export const contactSetup = formSetup<ContactFields, FormOf<'contact'>, ContactNotice, ContactEvent>(
  blankContact,
  contactProblems,
).extend({
  actions: {
    enterAddress: () => unwired('enterAddress'),
    leaveAddress: () => unwired('leaveAddress'),
    openBlank: assign((_, { kind }: { kind: ContactKind }) => ({
      form: { ...blankContact, kind },
      idempotencyKey: null,
      problems: {},
    })),
    attachDocument: assign(({ context }, { document }: { document: ChosenDocument }) => ({
      form: { ...context.form, document },
      problems: named({ ...context.problems, document: undefined }),
    })),
    refuseDocument: assign(({ context }, { document }: { document: ChosenDocument }) => ({
      form: { ...context.form, document: blankContact.document },
      problems: named({ ...context.problems, document: documentProblem(document) }),
    })),
  },
  guards: {
    isTyped: ({ context }) => isTyped(context.form),
    isConsentMissing: ({ context }) => !context.form.consent,
    isIndividual: ({ context }) => context.form.kind === 'individual',
    isAcceptable: ({ context, event }) =>
      context.form.kind === 'individual' &&
      event.type === 'attach' &&
      documentProblem(event.document) === undefined,
  },
})

type Chosen = { event: { document: ChosenDocument } }
const ofEvent = ({ event: { document } }: Chosen) => ({ document })

/** What an individual does with a document: one that the team can read is noted, another one refused. */
export const DOCUMENT_EVENTS = {
  attach: [
    { guard: 'isAcceptable', actions: [{ type: 'attachDocument', params: ofEvent }, 'saveDraft'] },
    { guard: 'isIndividual', actions: [{ type: 'refuseDocument', params: ofEvent }, 'saveDraft'] },
  ],
  detach: {
    guard: 'isIndividual',
    actions: [{ type: 'attachDocument', params: { document: blankContact.document } }, 'saveDraft'],
  },
} as const
