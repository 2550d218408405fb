import { expect, test } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { BODY_LIMIT, FORM_BODY_LIMIT, LIMITS } from '#contracts/values/limits.ts'

test('A form filled in to its limits, in any script, fits into a request', () => {
  const full = (limit: number) => '龍'.repeat(limit)
  const body = {
    formType: 'contact',
    name: full(LIMITS.topic),
    email: 'jane@visitor.example',
    phone: full(LIMITS.phone),
    topic: full(LIMITS.topic),
    message: full(LIMITS.message),
    appointmentDate: full(LIMITS.date),
    fileAttached: true,
  }
  const bytes = Buffer.byteLength(JSON.stringify(body))
  expect(sendContactEmail.request.safeParse(body).success).toBe(true)
  expect(bytes).toBeLessThan(BODY_LIMIT)
  const escaped = Object.entries(body).map(([name, value]) => [name, String(value)])
  expect(new URLSearchParams(escaped).toString().length).toBeLessThan(FORM_BODY_LIMIT)
})
