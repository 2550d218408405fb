import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { completeContact, RECEIPT } from '#src/dev/examples.ts'
import { contactDraft } from '#src/flows/contact-modal/contact-draft.ts'
import { allMessages } from '#src/queue/messages.ts'
import { eventually } from '#tests/support/eventually.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'

const server = mockedSite()

const visitContact = (path = '/contact') => visitInJsdom(server, path, sendContactEmail.path)

test('The preferred day is sent in words of the visitor’s language', async () => {
  const bodies: Record<string, unknown>[] = []
  contactDraft.save({ form: completeContact, idempotencyKey: null })
  const visit = await visitContact('/de/contact?inquiry=business')
  server.use(
    http.post(`*${sendContactEmail.path}`, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(RECEIPT)
    }),
  )
  await visit.seesHeading('Unternehmens-Anfrage')
  await visit.press('Anfrage senden')
  await visit.hasFocus('heading', 'Ihre Anfrage ist gesendet')
  expect(bodies).toEqual([
    {
      formType: 'contact',
      name: 'Moving two engineers',
      email: 'hr@weber.example',
      phone: '+49 89 1234',
      topic: 'Moving two engineers',
      message: 'Two people from Izmir, start in March.',
      appointmentDate: 'Donnerstag, 4. März 2027',
      fileAttached: false,
    },
  ])
})

test.for([
  ['business', 'Leyla Brandt'],
  ['individual', 'Jonas Adler'],
])(
  'The dialog of a %s shows the person who answers above its first field, and is named in the page title',
  async ([kind, name]) => {
    await visitContact(`/contact?inquiry=${kind}`)
    const founder = await screen.findByText(String(name))
    const first = screen.getByLabelText(/^Topic/)
    expect(first.compareDocumentPosition(founder)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await eventually(() => expect(document.title).toMatch(new RegExp(`^${kind} inquiry – `, 'i')))
  },
)

test('A document shows its name and size, the draft has only its name, and another type is refused', async () => {
  const visit = await visitContact()
  await visit.follow('Write as an individual')
  await visit.seesHeading('Individual Inquiry')
  expect(screen.getByLabelText(/^A document you have/)).toHaveAttribute(
    'accept',
    '.pdf,.doc,.docx,.jpg,.jpeg,.png',
  )
  await visit.attach('A document you have', { name: 'diploma.pdf', bytes: 1_572_864 })
  await visit.sees('diploma.pdf, 1.5 MB')
  expect(contactDraft.load()?.form.document).toEqual({ name: 'diploma.pdf', bytes: 0 })
  await visit.attach('A document you have', { name: 'archive.zip', bytes: 10 })
  await visit.sees('Choose a PDF, DOC, DOCX, JPG or PNG file.')
  await visit.seesNot('diploma.pdf')
})

test('A message in the queue has the address of its dialog', async () => {
  contactDraft.save({ form: completeContact, idempotencyKey: null })
  const visit = await visitContact('/de/contact?inquiry=business')
  await visit.press('Anfrage senden')
  await visit.loseConnection()
  await visit.press('Ja, aufheben und später senden')
  await eventually(async () =>
    expect(await allMessages()).toMatchObject([{ path: '/de/contact?inquiry=business' }]),
  )
})
