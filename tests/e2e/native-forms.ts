import type { Page } from '@playwright/test'
import type { PostedFields } from '#contracts/forms/form-post.ts'
import { FORM_NAMES, FORMS, type FormName, formOf } from '#contracts/forms/forms.ts'
import { type Locale, withLocale } from '#src/site/locale.ts'
import { TYPED } from '#tests/support/form-posts.ts'
import { expect, mailsNaming, test } from './fixtures.ts'

// Forms as a browser without script has them.

/** The controls with a list of options. */
export const CHOICES = FORM_NAMES.flatMap((name) =>
  Object.entries(formOf(name).controls).flatMap(([field, control]) => ('of' in control ? [field] : [])),
)

/** An address used by this test alone, by which its mails are found. */
export const ownAddress = (name: string) =>
  `${name}-${test.info().testId}-${test.info().retry}-${test.info().repeatEachIndex}@example.com`

export const open = (page: Page, name: FormName, locale: Locale = 'en') =>
  page.goto(withLocale(FORMS[name].page, locale))
/** The typed values of a form; one without an e-mail field has the address as the name. */
export const typedBy = (name: FormName, email: string): PostedFields =>
  'email' in TYPED[name] ? { ...TYPED[name], email } : { ...TYPED[name], name: email }
export const submitOf = (page: Page) => page.locator('form[method=post] button[type=submit]')
const teamMails = async (address: string) =>
  (await mailsNaming(address)).filter(({ to }) => !to.includes(address))

/** Fills in the form with a mouse. */
export async function fill(page: Page, typed: PostedFields): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const control = page.locator(`form[method=post] [name=${name}]`)
    if (name === 'consent' || name === 'fileAttached') await control.check()
    else if (CHOICES.includes(name)) await control.selectOption(value)
    else await control.fill(value)
  }
}

export async function expectOneLead(page: Page, address: string): Promise<void> {
  await expect(page.getByText(/IS-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible()
  const reference = /IS-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.locator('main').innerText())?.[0]
  await expect.poll(async () => (await teamMails(address)).length).toBe(1)
  const [mail] = await teamMails(address)
  expect(mail?.subject).toContain(reference)
}
