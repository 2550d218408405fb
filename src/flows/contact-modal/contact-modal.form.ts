import type { RegisteredRouter } from '@tanstack/react-router'
import { fromCallback } from 'xstate'
import { blankContact, type ContactFields } from '#contracts/forms/contact-fields.ts'
import type { ContactKind } from '#contracts/forms/contact-kind.ts'
import type { Language } from '#contracts/values/language.ts'
import type { DialogAddressEvent } from '#machines/contact-modal.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'
import { formReceipt } from '#src/forms/receipt.ts'
import { contactAddress } from './contact-address.ts'
import { contactDraft } from './contact-draft.ts'
import { CONTACT_LABELS, CONTACT_NOTICES, CONTACT_PROBLEMS } from './contact-modal.texts.ts'

export const contactForm = {
  id: 'contact',
  logSubject: 'The inquiry',
  nameOf: ({ kind }: ContactFields) => kind || 'individual',
  blank: blankContact,
  machine: contactModalMachine,
  labels: CONTACT_LABELS,
  problems: CONTACT_PROBLEMS,
  notices: CONTACT_NOTICES,
  draft: contactDraft,
  restoresItself: true,
  receipt: formReceipt('contact-modal', 1, blankContact, 'kind'),
} as const

const eventFor = (kind: ContactKind | undefined): DialogAddressEvent => {
  if (!kind) return { type: 'goBack' }
  const draft = contactDraft.load()
  return draft?.form.kind === kind ? { type: 'restore', draft } : { type: 'open', kind }
}

export function wireContactModal(language: Language, router: RegisteredRouter) {
  const address = contactAddress(router)
  const { actors, actions } = formPorts(contactForm, language)
  return contactModalMachine.provide(queuePorts(contactForm, language)).provide({
    actors: {
      ...actors,
      address: fromCallback(({ sendBack }) => {
        const tell = () => sendBack(eventFor(address.kindInUrl()))
        if (address.kindInUrl()) tell()
        return address.watch(tell)
      }),
    },
    actions: {
      ...actions,
      enterAddress: ({ context: { form } }) => form.kind && address.enter(form.kind),
      leaveAddress: () => address.leave(),
    },
  })
}
