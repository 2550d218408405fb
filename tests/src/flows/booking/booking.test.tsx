import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendContactEmail } from '#contracts/send-contact-email.ts'
import type { BookingForm } from '#machines/booking-form.ts'
import { createHandlers } from '#mocks/handlers.ts'
import { bookingDraft } from '#src/flows/booking/booking.flow.ts'
import { notices } from '#src/notices.ts'
import {
  type BookingGesture,
  type BookingState,
  bookingWalks,
  completeForm,
  gestures,
} from '#tests/machines/booking.walks.ts'
import { visit } from '#tests/support/visit.tsx'

const server = setupServer(...createHandlers())

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  server.resetHandlers()
  notices.dismiss()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const labels: Record<Exclude<keyof BookingForm, 'consultationType' | 'consent'>, RegExp> = {
  name: /^Full name/,
  email: /^E-mail address/,
  phone: /^Phone number/,
  description: /^Brief description/,
}

function fillIn(form: BookingForm) {
  fireEvent.change(screen.getByLabelText(/^I'm a:/), { target: { value: form.consultationType } })
  for (const [field, label] of Object.entries(labels)) {
    const value = form[field as keyof typeof labels]
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  const consent = screen.getByRole<HTMLInputElement>('checkbox')
  if (consent.checked !== form.consent) fireEvent.click(consent)
}

function expectTyped(form: BookingForm) {
  expect(screen.getByLabelText(/^I'm a:/)).toHaveValue(form.consultationType)
  for (const [field, label] of Object.entries(labels))
    expect(screen.getByLabelText(label)).toHaveValue(form[field as keyof typeof labels])
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(form.consent)
}

/** Holds every request until the walk says what becomes of it. */
function holdRequests() {
  const held: ((response: Response) => void)[] = []
  server.use(
    http.post(`*${sendContactEmail.path}`, () => new Promise<Response>((resolve) => void held.push(resolve))),
  )
  return {
    answer: async (response: Response) => {
      await vi.waitFor(() => expect(held).toHaveLength(1))
      held.pop()?.(response)
    },
    forget: async () => {
      await vi.waitFor(() => expect(held).toHaveLength(1))
      held.pop()
    },
  }
}

describe('walking the booking page', () => {
  test.for(bookingWalks())('$name', async ({ steps }) => {
    const requests = holdRequests()
    await visit('/book-appointment')
    let typed = completeForm
    const type = (form: BookingForm) => {
      typed = form
      fillIn(form)
    }
    const act: Record<BookingGesture, () => unknown> = {
      chooseTypeOnly: () => type(gestures.chooseTypeOnly.form),
      mistypeEmail: () => type({ ...completeForm, email: 'anna@example' }),
      fillIn: () => type(completeForm),
      reload: async () => {
        typed = completeForm
        bookingDraft.save({ form: completeForm, idempotencyKey: null })
        await visit('/book-appointment')
        expect(screen.getByLabelText(/^Full name/)).toHaveValue('Anna Öztürk')
      },
      submit: () => fireEvent.click(screen.getByRole('button', { name: 'Book My Free Consultation' })),
      receiveAnswer: () => requests.answer(HttpResponse.json({ reference: 'IS-7K3F-9QXD' })),
      loseConnection: () => requests.answer(HttpResponse.error()),
      waitTooLong: async () => {
        await requests.forget()
        await vi.advanceTimersByTimeAsync(20_000)
      },
      bookAnother: () => fireEvent.click(screen.getByRole('button', { name: 'Book Another Appointment' })),
    }
    const see: Record<BookingState, () => void> = {
      'editing.calm': () => {
        expect(screen.getByRole('button', { name: 'Book My Free Consultation' })).toBeInTheDocument()
        expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      },
      'editing.refused': () => {
        const alert = screen.getByRole('alert')
        expect(alert).toHaveFocus()
        expect(alert).toHaveTextContent(/Missing details|Please check your details/)
        expectTyped(typed)
        const isAllMended = bookingDraft.load()?.form.email === completeForm.email
        expect(within(alert).queryAllByRole('link')).toHaveLength(isAllMended ? 0 : problemCount())
      },
      'editing.failed': () => {
        expect(screen.getByRole('alert')).toHaveTextContent(
          'An error occurred while sending. Please try again or contact us directly at hello@isarspree.example',
        )
        expectTyped(typed)
        expect(screen.getByRole('button', { name: 'Book My Free Consultation' })).toBeEnabled()
      },
      sending: () => expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled(),
      confirmed: () => {
        expect(screen.getByRole('heading', { name: 'Booking Confirmed!' })).toHaveFocus()
        expect(screen.getByRole('status')).toHaveTextContent('Appointment request sent')
        expect(screen.getByText('IS-7K3F-9QXD')).toBeVisible()
        expect(bookingDraft.load()).toBeNull()
      },
    }
    for (const { gesture, state } of steps) {
      await act[gesture]()
      await vi.waitFor(() => see[state as BookingState]())
    }
  })
})

/** A mistyped address is one problem; a form with nothing but its type has three. */
const problemCount = () => (bookingDraft.load()?.form.name ? 1 : 3)

test('a German visitor reads the German notice, in the words of the specification', async () => {
  await visit('/de/book-appointment')
  fireEvent.change(screen.getByLabelText(/^Ich bin:/), { target: { value: 'business' } })
  fireEvent.click(screen.getByRole('button', { name: 'Meine kostenlose Beratung buchen' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Fehlende Angaben')
  expect(alert).toHaveTextContent(
    'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie der Datenschutzerklärung zu.',
  )
})

test('while it is sent the German button says so, in the words of the specification', async () => {
  holdRequests()
  bookingDraft.save({ form: completeForm, idempotencyKey: null })
  await visit('/de/book-appointment')
  const button = screen.getByRole('button', { name: 'Meine kostenlose Beratung buchen' })
  fireEvent.click(button)
  expect(button).toHaveTextContent(/^Wird gesendet\.\.\.$/)
  expect(button).toBeDisabled()
})

test('an answer of HTML is a failure, which is logged, and none of it is shown', async () => {
  const logged = vi.spyOn(console, 'error')
  server.use(
    http.post(`*${sendContactEmail.path}`, () =>
      HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }),
    ),
  )
  await visit('/book-appointment')
  fillIn(completeForm)
  fireEvent.click(screen.getByRole('button', { name: 'Book My Free Consultation' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while sending.')
  expect(screen.queryByText(/Bad Gateway/)).not.toBeInTheDocument()
  expect(logged).toHaveBeenCalledWith(
    'The booking was not sent.',
    expect.objectContaining({ name: 'ApiError', message: 'Request failed' }),
  )
  expect(screen.getByLabelText(/^Brief description/)).toHaveValue(completeForm.description)
})

test('two clicks on the button send one request', async () => {
  const received: unknown[] = []
  server.use(
    http.post(`*${sendContactEmail.path}`, async ({ request }) => {
      received.push(await request.json())
      return HttpResponse.json({ reference: 'IS-7K3F-9QXD' })
    }),
  )
  await visit('/book-appointment')
  fillIn(completeForm)
  const button = screen.getByRole('button', { name: 'Book My Free Consultation' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('heading', { name: 'Booking Confirmed!' })
  expect(received).toEqual([
    {
      formType: 'appointment',
      name: 'Anna Öztürk',
      email: 'anna@example.com',
      phone: '+90 555 0100',
      selectedType: 'individual',
      message: 'Nurse from Izmir, B1, looking for recognition.',
    },
  ])
})

test('the time slots select nothing and send nothing', async () => {
  await visit('/book-appointment')
  fillIn(completeForm)
  const before = bookingDraft.load()
  for (const name of ['9:00 AM', '11:00 AM', '2:00 PM', '4:00 PM']) {
    fireEvent.click(screen.getByRole('button', { name }))
  }
  expect(bookingDraft.load()).toEqual(before)
  expect(screen.getByRole('button', { name: 'Book My Free Consultation' })).toBeEnabled()
})

test('the consultation type comes first: until it is chosen the button is disabled and says why', async () => {
  await visit('/book-appointment')
  const button = screen.getByRole('button', { name: 'Book My Free Consultation' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('Choose your consultation type first.')
})
