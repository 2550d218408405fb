import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { RECEIPT } from '#src/dev/examples.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'

const server = mockedSite()

const visit = (path: string) => visitInJsdom(server, path, sendContactEmail.path)

/** The page of a German employer who has sent a case. */
async function send() {
  const hands = await visit('/de/free-visa-case')
  await hands.type('Vollständiger Name', 'Jonas Weber')
  await hands.type('E-Mail-Adresse', 'hr@weber.example')
  await hands.press('Meinen Visa-Fall senden')
  return hands
}

test('a German employer reads the quoted success above the empty form, with reference and day', async () => {
  const hands = await send()
  await hands.answer({ json: RECEIPT })
  await hands.hasFocus('heading', 'Visa-Fall Anfrage gesendet')
  await hands.sees('innerhalb von 1-2 Werktagen bei Ihnen, meist schon innerhalb von 24 Stunden.')
  await hands.sees('IS-7K3F-9QXD')
  await hands.sees('Sie hören bis Mittwoch, 25. November 2026 von uns.')
  expect(screen.getByLabelText(/^Vollständiger Name/)).toHaveValue('')
})

test('without a receipt the page says so, with advice for a mistyped address', async () => {
  const hands = await send()
  await hands.answer({ json: { ...RECEIPT, receipt: 'none' } })
  await hands.hasFocus('heading', 'Visa-Fall Anfrage gesendet')
  await hands.sees('Eine Bestätigung per E-Mail kommt diesmal nicht.')
  await hands.sees('Steht in Ihrer E-Mail-Adresse ein Fehler?')
})

test('half an emoji is shown as U+FFFD: after a failure in the e-mail, after a success in the copy', async () => {
  const hands = await visit('/free-consultation')
  await hands.type('Full name', 'Anna')
  await hands.type('E-mail address', 'anna@xn--mnchen-3ya.example')
  const message = screen.getByLabelText(/^What would you like/)
  expect([message, screen.getByLabelText(/^E-mail/)].map((field) => field.getAttribute('dir'))).toEqual([
    'auto',
    null,
  ])
  fireEvent.change(message, { target: { value: 'My plan \ud83d' } })
  await hands.press('Ask for my consultation')
  await hands.answer({ status: 500, json: {} })
  const letter = await screen.findByRole('link', { name: 'Send it as an e-mail instead' })
  expect(letter).toHaveAttribute('href', expect.stringMatching(/%0D%0A.*My%20plan%20%EF%BF%BD$/))
  await hands.press('Ask for my consultation')
  await hands.answer({ json: RECEIPT })
  await hands.sees('IS-7K3F-9QXD')
  for (const text of ['My plan \ufffd', 'anna@münchen.example'])
    expect(screen.getByText(text, { selector: 'dd' })).toBeInTheDocument()
})

test('a text too long for an e-mail address is copied whole, and the address stays short enough for Windows', async () => {
  const text = 'я'.repeat(4_900)
  const hands = await visit('/free-consultation')
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await hands.type('Full name', 'Anna')
  await hands.type('E-mail address', 'anna@example.com')
  fireEvent.change(screen.getByLabelText(/^What would you like/), { target: { value: text } })
  await hands.press('Ask for my consultation')
  await hands.answer({ status: 500, json: {} })
  const letter = await screen.findByRole('link', { name: 'Send it as an e-mail instead' })
  expect(letter.getAttribute('href')?.length).toBeLessThanOrEqual(2_000)
  await hands.sees('Copy it here and paste it into the e-mail.')
  await hands.press('Copy your text')
  expect(copy).toHaveBeenCalledWith(expect.stringContaining(`: ${text}`))
})

test('date and time are real inputs that begin today in Germany, and may stay empty', async () => {
  await visit('/free-consultation')
  const [date, time] = [screen.getByLabelText(/^Preferred day/), screen.getByLabelText(/^Preferred time/)]
  expect([date, time].map((control) => control.getAttribute('type'))).toEqual(['date', 'time'])
  expect(date).toHaveAttribute('min', '2026-11-23')
  expect([date, time].map((control) => control.hasAttribute('required'))).toEqual([false, false])
})

test('a wish in the past is refused in words, by the clock in Germany', async () => {
  const hands = await visit('/free-consultation')
  await hands.type('Full name', 'Anna')
  await hands.type('E-mail address', 'anna@example.com')
  await hands.type('Preferred day', '2026-11-23')
  await hands.type('Preferred time', '09:29')
  await hands.press('Ask for my consultation')
  await hands.sees('In Germany this time has passed. Choose a later one.')
  expect(hands.requests()).toBe(0)
})
