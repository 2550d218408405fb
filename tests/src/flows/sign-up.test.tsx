import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visitInJsdom } from '#tests/support/hands-in-jsdom.tsx'
import { mockedSite } from '#tests/support/mocked-site.ts'

const server = mockedSite()

const visit = (path: string) => visitInJsdom(server, path, '/api/notify-jsc-interest')

test('After a failure the page shows the server’s error instead of its own', async () => {
  const hands = await visit('/de/job-seeker-compass')
  await hands.type('E-Mail-Adresse', 'anna@gmial.com')
  await hands.press('Sagen Sie mir, wann er öffnet')
  await hands.sees('Meinten Sie anna@gmail.com?')
  await hands.hasFocus('button', 'anna@gmail.com')
  expect(hands.requests()).toBe(0)
  await hands.press('anna@gmail.com')
  await hands.hasFocus('textbox', 'E-Mail-Adresse')
  await hands.seesNot('Meinten Sie')
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('anna@gmail.com')
  await hands.press('Sagen Sie mir, wann er öffnet')
  await hands.answer({ status: 429, json: { error: 'Bitte warten Sie einige Minuten.' } })
  await hands.seesNotice('Senden fehlgeschlagen')
  await hands.seesNotice('Bitte warten Sie einige Minuten.')
  await hands.seesNot('Versuche es später erneut.')
})

test('If no e-mail is sent, the page says so, with advice', async () => {
  const hands = await visit('/job-seeker-compass')
  await hands.type('E-mail address', 'anna@gmial.com')
  await hands.key('Enter')
  await hands.sees('Did you mean anna@gmail.com?')
  await hands.hasFocus('textbox', 'E-mail address')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hands.requests()).toBe(0)
  await hands.key('Enter')
  await hands.answer({ json: { receipt: 'none' } })
  await hands.hasFocus('heading', 'We have not sent an e-mail')
  await hands.sees('Either no e-mail can arrive at this address, or a field')
  await hands.seesNot('We have sent you a confirmation email.')
})
