import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { completeContact } from '#mocks/examples.ts'
import { contactDraft } from '#src/flows/contact-modal/contact-draft.ts'
import { allMessages } from '#src/queue/messages.ts'
import { eventually } from '#tests/support/eventually.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'

const server = mockedSite()

const visitContact = (path = '/contact') => visitInJsdom(server, path, sendContactEmail.path)

test.for([
  ['business', 'Leyla Brandt'],
  ['individual', 'Jonas Adler'],
])('The dialog of a %s shows who answers above its first field', async ([kind, name]) => {
  await visitContact(`/contact?inquiry=${kind}`)
  const founder = await screen.findByText(String(name))
  const first = screen.getByLabelText(/^Topic/)
  expect(first.compareDocumentPosition(founder)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await eventually(() => expect(document.title).toMatch(new RegExp(`^${kind} inquiry – `, 'i')))
})

test('The contact page names the day by which a message of today is answered', async () => {
  vi.setSystemTime(new Date('2026-12-23T09:00:00Z'))
  const visit = await visitContact()
  await visit.sees('If you write today: by Monday, 28 December 2026.')
})

test('The draft of a dialog has only the name of its document', async () => {
  const visit = await visitContact('/contact?inquiry=individual')
  await visit.seesHeading('Individual Inquiry')
  expect(screen.getByLabelText(/^A document/)).toHaveAttribute('accept', '.pdf,.doc,.docx,.jpg,.jpeg,.png')
  await visit.attach('A document you have', { name: 'diploma.pdf', bytes: 1_572_864 })
  expect(contactDraft.load()?.form.document).toEqual({ name: 'diploma.pdf', bytes: 0 })
  await visit.attach('A document you have', { name: 'archive.zip', bytes: 10 })
  await visit.sees('Choose a PDF, DOC, DOCX, JPG or PNG file.')
})

test.for<[string, string, boolean]>([
  ['the message', 'the backdrop', true],
  ['the backdrop', 'the message', true],
  ['the backdrop', 'the backdrop', false],
])('A click from %s to %s leaves the dialog open: %s', async ([from, to, isOpen]) => {
  const visit = await visitContact('/contact?inquiry=individual')
  await visit.seesHeading('Individual Inquiry')
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const place = (name: string) => (name === 'the backdrop' ? dialog : screen.getByLabelText(/^Message/))
  fireEvent.pointerDown(place(from))
  fireEvent.pointerUp(place(to))
  fireEvent.click(dialog)
  expect(dialog.open).toBe(isOpen)
})

test('A message in the queue stores the address of its dialog', async () => {
  contactDraft.save({ form: completeContact, idempotencyKey: null })
  const visit = await visitContact('/de/contact?inquiry=business')
  await visit.press('Anfrage senden')
  await visit.loseConnection()
  await visit.press('Ja, aufheben und später senden')
  await eventually(async () =>
    expect(await allMessages()).toMatchObject([{ path: '/de/contact?inquiry=business' }]),
  )
})
