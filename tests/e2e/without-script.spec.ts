import type { Page } from '@playwright/test'
import type { PostedFields } from '#contracts/forms/form-post.ts'
import { FORM_NAMES, FORMS, type FormName, formOf } from '#contracts/forms/forms.ts'
import type { Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { site } from '#src/site/site.ts'
import { violations } from '#tests/support/axe.ts'
import { TYPED } from '#tests/support/form-posts.ts'
import { expect, ownAddress, test } from './fixtures.ts'
import { tooWide } from './layout.ts'
import { linkIn, mailsNaming, REFERENCE, teamMailsNaming } from './mails.ts'

/** Narrowest viewport in which content must fit without horizontal scrolling (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 }
const LAPTOP = { width: 1280, height: 800 }

/** Each form that stores a lead, with the wrong values of its first post. Both languages and both widths occur. */
const JOURNEYS: [FormName, Language, typeof NARROW, wrong: PostedFields][] = [
  ['booking', 'en', NARROW, { consultationType: '', consent: '' }],
  ['business', 'de', NARROW, { topic: '', appointmentDate: '2020-01-01' }],
  ['individual', 'en', LAPTOP, { message: '', email: 'jane@visitor', consent: '' }],
  ['visa-case', 'de', LAPTOP, { name: '', email: 'jane@visitor' }],
  ['consultation', 'en', NARROW, { email: 'jane@visitor', date: '2020-01-01' }],
]

const CHOICES = FORM_NAMES.flatMap((name) =>
  Object.entries(formOf(name).controls).flatMap(([field, control]) => ('of' in control ? [field] : [])),
)
const isBox = (control: string) => control === 'consent' || control === 'fileAttached'

const open = (page: Page, name: FormName, locale: Language = 'en') =>
  page.goto(localizedPath(FORMS[name].page, locale))
const submitOf = (page: Page) => page.locator('form[method=post] button[type=submit]')
const controlOf = (page: Page, name: string) => page.locator(`form[method=post] [name=${name}]`)

const typedBy = (name: FormName, email: string): PostedFields => ({ ...TYPED[name], email })

async function fill(page: Page, typed: PostedFields): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const control = controlOf(page, name)
    if (value === '') continue
    if (isBox(name)) await control.check()
    else if (CHOICES.includes(name)) await control.selectOption(value)
    else await control.fill(value)
  }
}

async function expectAnswer(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page.locator('main').getByRole('link', { name: site.email })).toBeVisible()
  expect(await tooWide(page)).toEqual([])
}

async function expectOneLead(page: Page, address: string): Promise<void> {
  await expect(page.getByText(REFERENCE)).toBeVisible()
  const reference = REFERENCE.exec(await page.locator('main').innerText())?.[0]
  await expect.poll(async () => (await teamMailsNaming(address)).length).toBe(1)
  expect((await teamMailsNaming(address))[0]?.subject).toContain(reference)
}

test.describe('with scripts disabled', () => {
  test.use({
    javaScriptEnabled: false,
    expectedNoise: /^Failed to load resource: the server responded with a status of (422|400)/,
  })

  for (const [name, locale, viewport, wrong] of JOURNEYS)
    test(`${name} in ${locale} at ${viewport.width} px: a corrected form arrives`, async ({ page }) => {
      // The refusal names the fields, and Back restores the text.
      await page.setViewportSize(viewport)
      const address = ownAddress(name)
      const typed = typedBy(name, address)
      await open(page, name, locale)
      expect(await tooWide(page)).toEqual([])
      await submitOf(page).click()
      await expect(page.locator('form[method=post] :focus')).toHaveAttribute('required', '')

      const first = { ...typed, ...wrong }
      await fill(page, first)
      // Skip native validation, which some browsers lack.
      await page.locator('form[method=post]').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
      const [response] = await Promise.all([page.waitForNavigation(), submitOf(page).click()])
      expect(response?.status()).toBe(422)
      await expectAnswer(page)
      await expect(page.locator('main dt')).toHaveCount(Object.keys(wrong).length)
      for (const text of await page.locator('main dd').allInnerTexts()) expect(text).toMatch(/\.$/)
      expect(await mailsNaming(address)).toEqual([])

      await page.goBack()
      for (const [control, value] of Object.entries(first)) {
        if (isBox(control)) await expect(controlOf(page, control)).toBeChecked({ checked: value !== '' })
        else await expect(controlOf(page, control)).toHaveValue(value)
      }
      await fill(page, Object.fromEntries(Object.keys(wrong).map((key) => [key, typed[key] ?? ''])))
      await submitOf(page).click()
      await expect(page).toHaveURL(/\/api\/receipt\?/)
      await expectAnswer(page)
      expect(decodeURIComponent(page.url())).not.toContain(address)
      await expectOneLead(page, address)
      await expect.poll(async () => (await mailsNaming(address)).length).toBe(2)
      const receipt = (await mailsNaming(address)).find(({ to }) => to.includes(address))
      expect(receipt?.html).toContain(`lang="${locale}"`)
      await page.reload()
      await expectOneLead(page, address)
    })

  test('a sign-up is confirmed by a press, welcomed and withdrawn', async ({ page }) => {
    const address = ownAddress('sign-up')
    await open(page, 'sign-up')
    await fill(page, { email: address })
    await submitOf(page).click()
    await expect(page).toHaveURL(/\/api\/receipt\?/)
    await expectAnswer(page)
    await expect.poll(async () => (await mailsNaming(address)).length).toBe(1)
    const [optIn] = await mailsNaming(address)
    const link = linkIn(optIn?.text, /confirm\?token=/)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your sign-up')
    await submitOf(page).first().click()
    await expect(page).toHaveURL(/screen=confirmed/)
    await expect.poll(async () => (await mailsNaming(address)).length).toBe(2)
    await page.goto(link)
    await submitOf(page).last().click()
    await expect(page).toHaveURL(/screen=withdrawn/)

    await page.goto('/job-seeker-compass/confirm?token=1.Zm9v.YmFy')
    await submitOf(page).first().click()
    await expect(
      page.getByText('This confirmation link is not valid. Sign up again to receive a new one.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Sign up again' }).click()
    await expect(page).toHaveURL('/job-seeker-compass#news')
  })

  test('the Information Center filters guides by topic without a search box', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden()
    await page.getByRole('link', { name: 'All guides in the Information Center' }).click()
    await expect(page.getByText(/^Choose a guide below, by topic/)).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Doctors' })).toBeHidden()
    const guides = page.locator('#articles li[data-topics]:visible')
    const all = await guides.count()
    for (const radio of await page.getByRole('radio').all()) {
      await radio.check()
      const value = await radio.getAttribute('value')
      const topics = await guides.evaluateAll((cards) => cards.map((card) => card.dataset.topics?.split(' ')))
      expect(topics.length).toBeGreaterThan(0)
      if (value) expect(topics.filter((own) => !own?.includes(value))).toEqual([])
      else expect(topics).toHaveLength(all)
    }
    await guides.first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/information\/./)
  })
})

test.describe('where no script of the site can be loaded', () => {
  test.use({ expectedNoise: /^Failed to load resource|Failed to fetch dynamically imported module/ })

  test('a form arrives, and axe finds nothing on its refusal and its success', async ({ page }) => {
    const address = ownAddress('axe')
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await open(page, 'individual')
    await fill(page, typedBy('individual', 'jane@visitor'))
    await submitOf(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await violations(page, 'without script')).toEqual([])
    await page.goBack()
    await controlOf(page, 'email').fill(address)
    await submitOf(page).click()
    await expectOneLead(page, address)
    expect(await violations(page, 'without script')).toEqual([])
  })
})
