import type { ContactFields } from '#contracts/forms/contact-fields.ts'
import {
  completeContact,
  DIPLOMA,
  FILM,
  mistyped,
  RECALL_CONTACT,
  RECEIPT,
  SUBMIT,
} from '#src/dev/examples.ts'
import {
  formSightings,
  happenings,
  queueing,
  type Visit,
  type WalkedFlow,
  writing,
} from '#tests/support/visit.ts'

const OPEN = 'Write as a business'
const SENT = 'Your inquiry has been sent'
const DOCUMENT = 'A document you have'
const CONSENT = 'I agree that my details'

async function fillIn(visit: Visit, form: ContactFields) {
  await visit.type('Topic', form.topic)
  await visit.type('Message', form.message)
  await visit.type('E-mail address', form.email)
  await visit.type('Phone number', form.phone)
  if (form.kind === 'business') await visit.type('Preferred date', form.appointmentDate)
  await visit.tick(CONSENT, form.consent)
}

/** Gestures of a visitor in the contact dialog, and what it shows. Documents have tests of their own. */
export const contactModalWalk: WalkedFlow = {
  path: '/contact',
  endpoint: '/api/send-contact-email',
  gestures: {
    open: { event: { type: 'open', kind: 'business' }, act: (visit) => visit.follow(OPEN) },
    openAsIndividual: {
      event: { type: 'open', kind: 'individual' },
      act: (visit) => visit.follow('Write as an individual'),
    },
    attach: {
      event: { type: 'attach', document: DIPLOMA },
      act: async (visit) => {
        await visit.attach(DOCUMENT, DIPLOMA)
        await visit.sees('diploma.pdf, 1')
      },
    },
    attachTooLarge: {
      event: { type: 'attach', document: FILM },
      act: async (visit) => {
        await visit.attach(DOCUMENT, FILM)
        await visit.sees('This file is larger than 10 MB. Choose a smaller one.')
      },
    },
    detach: {
      event: { type: 'detach' },
      act: async (visit) => {
        await visit.attach(DOCUMENT, DIPLOMA)
        await visit.press('Remove')
        await visit.seesNot('diploma.pdf')
      },
    },
    comeByLink: {
      event: { type: 'restore', draft: { form: completeContact, idempotencyKey: null } },
      act: async (visit) => {
        await visit.follow(OPEN)
        await fillIn(visit, completeContact)
        await visit.load('/contact?inquiry=business')
        await visit.keepsWhatWasTyped()
      },
    },
    reloadAfterSending: {
      event: RECALL_CONTACT,
      act: async (visit) => {
        await visit.follow(OPEN)
        await fillIn(visit, completeContact)
        await visit.press('Send inquiry')
        await visit.answer({ json: RECEIPT })
        await visit.hasFocus('heading', SENT)
        visit.startsOver()
        await visit.load('/contact')
      },
    },
    writeAnother: {
      event: { type: 'writeAnother' },
      act: (visit) => visit.press('Write another message'),
    },
    fillIn: writing(fillIn, completeContact),
    mistypeEmail: writing(fillIn, mistyped(completeContact)),
    withoutConsent: writing(fillIn, { ...completeContact, consent: false }),
    consentOnly: {
      event: { type: 'change', form: { consent: true } },
      act: (visit) => visit.tick(CONSENT, true),
    },
    submit: { event: SUBMIT, act: (visit) => visit.press('Send inquiry') },
    close: { event: { type: 'close' }, act: (visit) => visit.press('Close') },
    keepWriting: { event: { type: 'keepWriting' }, act: (visit) => visit.press('Keep writing') },
    discard: { event: { type: 'discard' }, act: (visit) => visit.press('Discard') },
    goBack: { event: { type: 'goBack' }, act: (visit) => visit.goBack() },
    ...happenings('contact-modal.open.sending', RECEIPT),
    ...queueing,
  },
  sightings: {
    'closed.quiet': async (visit) => {
      await visit.seesNot('Send inquiry')
      await visit.seesNot(SENT)
      visit.startsOver()
    },
    'closed.sent': async (visit) => {
      await visit.seesNot('Send inquiry')
      await visit.seesHeading(SENT)
      await visit.sees('IS-7K3F-9QXD')
      visit.startsOver()
    },
    'closed.recalled': async (visit) => {
      await visit.seesNot('Send inquiry')
      await visit.seesHeading(SENT)
      await visit.sees(/Sent (at|on) /)
      await visit.seesNot('Print or keep what you sent')
      visit.startsOver()
    },
    'open.editing.calm': async (visit) => {
      await visit.seesHeading(/^(Business|Individual) Inquiry$/)
      await visit.seesNoNotice()
      await visit.keepsWhatWasTyped()
    },
    'open.editing.refused': async (visit) => {
      await visit.sees(/Privacy consent required|Missing details|Please check your details/)
      await visit.keepsWhatWasTyped()
    },
    'open.editing.failed': formSightings.failed,
    'open.asking': (visit) => visit.hasFocus('button', 'Keep writing'),
    'open.editing.unkept': formSightings.unkept,
    'open.keeping': formSightings.keeping,
    'open.queued': formSightings.queued,
    'open.sending': formSightings.sending,
  },
}
