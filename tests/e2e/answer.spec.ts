import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { PostedFields } from '#contracts/forms/form-post.ts'
import { FORMS, type FormName } from '#contracts/forms/forms.ts'
import { type Product, startProduct } from '#local/product.ts'
import { LOCALES, type Locale, withLocale } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'
import { LEADS } from '#tests/support/form-posts.ts'
import { expect, mailsNaming, productOrigin, test } from './fixtures.ts'
import { tooWide } from './layout.ts'
import { expectOneLead, fill, open, ownAddress, submitOf, typedBy } from './native-forms.ts'

// The page that answers a native post (docs/decisions/0075), as a browser without script shows it.

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Language and screen of a test by its number. */
const turn = (index: number) => ({
  locale: LOCALES[index % LOCALES.length] ?? 'en',
  viewport: SIZES[Math.floor(index / 2) % SIZES.length] ?? { width: 390, height: 844 },
})

/** Values of each form with omissions, errors, or a past day. */
const WRONG: [FormName, PostedFields][] = [
  ['booking', { consultationType: '', consent: '' }],
  ['booking', { name: '', email: 'jane@visitor' }],
  ['business', { topic: '', appointmentDate: '2020-01-01' }],
  ['individual', { message: '', email: 'jane@visitor', consent: '' }],
  ['visa-case', { name: '', email: 'jane@visitor' }],
  ['consultation', { email: 'jane@visitor', date: '2020-01-01' }],
  ['sign-up', { email: 'jane@visitor' }],
]

const WORDS = {
  en: {
    goBack: `Go back with your browser: the form still holds what you typed. Or write to us at ${site.email}.`,
    nothingSent: 'Nothing has been sent',
    consent: 'Your consent',
    form: 'Open an empty form',
    wait: /Please wait about \d+ min before you send again\./,
  },
  de: {
    goBack: `Gehen Sie im Browser einen Schritt zurück: Das Formular enthält noch, was Sie geschrieben haben. Oder schreiben Sie uns an ${site.email}.`,
    nothingSent: 'Es wurde nichts gesendet',
    consent: 'Ihre Einwilligung',
    form: 'Leeres Formular öffnen',
    wait: /Bitte warten Sie etwa \d+ Min/,
  },
}

/** Lets the form be sent as it is, as by a browser without native validation. */
const withoutRules = (page: Page) =>
  page.locator('form[method=post]').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })

/** Label of a control on the page of the form, without its asterisk. */
const labelOf = (page: Page, control: string) =>
  page
    .locator(`form[method=post] [name=${control}]`)
    .evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? '')

/** Checks what holds for each response page: it stays within the site, in its language, read from its heading on. */
async function expectAnswer(page: Page, name: FormName, locale: Locale): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(`${await heading.innerText()} · ${site.name}`)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: site.email })).toBeVisible()
  const other = locale === 'de' ? 'en' : 'de'
  await expect(page.getByRole('contentinfo').locator(`a[hreflang=${other}]`)).toHaveAttribute(
    'href',
    withLocale(FORMS[name].page, other),
  )
  expect(await tooWide(page)).toEqual([])
}

/** Expects all typed values in the form after Back. */
async function expectKept(page: Page, typed: PostedFields): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const control = page.locator(`form[method=post] [name=${name}]`)
    if (name === 'consent' || name === 'fileAttached')
      await expect(control).toBeChecked({ checked: value !== '' })
    else await expect(control).toHaveValue(value)
  }
}

async function fillInPart(page: Page, typed: PostedFields): Promise<void> {
  const made = Object.entries(typed).filter(([name, value]) => value !== '' || !/consent/.test(name))
  await fill(page, Object.fromEntries(made))
}

test.describe('without script', () => {
  test.use({
    javaScriptEnabled: false,
    expectedNoise: /^Failed to load resource: the server responded with a status of 422/,
  })

  // Languages and widths alternate.
  for (const [index, [name, wrong]] of WRONG.entries()) {
    const { locale, viewport } = turn(index)
    test(`${name} in ${locale} at ${viewport.width} px with ${Object.keys(wrong).join(' and ')} wrong is answered field by field; Back holds all, and mended it arrives`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const address = ownAddress(`answer-${index}`)
      const typed = { ...typedBy(name, address), ...wrong }
      await open(page, name, locale)
      const labels = await Promise.all(
        Object.keys(wrong).map((control) =>
          control === 'consent' ? WORDS[locale].consent : labelOf(page, control),
        ),
      )
      await fillInPart(page, typed)
      await withoutRules(page)
      const [response] = await Promise.all([page.waitForNavigation(), submitOf(page).click()])
      expect(response?.status()).toBe(422)
      await expectAnswer(page, name, locale)
      await expect(page.locator('main dt')).toHaveText(labels)
      for (const text of await page.locator('main dd').allInnerTexts()) expect(text).toMatch(/\.$/)
      await expect(page.locator('main').getByText(WORDS[locale].goBack)).toBeVisible()
      await expect(page.getByRole('link', { name: WORDS[locale].form })).toHaveAttribute(
        'href',
        withLocale(FORMS[name].page, locale),
      )
      expect((await page.reload())?.status()).toBe(422)
      expect(await mailsNaming(address)).toEqual([])
      await page.goBack()
      await expectKept(page, typed)
      const mended = typedBy(name, address)
      await fill(
        page,
        Object.fromEntries(Object.keys(wrong).map((control) => [control, mended[control] ?? ''])),
      )
      await submitOf(page).click()
      await expect(page).toHaveURL(/\/api\/receipt\?/)
      await expectAnswer(page, name, locale)
      if (LEADS.includes(name)) await expectOneLead(page, address)
      else await expect.poll(async () => (await mailsNaming(address)).length).toBe(1)
    })
  }
})

/** Sends a valid form, and reads why it was refused. */
async function sendInVain(
  page: Page,
  name: FormName,
  locale: Locale,
  typed: PostedFields,
  status: 429 | 503,
) {
  await open(page, name, locale)
  await fill(page, typed)
  const [response] = await Promise.all([page.waitForNavigation(), submitOf(page).click()])
  expect(response?.status()).toBe(status)
  await expectAnswer(page, name, locale)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].nothingSent)
  await expect(page.locator('main').getByText(WORDS[locale].goBack)).toBeVisible()
  return response
}

const pageWithoutScript = async (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> => (await browser.newContext({ javaScriptEnabled: false, ...options })).newPage()

test('who has sent too often reads when to try again, and Back holds the text', async ({ browser }) => {
  for (const [index, name] of [...LEADS, 'sign-up' as const].entries()) {
    const { locale, viewport } = turn(index)
    const page = await pageWithoutScript(browser, {
      baseURL: productOrigin(),
      viewport,
      // A network used by this test alone.
      extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${test.info().workerIndex}` },
    })
    const newAddress = () => `${randomUUID()}@example.com`
    const post = async () => {
      const data = { formType: 'free-visa-case', name: 'Jane', email: newAddress(), message: '' }
      return (await page.context().request.post('/api/send-contact-email', { data })).status()
    }
    // The ten minutes of the limit may end between these posts and the form: then retry with a new form.
    await expect(async () => {
      await expect.poll(post, { intervals: [0] }).toBe(429)
      const typed = typedBy(name, newAddress())
      const response = await sendInVain(page, name, locale, typed, 429)
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
      await expect(page.locator('main').getByText(WORDS[locale].wait)).toBeVisible()
      await page.goBack()
      await expectKept(page, typed)
    }).toPass()
    await page.context().close()
  }
})

test.describe('while the storage is down', () => {
  let product: Product
  test.beforeAll(async () => {
    // A port that nobody listens on.
    const settings = {
      STORAGE_CONNECTION_STRING: `DefaultEndpointsProtocol=http;AccountName=gone;AccountKey=Z29uZQ==;TableEndpoint=http://127.0.0.1:9/gone;`,
    }
    product = await startProduct({ port: 0, settings })
    product.email.answerAll('unavailable')
  })
  test.afterAll(() => product.stop())

  test('the page says that nothing was sent, and Back holds the text', async ({ browser }) => {
    for (const [index, name] of [...LEADS, 'sign-up' as const].entries()) {
      const { locale, viewport } = turn(index)
      const page = await pageWithoutScript(browser, { baseURL: product.origin, viewport })
      const typed = typedBy(name, ownAddress('down'))
      await sendInVain(page, name, locale, typed, 503)
      await expect(page.locator('main').getByText(REFUSALS.unavailable.error[locale])).toBeVisible()
      await page.goBack()
      await expectKept(page, typed)
      await page.context().close()
    }
  })
})
