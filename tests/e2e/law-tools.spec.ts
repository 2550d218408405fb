import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LAW } from '#build/law/current.ts'
import { violations } from '#tests/support/axe.ts'
import { printedLines } from '#tests/support/printed-lines.ts'
import { expect, openAlive, openBeforeScript, test, untilAlive } from './fixtures.ts'
import { cutWords, edgeless, findsNothing, misfits, READERS, tooWide } from './layout.ts'
import { wordsSeen } from './reading.ts'

const NURSE = 'who=nurse&country=tr&goal=recognition&where=abroad&stage=notice'
const CARD =
  'country=tr&where=abroad&qualification=degree_home&regulated=no&german=A1&english=C1&experience=two&shortage=no&age=to34&stay=no&partner=no&money=yes'

/** A result of each tool in each language. Those with `isForAll` are checked under all readers' settings. */
const RESULTS = [
  { path: '/quick-check', answers: NURSE, outcome: 'Y_REC_NURSE_NOTICE', language: 'en', isForAll: true },
  { path: '/de/quick-check', answers: NURSE, outcome: 'Y_REC_NURSE_NOTICE', language: 'de' },
  {
    path: '/quick-check/employers',
    answers: 'whom=degree_list&passport=in&where=abroad&salary=hi',
    outcome: 'B_BLUE',
    language: 'en',
  },
  {
    path: '/de/quick-check/employers',
    answers: 'whom=driver&passport=rs&where=abroad',
    outcome: 'B_DRIVER',
    language: 'de',
    isForAll: true,
  },
  { path: '/quick-check-turkish', answers: NURSE, outcome: 'Y_REC_NURSE_NOTICE', language: 'tr' },
  {
    path: '/quick-check-turkish/employers',
    answers: 'whom=degree_list&passport=tr&where=abroad&salary=hi',
    outcome: 'B_BLUE',
    language: 'tr',
  },
  { path: '/opportunity-card-points', answers: CARD, outcome: 'C_BELOW', language: 'en' },
  { path: '/de/opportunity-card-points', answers: CARD, outcome: 'C_BELOW', language: 'de' },
  {
    path: '/opportunity-card-points-turkish',
    answers: CARD,
    outcome: 'C_BELOW',
    language: 'tr',
    isForAll: true,
  },
] as const

const resultOn = (page: Page) => page.locator('section[data-outcome]')

/** Faults of layout and of axe in the current page, for every reader. */
async function faultsForAll(page: Page, what: string, language: string) {
  for (const [how, { width, set, reset }] of Object.entries(READERS)) {
    await page.setViewportSize({ width, height: 844 })
    await set?.(page)
    await findsNothing(() => misfits(page), how)
    await reset?.(page)
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await findsNothing(() => tooWide(page), `at ${width} px`)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await findsNothing(() => edgeless(page), 'in forced colours')
  await page.emulateMedia({ forcedColors: 'none' })
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    const rules = language === 'en' ? 'all' : 'all but colours'
    await findsNothing(() => violations(page, `${what} at ${width} px in ${colorScheme}`, { rules }), 'axe')
  }
}

for (const { path, answers, outcome, language, ...result } of RESULTS) {
  test(`${path} shows ${outcome} to every reader, and on one sheet`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAlive(page, `${path}#${answers}`)
    await expect(resultOn(page)).toHaveAttribute('data-outcome', outcome)
    await expect(resultOn(page)).toContainText(LAW.words[language].footer)
    if ('isForAll' in result) await faultsForAll(page, path, language)

    // Phones fold a part that print shows.
    await page.setViewportSize({ width: 1280, height: 844 })
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
    const paper = resultOn(page)
    await expect(paper).toContainText(LAW.words[language].footer)
    await expect(paper.locator('dt:visible')).toHaveCount(answers.split('&').length)
    await expect(paper.getByText(/as of|stand |tarih/i).last()).toBeVisible()
    expect(
      await paper.locator('a[href^="https://www.gesetze-im-internet.de"]:visible').count(),
    ).toBeGreaterThan(0)
    await expect(paper.getByRole('button')).toHaveCount(0)
  })
}

test('a screen reader finds the result as a region with its heading, the law as links, the answers as pairs', async ({
  page,
}) => {
  await openAlive(page, `/quick-check#${NURSE}`)
  await expect(
    page.getByRole('region', { name: 'Exam or adaptation course: three usual permits' }),
  ).toMatchAriaSnapshot(`
    - 'region "Exam or adaptation course: three usual permits"':
      - paragraph: The usual route
      - 'heading "Exam or adaptation course: three usual permits" [level=2]'
      - paragraph
      - paragraph:
        - text: Next step
        - link "See the table for nurses"
      - link "Write to us with these answers"
      - paragraph: Your answers go into the message. You can change them before you send it.
      - paragraph: General information from the answers you chose. It is not a check of your case and not legal advice. The authority decides.
      - group:
        - heading "Why" [level=3]
        - list:
          - listitem:
            - term: I am
            - definition: a nurse, or in another health profession
            - term: from
            - definition: Türkiye
            - term: and want to
            - definition: have my profession recognised
            - term: Are you in Germany now?
            - definition: No, outside Germany
            - term: How far are you?
            - definition: I have a notice that names what is missing
            - paragraph:
              - link /Section 40/
  `)
  await page.getByRole('button', { name: 'Change Are you in Germany now?' }).click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Who asks":
      - link "For myself"
      - link "For someone we hire"
    - region "Your answers":
      - term: What is your profession?
      - definition: a nurse, or in another health profession
      - definition:
        - button "Change What is your profession?"
    - paragraph:
      - button "Back"
      - text: Question 4 of about 5
    - region "Are you in Germany now?":
      - heading "Are you in Germany now?" [level=2]
      - list:
        - listitem:
          - button "No, outside Germany"
  `)
  await expect(page.locator('main [aria-current="true"]')).toHaveText('No, outside Germany')
  await expect(page.getByRole('heading', { name: 'Are you in Germany now?' })).toBeFocused()
})

for (const [path, language, answer] of [
  ['/quick-check#who=nurse&country=tr&goal=search&where=de_open&at=where', 'en', null],
  ['/de/quick-check/employers', 'de', 'eine Pflegefachkraft'],
  ['/opportunity-card-points-turkish#country=tr&where=abroad&qualification=degree_home', 'tr', null],
] as const)
  test(`the question of ${path} is there for every reader`, async ({ page }) => {
    await openAlive(page, path)
    if (answer) await page.getByRole('button', { name: answer }).click()
    await faultsForAll(page, path, language)
  })

test.describe('on the first visit with a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, consent: null })

  test('the sentence at home leads to the first open question; each press shows the next, Back and a reload find it again; no server sees an answer, nothing is stored, nothing moves', async ({
    page,
  }) => {
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
    await page.goBack()
    await expect(question('How far are you?')).toBeFocused()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(question('Are you in Germany now?')).toBeFocused()
    await page.reload()
    await untilAlive(page)
    await expect(question('Are you in Germany now?')).toBeVisible()
    await expect(page.locator('main [aria-current="true"]')).toHaveText('No, outside Germany')
    await page.goBack()
    await expect(page).toHaveURL(/\/#who=nurse/)
    expect(asked.filter((request) => /nurse|recognition/.test(request))).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toMatch(/nurse|recognition/)
  })
})

test('the page for businesses leads to the check for employers', async ({ page }) => {
  await openAlive(page, '/de/businesses')
  await page.getByLabel('Wir möchten einstellen').selectOption('driver')
  await page.getByLabel('mit einem Pass aus').selectOption('rs')
  await page.getByRole('button', { name: 'Weg ansehen' }).click()
  await expect(page).toHaveURL('/de/quick-check/employers#whom=driver&passport=rs')
  await untilAlive(page)
  await page.getByRole('link', { name: 'Für mich' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LAW.words.de.leads.you.title)
})

test('before the app is there a press waits for it, and no question shows that the address has answered', async ({
  page,
}) => {
  const release = await openBeforeScript(page, '/quick-check', 'app')
  await page.getByRole('button', { name: 'a nurse' }).click()
  release()
  await expect(page).toHaveURL('/quick-check#who=nurse')
  const again = await openBeforeScript(page, `/quick-check?${NURSE}`, 'app')
  await expect(page.getByText('What is your profession?').first()).toBeHidden()
  again()
  await expect(resultOn(page)).toBeVisible()
  await expect(page).toHaveURL(`/quick-check#${NURSE}`)
})

test('a result keeps its answers in the other language, and its link can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlive(page, `/quick-check#${NURSE}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(LAW.words.en.page.tools.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/quick-check#${NURSE}$`),
  )
  await page.locator('footer').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de/quick-check#${NURSE}`)
  await expect(resultOn(page)).toHaveAttribute('data-outcome', 'Y_REC_NURSE_NOTICE')
})

test('the next steps are saved as a calendar file, which comes with the first press', async ({ page }) => {
  await openAlive(page, `/quick-check#${NURSE}`)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: LAW.words.en.page.tools.calendar }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('next-steps-germany.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:The office decides on recognition (4 months)')
  await expect(page.getByText(LAW.words.en.page.tools.saved)).toBeVisible()
  expect(await violations(page, 'the next steps', { rules: 'all' })).toEqual([])
  // Only the site's own scripts: nothing is sent.
  expect(loaded.filter((url) => !/\/assets\/[\w.-]+\.js$|^blob:/.test(url))).toEqual([])
})

test('the sheet for the embassy has steps with days, papers by their German names, and offices', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  for (const [path, words] of [
    ['/quick-check', LAW.words.en.page],
    ['/de/quick-check', LAW.words.de.page],
  ] as const) {
    await openAlive(page, `${path}#${NURSE}`)
    await page.getByRole('button', { name: words.tools.print }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    const paper = resultOn(page)
    for (const title of [
      words.plan.times,
      words.plan.costs,
      words.plan.steps,
      words.plan.papers,
      words.plan.offices,
    ])
      await expect(paper.getByRole('heading', { name: title })).toBeVisible()
    await expect(paper.getByText('Reisepass')).toBeVisible()
    await expect(paper.getByText(/Ausländerbehörde|Botschaft/).first()).toBeVisible()
    const sheets = printedLines(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    expect(sheets.length, 'on both sides of one sheet').toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'screen' })
  }
})

test.describe('with the cookie banner unanswered', () => {
  test.use({ consent: null })
  test('paper has no empty sheet', async ({ page }) => {
    await openAlive(page, `/quick-check#${NURSE}`)
    await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
    expect(printedLines(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toHaveLength(1)
  })
})

test('the answers are handed over to the form in the address, and the way back finds the result', async ({
  page,
}) => {
  await openAlive(page, '/quick-check#who=nurse&country=tr&goal=recognition&where=abroad')
  await page.getByRole('button', { name: 'I have a notice that names what is missing' }).click()
  const write = page.getByRole('link', { name: 'Write to us with these answers' })
  await write.click()
  await expect(page).toHaveURL(`/contact?inquiry=individual#${NURSE}&tool=you`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/message/i)).toHaveValue(
    [
      'My answers on your website:',
      '- I am a nurse, or in another health profession',
      '- from Türkiye',
      '- and want to have my profession recognised',
      '- Are you in Germany now? No, outside Germany',
      '- How far are you? I have a notice that names what is missing',
    ].join('\n'),
  )
  await expect(dialog.getByLabel('Topic')).not.toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(`/quick-check#${NURSE}`)
  await expect(write).toBeFocused()
})

test('a visitor who has scrolled on is not taken to the result when a page returns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, `/quick-check#${NURSE}`)
  await expect(page.locator('#result')).toBeFocused()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.reload()
  await page.mouse.move(3, 3)
  await untilAlive(page)
  await expect(resultOn(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
})

test('people in an asylum procedure, tolerated or protected are led to independent advice, never to our form', async ({
  page,
}) => {
  for (const [address, outcome] of [
    ['/opportunity-card-points#country=sy&where=de_asylum', 'C_ASYLUM'],
    ['/opportunity-card-points#country=sy&where=de_protected', 'C_PROTECTED'],
    ['/quick-check#who=none&country=ua&goal=work&where=de_temp', 'Y_TEMP_WORK'],
    ['/quick-check#who=training&country=ng&goal=work&where=de_asylum', 'Y_ASYLUM_WORK'],
    ['/quick-check/employers#whom=degree_list&passport=sy&where=de_asylum', 'B_ASYLUM'],
  ] as const) {
    await page.goto('about:blank')
    await openAlive(page, address)
    await expect(resultOn(page)).toHaveAttribute('data-outcome', outcome)
    await expect(resultOn(page).locator('a[href*="/contact"], a[href*="/free-"]')).toHaveCount(0)
    await expect(resultOn(page).getByRole('button', { name: /message/ })).toHaveCount(0)
    await expect(resultOn(page).locator('a[href^="https://"]').first()).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sentence on the home page leads to the list, opened at what one wants', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByLabel('I am')).toBeHidden()
    const wishes = page.locator('a[href*="/quick-check#list-"]')
    const places = await wishes.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(places.length).toBeGreaterThan(5)
    await wishes.filter({ hasText: 'have my profession recognised' }).click()
    await expect(page).toHaveURL('/quick-check#list-recognition')
    for (const place of places)
      await expect(page.locator(`details [id="${place?.split('#')[1]}"]`), place ?? '').toHaveCount(1)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    const opened = page.locator('details:has(#list-recognition)')
    await expect(opened).toHaveAttribute('open')
    await opened.locator('summary:visible', { hasText: 'any other country' }).first().click()
    await opened.locator('summary:visible', { hasText: 'No, outside Germany' }).first().click()
    await opened.locator('summary:visible', { hasText: 'a nurse' }).first().click()
    await opened.locator('summary:visible', { hasText: 'I have a notice' }).first().click()
    await expect(opened.locator('b:visible')).toHaveText('Exam or adaptation course: three usual permits')
    expect(await tooWide(page)).toEqual([])
  })

  test('employers open the same table line by line, and points are counted on paper', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/de/quick-check/employers')
    for (const line of ['im Ausland', 'Lkw', 'einem anderen Land'])
      await page.locator('summary:visible', { hasText: line }).first().click()
    await expect(page.locator('details b:visible')).toHaveText(/^Be\u00adrufs\u00adkraft\u00adfah\u00adrer/)
    expect(await tooWide(page)).toEqual([])
    for (const [path, words] of [
      ['/opportunity-card-points', LAW.words.en.page],
      ['/opportunity-card-points-turkish', LAW.words.tr.page],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('columnheader', { name: words.table.mine })).toBeVisible()
      const lines = page.locator('tbody tr:has(td)')
      await expect(lines).toHaveCount(15)
      await expect(lines.locator('td:last-child')).toHaveText(Array.from({ length: 15 }, () => ''))
      await expect(lines.locator('td:first-of-type')).toHaveText(
        Array.from({ length: 15 }, () => /^\d( \D+ \d.*)?$/),
      )
      expect(await tooWide(page)).toEqual([])
      expect(await cutWords(page, 'table')).toEqual([])
    }
  })
})
