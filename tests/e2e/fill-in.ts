import type { Page } from '@playwright/test'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { completeVisaCase } from '#mocks/examples.ts'

export async function fillVisaCase(page: Page, email: string, message = completeVisaCase.message) {
  await page.locator('#visa-case-name').fill(completeVisaCase.name)
  await page.locator('#visa-case-email').fill(email)
  await page.locator('#visa-case-message').fill(message)
}

export async function fillBooking(page: Page, form: FieldsOf<'booking'>): Promise<void> {
  await page.locator('#booking-consultationType').selectOption(form.consultationType)
  for (const field of ['name', 'email', 'phone', 'description'] as const)
    await page.locator(`#booking-${field}`).fill(form[field])
  await page.locator('#booking-consent').setChecked(form.consent)
}
