import type { Page } from '@playwright/test'
import type { PostedFields } from '#contracts/forms/form-post.ts'
import { FORM_NAMES, FORMS, type FormName, formOf } from '#contracts/forms/forms.ts'
import type { Mail } from '#mocks/email-service.ts'
import { LOCALES, type Locale, withLocale } from '#src/site/locale.ts'
import { violations } from '#tests/support/axe.ts'
import { LEADS, TYPED } from '#tests/support/form-posts.ts'
import { expect, mailsNaming, productOrigin, test } from './fixtures.ts'
import { tooWide } from './layout.ts'

/** The narrowest screen that WCAG 1.4.10 names. */
const NARROW = { width: 320, height: 640 }
const TABS_AT_MOST = 120

/** The controls with a list to choose from. */
const CHOICES = FORM_NAMES.flatMap((name) =>
  Object.entries(formOf(name).controls).flatMap(([field, { kind }]) => (kind === 'choice' ? [field] : [])),
)

/** An address of this test alone, by which its mails are found. */
const ownAddress = (name: string) =>
  `${name}-${test.info().testId}-${test.info().retry}-${test.info().repeatEachIndex}@example.com`

/** Tabs on until a control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < TABS_AT_MOST; tabs += 1) {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${name}.`)
}

/** Fills in a form by keys alone, and presses its button. */
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

/** Days and times are typed in parts, in an order that the browser's language decides: they are set. */
async function fillFocused(page: Page, value: string): Promise<void> {
  const focused = page.locator(':focus')
  const type = await focused.getAttribute('type')
  if (type === 'date' || type === 'time') await focused.fill(value)
  else await page.keyboard.insertText(value)
}

const open = (page: Page, name: FormName, locale: Locale = 'en') =>
  page.goto(withLocale(FORMS[name].page, locale))
/** Where no address is asked for, the address stands for the name. */
const typedBy = (name: FormName, email: string): PostedFields =>
  'email' in TYPED[name] ? { ...TYPED[name], email } : { ...TYPED[name], name: email }
const submitOf = (page: Page) => page.locator('form[method=post] button[type=submit]')
const teamMails = async (address: string) =>
  (await mailsNaming(address)).filter(({ to }) => !to.includes(address))

/** The form as a mouse fills it in. */
async function fill(page: Page, typed: PostedFields): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const control = page.locator(`form[method=post] [name=${name}]`)
    if (name === 'consent' || name === 'fileAttached') await control.check()
    else if (CHOICES.includes(name)) await control.selectOption(value)
    else await control.fill(value)
  }
}

async function expectOneLead(page: Page, address: string): Promise<void> {
  await expect(page.getByText(/IS-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible()
  const reference = /IS-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.locator('main').innerText())?.[0]
  await expect.poll(async () => (await teamMails(address)).length).toBe(1)
  const [mail] = await teamMails(address)
  expect(mail?.subject).toContain(reference)
}

test.describe('with scripts disabled', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: NARROW,
    expectedNoise: /^Failed to load resource: the server responded with a status of (422|400|429)/,
  })

  // Each form in one of the languages: the next one is in the other.
  const forms = LEADS.map((name, index) => ({ name, locale: LOCALES[index % LOCALES.length] ?? 'en' }))
  for (const { locale, name } of forms) {
    test(`${name} in ${locale} is filled in by keys at 320 px, and its mails come`, async ({ page }) => {
      const address = ownAddress(`${name}-${locale}`)
      await open(page, name, locale)
      expect(await tooWide(page)).toEqual([])
      await sendByKeys(page, typedBy(name, address))
      await expect(page).toHaveURL(/\/api\/receipt\?/)
      await expect(page.locator(':target')).toBeInViewport()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectOneLead(page, address)
      await expect(
        page.getByText(
          { en: /^Sent on .+, by the clock in Germany$/, de: /^Gesendet am .+ Uhr deutscher Zeit$/ }[locale],
        ),
      ).toBeVisible()
      expect(await tooWide(page)).toEqual([])
      expect(decodeURIComponent(page.url())).not.toContain(address)
      if ('email' in TYPED[name]) {
        await expect.poll(async () => (await mailsNaming(address)).length).toBe(2)
        const receipt = (await mailsNaming(address)).find(({ to }: Mail) => to.includes(address))
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

    test(`what is wrong in ${locale} is said on the page of the form, with all that was typed`, async ({
      page,
    }) => {
      const address = ownAddress(`mended-${locale}`)
      await open(page, 'booking', locale)
      const message = 'One line.\nAnother “line” & <more>.'
      const wrong = { ...typedBy('booking', 'jane@visitor'), description: message }
      await fill(page, wrong)
      await submitOf(page).click()
      await expect(page.locator('[role=group]:has([role=alert])')).toBeFocused()
      await expect(page).toHaveTitle({ en: /^Error: /, de: /^Fehler: / }[locale])
      await expect(page.locator('#booking-description')).toHaveValue(message)
      await expect(page.locator('[name=consultationType]')).toHaveValue('individual')
      await expect(page.locator('[name=consent]')).toBeChecked()
      await expect(page.locator('#booking-email')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#booking-name')).not.toHaveAttribute('aria-invalid', 'true')
      expect(await tooWide(page)).toEqual([])
      await page.locator('[role=group] a[href="#booking-email"]').press('Enter')
      await expect(page.locator('#booking-email')).toBeFocused()
      await page.locator('#booking-email').fill(address)
      await submitOf(page).click()
      await expectOneLead(page, address)
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

  test('loading the page of a refusal again sends the same again and stores nothing; mended it is one lead', async ({
    page,
  }) => {
    const address = ownAddress('reloaded')
    await open(page, 'visa-case')
    await fill(page, typedBy('visa-case', 'jane@visitor'))
    await submitOf(page).click()
    for (const reload of [false, true]) {
      if (reload) expect((await page.reload())?.status()).toBe(422)
      await expect(page.locator('#visa-case-email')).toHaveValue('jane@visitor')
      await expect(page.locator('#visa-case-email')).toHaveAttribute('aria-invalid', 'true')
    }
    expect(await mailsNaming('jane@visitor"')).toEqual([])
    await page.locator('#visa-case-email').fill(address)
    await submitOf(page).click()
    await expectOneLead(page, address)
  })

  test('who has sent too often reads when to try again, and keeps the text, to send it later or as an e-mail', async ({
    browser,
  }) => {
    const address = ownAddress('often')
    // A network of this test alone; of it the functions take twelve posts in ten minutes.
    const network = { 'x-forwarded-for': `203.0.113.${test.info().workerIndex + 1}` }
    const context = await browser.newContext({
      baseURL: productOrigin(),
      javaScriptEnabled: false,
      viewport: NARROW,
      extraHTTPHeaders: network,
    })
    const page = await context.newPage()
    const statuses: number[] = []
    for (let post = 0; post < 12; post += 1) {
      const body = { formType: 'free-visa-case', name: `Jane ${post}`, email: address, message: '' }
      statuses.push((await context.request.post('/api/send-contact-email', { data: body })).status())
    }
    expect(statuses).toEqual(statuses.map(() => 200))
    for (const locale of LOCALES) {
      const typed = { ...typedBy('booking', address), description: 'One line.\nAnother.' }
      await open(page, 'booking', locale)
      await fill(page, typed)
      const [response] = await Promise.all([page.waitForNavigation(), submitOf(page).click()])
      expect(response?.status()).toBe(429)
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
      const said = page.locator('[role=group]:has([role=alert])')
      await expect(said).toBeFocused()
      await expect(said).toContainText({ en: /wait about \d+ min/, de: /\d+ Min/ }[locale])
      await expect(page.locator('#booking-description')).toHaveValue(typed.description)
      const mail = String(await said.locator('a[href^="mailto:"][href*="body="]').getAttribute('href'))
      expect(decodeURIComponent(mail)).toContain('Another.')
      expect(await tooWide(page)).toEqual([])
    }
    await context.close()
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

  test('a link that is wrong says what to do', async ({ page }) => {
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
    await expect(page.locator('[role=group]:has([role=alert])')).toBeFocused()
    expect(await violations(page, 'without script')).toEqual([])
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
    // The browser shows no answer in a frame; what it says of the frame is what the gate refuses (form-post.test.ts).
    expect((await asked).headers()).toMatchObject({ origin: 'null' })
    expect(await mailsNaming(address)).toEqual([])
  })
})
