import type { RegisteredRouter } from '@tanstack/react-router'
import { fromCallback } from 'xstate'
import { blankContact, type ContactFields } from '#machines/contact-fields.ts'
import type { ContactKind } from '#machines/contact-kind.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import type { AddressEvent } from '#machines/contact-setup.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'
import { formReceipt } from '#src/forms/receipt.ts'
import type { Locale } from '#src/site/locale.ts'
import { contactAddress } from './contact-address.ts'
import { contactDraft } from './contact-draft.ts'

export const contactReceipt = formReceipt('contact-modal', 1, blankContact, 'kind')

/** What the address asks of the dialog: to come back as it was left, to open, or to close. */
const asked = (kind: ContactKind | undefined): AddressEvent => {
  if (!kind) return { type: 'goBack' }
  const draft = contactDraft.load()
  return draft?.form.kind === kind ? { type: 'restore', draft } : { type: 'open', kind }
}

/** The dialog's machine with its ports wired. */
export function contactModalFlow(language: Locale, router: RegisteredRouter) {
  const address = contactAddress(router)
  const wiring = {
    what: 'The inquiry',
    nameOf: ({ kind }: ContactFields) => kind || 'individual',
    language,
    draft: contactDraft,
    receipt: contactReceipt,
  }
  const { actors, actions } = formPorts(wiring)
  return contactModalMachine.provide(queuePorts(wiring)).provide({
    actors: {
      ...actors,
      address: fromCallback(({ sendBack }) => {
        const tell = () => sendBack(asked(address.named()))
        if (address.named()) tell()
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
