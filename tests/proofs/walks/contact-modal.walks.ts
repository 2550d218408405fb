import type { ContactFields } from '#contracts/forms/contact-fields.ts'
import { completeContact, DIPLOMA } from '#mocks/examples.ts'
import { dayAhead } from '#tests/support/day-ahead.ts'
import { galleryWalk } from '#tests/support/gallery-walk.ts'
import { seesReceipt, type Visit } from '#tests/support/visit.ts'
import { formSightings, queueActs, seesRecalledReceipt, sendAndReload } from './forms.walks.ts'

const OPEN = 'Write as a business'
const OPEN_AS_INDIVIDUAL = 'Write as an individual'
const SEND = 'Send inquiry'
const SENT = 'Your inquiry has been sent'
const DOCUMENT = 'A document you have'

async function fillIn(visit: Visit, form: Partial<ContactFields>) {
  if (form.topic) await visit.type('Topic', form.topic)
  if (form.message) await visit.type('Message', form.message)
  if (form.email) await visit.type('E-mail address', form.email)
  if (form.phone) await visit.type('Phone number', form.phone)
  if (form.appointmentDate) await visit.type('Preferred date', dayAhead())
  if (form.consent !== undefined) await visit.tick('I agree that my details', form.consent)
}

const IN_DIALOG = formSightings(SEND, /Privacy consent required|Missing details|Please check your details/)

export const contactModalWalk = galleryWalk('contact-modal', {
  endpoint: '/api/send-contact-email',
  acts: {
    ...queueActs,
    'open: for a business': (visit) => visit.follow(OPEN),
    'open: for oneself': (visit) => visit.follow(OPEN_AS_INDIVIDUAL),
    async restore(visit, { draft }) {
      await visit.follow(OPEN_AS_INDIVIDUAL)
      await fillIn(visit, draft.form)
      await visit.load('/contact?inquiry=individual')
      await visit.keepsWhatWasTyped()
    },
    async recall(visit) {
      await visit.follow(OPEN)
      const page = { path: '/contact', button: SEND, fillIn, complete: completeContact, sent: SENT }
      await sendAndReload(visit, page)
    },
    change: (visit, { form }) => fillIn(visit, form),
    async 'attach: a diploma'(visit, { document }) {
      await visit.attach(DOCUMENT, document)
      await visit.sees('diploma.pdf, 1')
    },
    async 'attach: a film'(visit, { document }) {
      await visit.attach(DOCUMENT, document)
      await visit.sees('This file is larger than 10 MB. Choose a smaller one.')
    },
    async detach(visit) {
      await visit.attach(DOCUMENT, DIPLOMA)
      await visit.press('Remove')
      await visit.seesNot('diploma.pdf')
    },
    submit: (visit) => visit.press(SEND),
    writeAnother: (visit) => visit.press('Write another message'),
    close: (visit) => visit.press('Close'),
    keepWriting: (visit) => visit.press('Keep writing'),
    discard: (visit) => visit.press('Discard'),
    goBack: (visit) => visit.goBackFrom(/inquiry=/),
  },
  isOffered: {
    // The example forms, except `topic only`, have a preferred date, which only businesses can enter.
    change: ({ context }) => context.form.kind === 'business',
    'change: topic only': () => true,
  },
  sightings: {
    'closed.quiet': async (visit) => {
      await visit.seesNot(SEND)
      await visit.seesNot(SENT)
      visit.startsOver()
    },
    'closed.sent': async (visit, _isArrival, { sent }) => {
      await visit.seesNot(SEND)
      await visit.seesHeading(SENT)
      await seesReceipt(visit, sent)
    },
    'closed.recalled': async (visit) => {
      await visit.seesNot(SEND)
      await seesRecalledReceipt(visit, SENT)
      visit.startsOver()
    },
    'open.asking': (visit) => visit.hasFocus('button', 'Keep writing'),
    ...Object.fromEntries(Object.entries(IN_DIALOG).map(([state, sighting]) => [`open.${state}`, sighting])),
  },
})
