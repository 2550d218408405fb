import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { completeConsultation, RECEIPT, recall } from '#mocks/examples.ts'
import { consultationForm } from '#src/flows/inquiry/inquiry.form.ts'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'

const server = mockedSite()

const visit = (path: string) => visitInJsdom(server, path, sendContactEmail.path)

test('The e-mail or copy offered has the typed text, even half an emoji', async () => {
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
  expect(letter).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:hello@isarspree\.example\?.*body=.*%0D%0A.*My%20plan%20%EF%BF%BD$/),
  )
  await hands.press('Ask for my consultation')
  await hands.answer({ json: RECEIPT })
  await hands.sees('IS-7K3F-9QXD')
  for (const text of ['My plan \ufffd', 'anna@münchen.example'])
    expect(screen.getByText(text, { selector: 'dd' })).toBeInTheDocument()
})

test('A text too long for a mailto link can be copied whole', async () => {
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
  await hands.sees('Copied')
  expect(copy).toHaveBeenCalledWith(expect.stringContaining(`: ${text}`))
})

test('Answers of a result replace an old receipt; the new one leads back to it, and to no other form', async () => {
  consultationForm.receipt.save(recall(completeConsultation).sent)
  const hands = await visit('/free-consultation#who=nurse&country=tr&goal=work&tool=you')
  await hands.seesNot('IS-7K3F-9QXD')
  expect(screen.getByDisplayValue(/a nurse, or in another health profession/)).toBeVisible()
  const forms = () => screen.queryAllByText(/a consultation$/, { selector: 'main a' })
  expect(forms()).not.toHaveLength(0)
  await hands.type('Full name', 'Anna')
  await hands.type('E-mail address', 'anna@example.com')
  await hands.press('Ask for my consultation')
  await hands.answer({ json: RECEIPT })
  const back = await screen.findByRole('link', { name: 'Back to your result' })
  expect(back).toHaveAttribute('href', '/quick-check#who=nurse&country=tr&goal=work')
  expect(forms()).toHaveLength(0)
})

test('In Turkish, a time that is over in Germany is refused', async () => {
  const hands = await visit('/tr/free-consultation')
  expect(screen.getByLabelText('Hangi dilde konuşalım?')).toHaveValue('Türkçe')
  await hands.type('Adınız ve soyadınız', 'Elif Kaya')
  await hands.type('E-posta adresiniz', 'elif@example.com')
  expect(screen.getByLabelText(/^Size uyan gün/)).toHaveAttribute('min', '2026-11-23')
  await hands.type('Size uyan gün', '2026-11-23')
  await hands.type('Size uyan saat', '09:29')
  await hands.press('Görüşme isteyin')
  await hands.sees('Almanya’da bu saat geçti. Daha geç bir saat seçin.')
  expect(hands.requests()).toBe(0)
  await hands.type('Size uyan saat', '')
  const sent: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    sent.push(request.headers.get('Content-Language'), await request.clone().json())
  })
  await hands.press('Görüşme isteyin')
  await hands.answer({ json: { ...RECEIPT, receipt: 'none' } })
  await hands.sees('Bu kez e-postayla onay gelmiyor')
  await hands.sees('En geç 25 Kasım 2026 Çarşamba günü size yazarız.')
  expect(sent).toEqual(['tr', expect.objectContaining({ message: 'Görüşme dili: Türkçe' })])
  // Without a translation, the page would show a message id.
  expect(document.body.textContent).not.toMatch(/\b(form|inquiry|notice|office|founder)\.\w/)
})
