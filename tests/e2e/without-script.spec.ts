import type { Page } from '@playwright/test'
import type { PostedFields } from '#contracts/forms/form-post.ts'
import type { AcceptedMail } from '#mocks/email-service.ts'
import { LOCALES } from '#src/site/locale.ts'
import { violations } from '#tests/support/axe.ts'
import { LEADS } from '#tests/support/form-posts.ts'
import { expect, mailsNaming, productOrigin, test } from './fixtures.ts'
import { tooWide } from './layout.ts'
import { CHOICES, expectOneLead, fill, open, ownAddress, submitOf, typedBy } from './native-forms.ts'

/** The narrowest screen of WCAG 1.4.10. */
const NARROW = { width: 320, height: 640 }
const TABS_AT_MOST = 120

/** Presses Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < TABS_AT_MOST; tabs += 1) {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${name}.`)
}

/** Fills in a form by keyboard alone, and presses its button. */
async function sendByKeys(page: Page, typed: PostedFields): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    await tabTo(page, name)
    if (name === 'consent' || name === 'fileAttached') await page.keyboard.press('Space')
    else if (CHOICES.includes(name)) await page.keyboard.press('End')
    else if (value !== '') await fillFocused(page, value)
  }
  for (let tabs = 0; tabs < TABS_AT_MOST; tabs += 1) {
    const isButton = await page.evaluate(
      () => (document.activeElement as HTMLButtonElement | null)?.type === 'submit',
    )
    if (isButton) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

/** Types a value, but sets days and times: the order of their parts depends on the browser's language. */
async function fillFocused(page: Page, value: string): Promise<void> {
  const focused = page.locator(':focus')
  const type = await focused.getAttribute('type')
  if (type === 'date' || type === 'time') await focused.fill(value)
  else await page.keyboard.insertText(value)
}

test.describe('with scripts disabled', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: NARROW,
    expectedNoise: /^Failed to load resource: the server responded with a status of (422|400|429)/,
  })

  // The language alternates from form to form.
  const forms = LEADS.map((name, index) => ({ name, locale: LOCALES[index % LOCALES.length] ?? 'en' }))
  for (const { locale, name } of forms) {
    test(`${name} in ${locale} is filled in by keys at 320 px, and its mails come`, async ({ page }) => {
      const address = ownAddress(`${name}-${locale}`)
      await open(page, name, locale)
      expect(await tooWide(page)).toEqual([])
      await sendByKeys(page, typedBy(name, address))
      await expect(page).toHaveURL(/\/api\/receipt\?/)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectOneLead(page, address)
      await expect(
        page.getByText({ en: 'Sent (time in Germany)', de: 'Gesendet (Uhrzeit in Deutschland)' }[locale]),
      ).toBeVisible()
      expect(await tooWide(page)).toEqual([])
      expect(decodeURIComponent(page.url())).not.toContain(address)
      if ('email' in typedBy(name, address)) {
        await expect.poll(async () => (await mailsNaming(address)).length).toBe(2)
        const receipt = (await mailsNaming(address)).find(({ to }: AcceptedMail) => to.includes(address))
        expect(receipt?.html).toContain(`lang="${locale}"`)
      }
      await page.reload()
      await expectOneLead(page, address)
    })
  }

  for (const locale of LOCALES) {
    test(`a sign-up in ${locale} is confirmed by a press, welcomed, and can be taken back`, async ({
      page,
    }) => {
      const address = ownAddress(`sign-up-${locale}`)
      await open(page, 'sign-up', locale)
      await sendByKeys(page, { email: address })
      await expect(page).toHaveURL(/\/api\/receipt\?/)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect.poll(async () => (await mailsNaming(address)).length).toBe(1)
      const [optIn] = await mailsNaming(address)
      const link = new URL(String(/https?:\S+confirm\?token=\S+/.exec(String(optIn?.text))?.[0]))
      await page.goto(link.pathname + link.search)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        { en: 'Confirm your sign-up', de: 'Bestätigen Sie Ihre Anmeldung' }[locale],
      )
      await submitOf(page).first().click()
      await expect(page).toHaveURL(/screen=confirmed/)
      await expect.poll(async () => (await mailsNaming(address)).length).toBe(2)
      await page.goto(link.pathname + link.search)
      await submitOf(page).last().click()
      await expect(page).toHaveURL(/screen=withdrawn/)
    })
  }

  test('the browser itself names what is missing, before anything is sent', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    for (const name of [...LEADS, 'sign-up'] as const) {
      await open(page, name)
      await submitOf(page).click()
      await expect(page.locator('form[method=post] :focus')).toHaveAttribute('required', '')
    }
    expect(sent).toEqual([])
  })

  test('a double click, Back, a second tab and the other language make no second lead', async ({
    page,
    context,
  }) => {
    const address = ownAddress('once')
    const typed = typedBy('visa-case', address)
    await open(page, 'visa-case')
    await fill(page, typed)
    await submitOf(page).dblclick()
    await expectOneLead(page, address)
    await page.goBack()
    await fill(page, typed)
    await submitOf(page).click()
    await expectOneLead(page, address)
    const second = await context.newPage()
    await open(second, 'visa-case', 'de')
    await fill(second, typed)
    await submitOf(second).click()
    await expectOneLead(second, address)
  })

  test('the Information Center shows the guides of one topic, and all of them again', async ({ page }) => {
    await page.goto('/information')
    const guides = page.locator('#articles li[data-topics]:visible')
    const all = await guides.count()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Doctors' })).toBeHidden()
    await page.getByRole('radio', { name: 'Businesses' }).check()
    const some = await guides.count()
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(all)
    for (const radio of await page.getByRole('radio').all()) {
      await radio.check()
      const value = await radio.getAttribute('value')
      const topics = await guides.evaluateAll((cards) => cards.map((card) => card.dataset.topics?.split(' ')))
      expect(topics.length).toBeGreaterThan(0)
      if (value) expect(topics.filter((own) => !own?.includes(value))).toEqual([])
    }
    await page.getByRole('radio', { name: 'All', exact: true }).check()
    expect(await guides.count()).toBe(all)
    expect(await tooWide(page)).toEqual([])
  })

  test('the way from reading to writing has no dead end', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden()
    await page.getByRole('link', { name: 'All guides in the Information Center' }).click()
    await expect(page.getByText(/^Choose a guide below, by topic/)).toBeVisible()
    const guides = page.locator('#articles h3 a, #articles li a')
    expect(await guides.count()).toBeGreaterThan(8)
    await guides.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/contact')
    for (const kind of ['business', 'individual']) {
      await page
        .getByRole('link', { name: `Write as ${kind === 'business' ? 'a business' : 'an individual'}` })
        .click()
      await expect(page).toHaveURL(`/contact/${kind}`)
      await expect(submitOf(page)).toBeVisible()
      await expect(page.locator('input[type=file]')).toHaveCount(0)
      await page.getByRole('link', { name: 'Back to the contact page' }).click()
    }
  })

  test('an invalid link leads to a page with advice', async ({ page }) => {
    await page.goto('/job-seeker-compass/confirm?token=1.Zm9v.YmFy')
    await submitOf(page).first().click()
    await expect(
      page.getByText('This confirmation link is not valid. Sign up again to receive a new one.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Sign up again' }).click()
    await expect(page).toHaveURL('/job-seeker-compass#news')
  })
})

test.describe('where the app never comes', () => {
  test.use({ expectedNoise: /^Failed to load resource|Failed to fetch dynamically imported module/ })

  test('the page of a refusal, and the page after a success, are free of faults that axe finds', async ({
    page,
  }) => {
    const address = ownAddress('axe')
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await open(page, 'individual')
    await fill(page, typedBy('individual', 'jane@visitor'))
    await submitOf(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await violations(page, 'without script')).toEqual([])
    await page.goBack()
    await page.locator('#contact-email').fill(address)
    await submitOf(page).click()
    await expectOneLead(page, address)
    expect(await violations(page, 'without script')).toEqual([])
  })

  test('booking is sent although every script is gone', async ({ page }) => {
    const address = ownAddress('gone-booking')
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await open(page, 'booking')
    await fill(page, typedBy('booking', address))
    await submitOf(page).click()
    await expectOneLead(page, address)
  })
})

test('a form is sent by the browser where the app comes after the press', async ({ page }) => {
  const address = ownAddress('late')
  const { promise: mayLoad, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/app*.js', async (route) => {
    await mayLoad
    await route.continue().catch(() => undefined)
  })
  await open(page, 'booking')
  await fill(page, typedBy('booking', address))
  await submitOf(page).click()
  release()
  await expectOneLead(page, address)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('from a page of another site', () => {
  test.use({ expectedNoise: /evil\.example|status of 403|Refused to display|ancestor|sandbox/i })

  test('a form with a target, and one in a frame without an origin, store nothing', async ({ context }) => {
    const address = ownAddress('foreign')
    const fields = Object.entries(typedBy('visa-case', address))
      .map(([name, value]) => `<input name="${name}" value="${value}">`)
      .join('')
    const target = `${productOrigin()}/api/send-contact-email?from=visa-case&amp;language=en`
    const form = (attributes: string) =>
      `<form method="post" action="${target}" ${attributes}>${fields}<button>Send</button></form>`
    const foreign = await context.newPage()
    await foreign.route('http://evil.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `${form('target="_blank"')}<iframe sandbox="allow-forms" srcdoc='${form('')}'></iframe>`,
      }),
    )
    await foreign.goto('http://evil.example/')
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      foreign.locator('body > form button').click(),
    ])
    await expect(opened.getByText('Send this request from the website itself.')).toBeVisible()
    const asked = context.waitForEvent('request', (request) => request.method() === 'POST')
    await foreign.frameLocator('iframe').getByRole('button').click()
    // The browser shows no response in a frame; its message shows that the gate refused it (form-post.test.ts).
    expect((await asked).headers()).toMatchObject({ origin: 'null' })
    expect(await mailsNaming(address)).toEqual([])
  })
})
