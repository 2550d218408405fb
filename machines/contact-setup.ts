import { assign } from 'xstate'
import type { FormOf } from '#contracts/send-contact-email.ts'
import {
  blankContact,
  type ChosenDocument,
  type ContactFields,
  type ContactKind,
  contactProblems,
  documentProblem,
  isTyped,
} from './contact-fields.ts'
import { named } from './field-problems.ts'
import { formSetup } from './form-setup.ts'

/** What the visitor is told (section 8). */
export type ContactNotice =
  | 'contact.consent'
  | 'contact.missing'
  | 'contact.malformed'
  | 'contact.failed'
  | 'contact.sent'

export type ContactEvent =
  | { type: 'open'; kind: ContactKind }
  | { type: 'attach'; document: ChosenDocument }
  | { type: 'detach' }
  | { type: 'close' }
  | { type: 'keepWriting' }
  | { type: 'discard' }
  | { type: 'goBack' }

/** The words the contact dialog's chart is told in, beside those of every form. */
export const contactSetup = formSetup<ContactFields, FormOf<'contact'>, ContactNotice, ContactEvent>(
  blankContact,
  contactProblems,
).extend({
  actions: {
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
    isAcceptable: ({ event }) => event.type === 'attach' && documentProblem(event.document) === undefined,
  },
})
