import type { Page } from '@playwright/test'
import { LAW } from '#build/law/current.ts'
import { violations } from '#tests/support/axe.ts'
import { printedLines } from '#tests/support/printed-lines.ts'
import { expect, openAlive, openBeforeScript, test, untilAlive } from './fixtures.ts'
import { edgeless, expectFit, findsNothing, tooWide } from './layout.ts'
import { wordsSeen } from './reading.ts'

const NURSE = 'who=nurse&country=tr&goal=recognition&where=abroad&stage=notice'
const NURSE_VISITING = 'who=nurse&country=au&goal=work&where=de_visit&salary=mid'
const CARD =
  'country=tr&where=abroad&qualification=degree_home&regulated=no&german=A1&english=C1&experience=two&shortage=no&age=to34&stay=no&partner=no&money=yes'

const RESULTS = [
  ['/quick-check', 'en', 'Y_REC_NURSE_NOTICE', NURSE],
  ['/de/quick-check', 'de', 'Y_WORK_NURSE_SALARY', NURSE_VISITING],
  ['/de/quick-check/employers', 'de', 'B_DRIVER', 'whom=driver&passport=rs&where=abroad'],
  ['/tr/opportunity-card-points', 'tr', 'C_BELOW', CARD],
] as const

const resultOn = (page: Page) => page.locator('section[data-outcome]')

async function expectFitForAll(page: Page, what: string, language: string) {
  await expectFit(page, 844)
  await page.emulateMedia({ forcedColors: 'active' })
  await findsNothing(() => edgeless(page), 'in forced colours')
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize({ width: 390, height: 844 })
  const rules = language === 'en' ? 'all' : 'all but colours'
  await findsNothing(() => violations(page, what, { rules, within: ['main'] }), 'axe')
}

for (const [path, language, outcome, answers] of RESULTS) {
  test(`${path} shows the result ${outcome}, and prints it on one sheet`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAlive(page, `${path}#${answers}`)
    const result = resultOn(page)
    await expect(result).toHaveAttribute('data-outcome', outcome)
    const { handOver } = LAW.words[language].page.talk
    await expect(result.getByRole('link', { name: handOver, exact: true })).toBeInViewport({ ratio: 1 })
    const heading = await result.getByRole('heading', { level: 2 }).first().innerText()
    await expect(page.getByRole('region', { name: heading, exact: true })).toBeVisible()
    await expectFitForAll(page, path, language)

    // Use a wide screen: on phones, a part of the result is collapsed, but printed.
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(result.locator('details ol').first()).toBeVisible()
    const onScreen = new Set((await wordsSeen(page, 'section[data-outcome]')).split(' '))
    const sheets = printedLines(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    expect(sheets, 'on one sheet').toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    const onPaper = (await wordsSeen(page, 'section[data-outcome]')).split(' ')
    expect(
      onPaper.filter((word) => !onScreen.has(word)),
      'words on paper alone, such as two in one',
    ).toEqual([])
    await expect(page.getByRole('button', { name: LAW.words[language].page.startOver })).toBeHidden()
    await expect(result).toContainText(LAW.words[language].footer)
    await expect(result.locator('dl:not([class]) dt:visible')).toHaveCount(answers.split('&').length)
    await expect(result.getByText(/as of|rechtsstand|tarih/i).last()).toBeVisible()
    await expect(result.locator('a[href^="https://www.gesetze-im-internet.de"]:visible')).not.toHaveCount(0)
    await expect(result.getByRole('button')).toHaveCount(0)
  })
}

test("a later question fits every reader's settings", async ({ page }) => {
  await openAlive(page, '/tr/opportunity-card-points#country=tr&where=abroad&qualification=degree_home')
  await expectFitForAll(page, 'a later question', 'tr')
})

test.describe('on the first visit with a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, consent: null })

  test('the sentence of the home page leads to a check that sends nothing', async ({ page }) => {
    // Back and reload restore answers and place, nothing is stored, and nothing shifts.
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput)
            Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openAlive(page, '/')
    await page.getByLabel('I am').selectOption({ label: 'a nurse, or in another health profession' })
    await page.getByLabel('from', { exact: true }).selectOption({ label: 'Türkiye' })
    await page.getByLabel('and want to').selectOption({ label: 'have my profession recognised' })
    await page.getByRole('button', { name: 'See the route' }).click()
    await expect(page).toHaveURL('/quick-check#who=nurse&country=tr&goal=recognition')
    await untilAlive(page)
    await page.mouse.move(3, 3)
    const question = (name: string) => page.getByRole('heading', { level: 2, name })
    const abroad = page.getByRole('button', { name: 'No, outside Germany' })
    await expect(question('Are you in Germany now?')).toBeInViewport({ ratio: 1 })
    await expect(abroad).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01)
    await abroad.dblclick()
    await expect(question('How far are you?')).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'I have a notice' }).click()
    await expect(page).toHaveURL(`/quick-check#${NURSE}`)
    await expect(page.locator('#result')).toBeFocused()
    await expect(page.locator('#result')).toBeInViewport({ ratio: 1 })
    // Without the cookie banner, which is still unanswered.
    expect(printedLines(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toHaveLength(1)
    const why = page.getByRole('heading', { name: 'Why', exact: true })
    await why.evaluate((heading) => heading.scrollIntoView())
    await page.reload()
    await untilAlive(page)
    await expect(why).toBeInViewport()
    await page.goBack()
    await expect(question('How far are you?')).toBeFocused()
    await expect(question('How far are you?')).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(question('Are you in Germany now?')).toBeFocused()
    await page.reload()
    await untilAlive(page)
    await expect(question('Are you in Germany now?')).toBeVisible()
    await expect(page.locator('main [aria-current="true"]')).toHaveText('No, outside Germany')
    await page.goBack()
    await expect(page).toHaveURL(/\/#who=nurse/)
    await page.goto('/quick-check#who=degree_list&country=in&goal=search&where=de_job.de_blue')
    const lastButton = resultOn(page).getByRole('link', { name: 'Write to us', exact: true })
    await expect(lastButton, 'of a result with a deadline').toBeInViewport({ ratio: 1 })
    expect(asked.filter((request) => /nurse|recognition/.test(request))).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toMatch(/nurse|recognition/)
  })
})

test('the sentence on the page for businesses leads to the check for employers', async ({ page }) => {
  await openAlive(page, '/de/businesses')
  await page.getByLabel('Wir möchten einstellen').selectOption('driver')
  await page.getByLabel('mit einem Pass aus').selectOption('rs')
  await page.getByRole('button', { name: 'Weg ansehen' }).click()
  await expect(page).toHaveURL('/de/quick-check/employers#whom=driver&passport=rs')
  await untilAlive(page)
  await page.getByRole('link', { name: 'Für mich' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LAW.words.de.leads.you.title)
})

test('a link shows its result, no other question before, and is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await openBeforeScript(page, `/quick-check#${NURSE}`, 'document')
  await expect(page.getByText(LAW.words.en.page.loading)).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(LAW.words.en.page.tools.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/quick-check#${NURSE}$`),
  )
})

test('the answers go into the form’s message, and Back leads to the result', async ({ page }) => {
  await openAlive(page, '/quick-check#who=nurse&country=tr&goal=recognition&where=abroad')
  await page.getByRole('button', { name: 'I have a notice that names what is missing' }).click()
  const write = page.getByRole('link', { name: 'Write to us', exact: true })
  await write.click()
  await expect(page).toHaveURL(`/contact?inquiry=individual#${NURSE}&tool=you`)
  await expect(page.getByRole('dialog').getByLabel(/message/i)).toHaveValue(
    /^My answers on your website:\n(.*\n)+- How far are you\? I have a notice that names what is missing$/,
  )
  await expect(page.getByRole('dialog').getByLabel('Topic')).not.toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(`/quick-check#${NURSE}`)
  await expect(write).toBeFocused()
})

test('asylum and protection lead to independent advice, never to our form', async ({ page }) => {
  for (const [address, outcome] of [
    ['/opportunity-card-points#country=sy&where=de_protected', 'C_PROTECTED'],
    ['/quick-check#who=training&country=ng&goal=work&where=de_asylum', 'Y_ASYLUM_WORK'],
    ['/quick-check/employers#whom=degree_list&passport=sy&where=de_asylum', 'B_ASYLUM'],
  ] as const) {
    await openAlive(page, address)
    await expect(resultOn(page)).toHaveAttribute('data-outcome', outcome)
    await expect(resultOn(page).locator('a[href*="/contact"], a[href*="/free-"]')).toHaveCount(0)
    await expect(resultOn(page).getByRole('button', { name: /message/ })).toHaveCount(0)
    await expect(resultOn(page).locator('a[href^="https://"]').first()).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page leads to the list of the wish, which opens to its result', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByLabel('I am')).toBeHidden()
    const wish = page.locator('a[href*="/quick-check#list-"]', { hasText: 'have my profession recognised' })
    await wish.click()
    await expect(page).toHaveURL('/quick-check#list-recognition')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    const opened = page.locator('details:has(#list-recognition)')
    await expect(opened).toHaveAttribute('open')
    for (const line of ['any other country', 'No, outside Germany', 'a nurse', 'I have a notice'])
      await opened.locator('summary:visible', { hasText: line }).first().click()
    await expect(opened.locator('b:visible')).toHaveText('Exam or adaptation course: three usual permits')
    expect(await tooWide(page)).toEqual([])
  })
})
