import { act, fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { completeBooking, RECALL_BOOKING, RECEIPT } from '#mocks/examples.ts'
import { bookingForm } from '#src/flows/booking/booking.form.ts'
import { bookingWalk } from '#tests/proofs/walks/forms.walks.ts'
import { eventually } from '#tests/support/eventually.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'
import { visit as open } from '#tests/support/open-page.tsx'
import { findConnection } from '#tests/support/visit.ts'

const server = mockedSite()

const visitBooking = (path = '/book-appointment') => visitInJsdom(server, path, sendContactEmail.path)

async function send() {
  bookingForm.draft.save({ form: completeBooking, idempotencyKey: null })
  const visit = await visitBooking()
  await visit.press('Book My Free Consultation')
  await visit.seesButton('Sending...', false)
  return visit
}

async function sendWithSuccess() {
  const visit = await send()
  await visit.answer({ json: RECEIPT })
  await visit.hasFocus('heading', 'Booking Confirmed!')
  return visit
}

test('While sending, every control is announced as disabled', async () => {
  await send()
  expect(screen.getByLabelText(/^I'm a:/)).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByLabelText(/^Full name/)).toHaveAttribute('readonly')
  fireEvent.change(screen.getByLabelText(/^I'm a:/), { target: { value: 'business' } })
  fireEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByLabelText(/^I'm a:/)).toHaveValue('individual')
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('The summary of problems links to each field, and is announced once', async () => {
  const visit = await visitBooking()
  await visit.choose("I'm a:", 'Business (Employer/HR Team)')
  await visit.press('Book My Free Consultation')
  await visit.seesNotice('Missing details')
  const changed: string[] = []
  const watcher = new MutationObserver((changes) => changed.push(...changes.map(({ type }) => type)))
  watcher.observe(screen.getByRole('alert'), { subtree: true, childList: true, characterData: true })
  await visit.follow('Enter your name.')
  await visit.hasFocus('textbox', 'Full name')
  expect(location.hash).toBe('')
  await visit.type('Full name', 'Anna')
  await visit.type('E-mail address', 'anna@example.com')
  expect(screen.getAllByRole('link', { name: 'Agree to the data processing.' })).toHaveLength(1)
  expect(changed).toEqual([])
  watcher.disconnect()
  await visit.tick('I agree that my details', true)
  await visit.seesNoNotice()
  await visit.seesNot('Missing details')
})

test('The title of the page mentions an error until the error is fixed', async () => {
  bookingForm.draft.save({ form: { ...completeBooking, name: '' }, idempotencyKey: null })
  const visit = await visitBooking()
  document.title = 'Book your free consultation'
  await visit.press('Book My Free Consultation')
  await eventually(() => expect(document.title).toBe('Error: Book your free consultation'))
  await visit.type('Full name', 'Anna')
  await eventually(() => expect(document.title).toBe('Book your free consultation'))
  await visit.press('Book My Free Consultation')
  await visit.answer({ json: RECEIPT })
  await visit.hasFocus('heading', 'Booking Confirmed!')
  await eventually(() =>
    expect(document.title).toBe('Appointment request sent – Book your free consultation'),
  )
  await visit.press('Book Another Appointment')
  await eventually(() => expect(document.title).toBe('Book your free consultation'))
})

test('A success is announced once, by the focus on its heading', async () => {
  await sendWithSuccess()
  for (const region of document.querySelectorAll('main :is([role="status"], [role="alert"], [aria-live])'))
    expect(region).toBeEmptyDOMElement()
})

test("A link's type of consultation is chosen first, and leaves a receipt, with its time in Germany", async () => {
  const blank = await visitBooking('/book-appointment?type=business')
  await blank.sees('Leyla Brandt')
  sessionStorage.clear()
  bookingForm.receipt.save(RECALL_BOOKING.sent)
  const visit = await visitBooking('/de/book-appointment?type=business')
  await visit.sees(/Gesendet am 23\. November 2026 um \d\d:30 Uhr in Deutschland/)
})

test('When the connection is back, the failure notice offers to send again', async () => {
  const visit = await send()
  await visit.goOffline()
  await visit.loseConnection()
  await visit.seesNotice('Not sent: you are offline')
  await visit.seesNot('Error')
  await visit.seesNot('Send it as an e-mail instead')
  await visit.goOnline()
  await visit.sees('You are online again')
  await visit.seesNot('Error')
  await visit.seesNot('Is this your own device?')
  expect(document.title).not.toMatch(/^Error/)
  await visit.hasFocus('button', 'Send now')
})

test('"Send now" takes the focus of a removed link, but not of a field', async () => {
  const visit = await send()
  await visit.loseConnection()
  await visit.seesNotice('Nothing you typed is lost.')
  act(() => screen.getByRole('link', { name: 'Send it as an e-mail instead' }).focus())
  await findConnection(visit)
  await visit.hasFocus('button', 'Send now')

  act(() => screen.getByLabelText(/^Full name/).focus())
  await findConnection(visit)
  await visit.sees('You are online again')
  await visit.hasFocus('textbox', 'Full name')
})

test('A typed form carries the signals that reveal bots, a draft none', async () => {
  const signals: (string | null)[] = []
  bookingForm.draft.save({ form: completeBooking, idempotencyKey: null })
  const visit = await visitBooking()
  server.use(
    http.post(`*${sendContactEmail.path}`, ({ request }) => {
      signals.push(request.headers.get('x-form-signals'))
      return HttpResponse.json(RECEIPT)
    }),
  )
  await visit.press('Book My Free Consultation')
  await visit.hasFocus('heading', 'Booking Confirmed!')
  await visit.press('Book Another Appointment')
  await bookingWalk.gestures['change: valid']?.act(visit)
  await visit.press('Book My Free Consultation')
  await visit.hasFocus('heading', 'Booking Confirmed!')
  expect(signals).toEqual([null, expect.stringMatching(/^filled=\d+; trap=0$/)])
})

test('A sent message can be saved as a file with the reference and every line', async () => {
  const visit = await sendWithSuccess()
  await visit.sees('Nurse from Izmir, B1, looking for recognition.')
  const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Save as a text file', hidden: true })
  expect(file.download).toBe('IS-7K3F-9QXD.txt')
  expect(decodeURIComponent(file.href)).toContain("IS-7K3F-9QXD\nI'm a:: Individual")
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('The time slots do nothing, and are out of the tab order', async () => {
  await visitBooking()
  const before = bookingForm.draft.load()
  for (const name of ['9:00 AM', '11:00 AM', '2:00 PM', '4:00 PM']) {
    const slot = screen.getByRole('button', { name })
    fireEvent.click(slot)
    expect(slot).toHaveAttribute('tabindex', '-1')
  }
  expect(bookingForm.draft.load()).toEqual(before)
})

test('Before a submit no field is announced as invalid', async () => {
  await open('/book-appointment')
  expect(screen.getByRole('combobox', { name: /^I'm a:/ })).toHaveAttribute('aria-required', 'true')
  expect(screen.getByRole('combobox', { name: /^I'm a:/ })).toBeValid()
  expect(screen.getByRole('checkbox')).toBeRequired()
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'false')
  expect(screen.getByText('Fields with * are required.')).toBeInTheDocument()
})
