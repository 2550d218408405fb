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

/** A result of each tool in each of its languages: what is answered, and the outcome. */
const RESULTS = [
  { path: '/quick-check', answers: NURSE, outcome: 'Y_REC_NURSE_NOTICE', language: 'en' },
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
  { path: '/opportunity-card-points-turkish', answers: CARD, outcome: 'C_BELOW', language: 'tr' },
] as const

const result = (page: Page) => page.locator('section[data-outcome]')

for (const { path, answers, outcome, language } of RESULTS) {
  test(`${path} shows ${outcome} to every reader, and on one sheet`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAlive(page, `${path}#${answers}`)
    await expect(result(page)).toHaveAttribute('data-outcome', outcome)
    await expect(result(page)).toContainText(LAW.words[language].footer)
    await expect(page.locator('main [aria-live="polite"]')).toContainText(
      String(await result(page).getByRole('heading', { level: 2 }).textContent()),
    )

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
      await findsNothing(() => violations(page, `${path} at ${width} px in ${colorScheme}`, { rules }), 'axe')
    }

    const onScreen = new Set((await wordsSeen(page, 'section[data-outcome]')).split(' '))
    const sheets = printedLines(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    expect(sheets, 'on one sheet').toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    const onPaper = (await wordsSeen(page, 'section[data-outcome]')).split(' ')
    expect(
      onPaper.filter((word) => !onScreen.has(word)),
      'words on paper alone, such as two in one',
    ).toEqual([])
    await expect(page.locator('main form')).toBeHidden()
    const paper = result(page)
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
      - paragraph: General information from the answers you chose. It is not a check of your case and not legal advice. The authority decides.
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
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Who asks":
      - link "For myself"
      - link "For someone we hire"
    - paragraph:
      - text: I am
      - combobox "I am"
    - paragraph:
      - text: from
      - combobox "from"
    - paragraph:
      - text: and want to
      - combobox "and want to"
    - group "Are you in Germany now?":
      - text: Are you in Germany now?
      - radio "No, outside Germany"
  `)
})

test('the sentence on the home page leads to the result by the fragment; no server sees an answer, and nothing is stored', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await openAlive(page, '/')
  await page.getByLabel('I am').selectOption({ label: 'a nurse, or in another health profession' })
  await page.getByLabel('from', { exact: true }).selectOption({ label: 'Türkiye' })
  await page.getByLabel('and want to').selectOption({ label: 'have my profession recognised' })
  await page.getByRole('button', { name: 'See the route' }).click()
  await expect(page).toHaveURL('/quick-check#who=nurse&country=tr&goal=recognition')
  await untilAlive(page)
  await page.mouse.move(3, 3)
  await expect(page.getByRole('combobox', { name: 'I am' })).toHaveValue('nurse')
  await page.getByLabel('No, outside Germany').check()
  await page.getByLabel('I have a notice that names what is missing').check()
  await expect(result(page)).toHaveAttribute('data-outcome', 'Y_REC_NURSE_NOTICE')
  await expect(page).toHaveURL(`/quick-check#${NURSE}`)
  expect(asked.filter((request) => /nurse|recognition/.test(request))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toMatch(/nurse|recognition/)
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

test('answers that came as a query move into the fragment; choices before the script are kept', async ({
  page,
}) => {
  const release = await openBeforeScript(page, '/quick-check?who=nurse&country=tr&goal=')
  await page.getByLabel('and want to').selectOption('work')
  release()
  await untilAlive(page)
  await expect(page).toHaveURL('/quick-check#who=nurse&country=tr&goal=work')
  await page.getByLabel('No, outside Germany').check()
  await expect(page).toHaveURL('/quick-check#who=nurse&country=tr&goal=work&where=abroad')
  await expect(page.getByRole('link', { name: LAW.words.en.page.tabs.you })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('an answer that no longer fits is removed and said, and comes back when the change is undone', async ({
  page,
}) => {
  await openAlive(page, `/quick-check#${NURSE}`)
  await page.getByLabel('and want to').selectOption('german')
  await expect(page.locator('form [role="status"]')).toHaveText(
    'Removed, because it does not fit here: I have a notice that names what is missing.',
  )
  await page.getByRole('button', { name: LAW.words.en.page.takeBack }).click()
  await expect(page).toHaveURL(`/quick-check#${NURSE}`)
  await expect(result(page)).toHaveAttribute('data-outcome', 'Y_REC_NURSE_NOTICE')
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
  await expect(result(page)).toHaveAttribute('data-outcome', 'Y_REC_NURSE_NOTICE')
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
  // Scripts of the site alone: nothing is sent.
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
    const paper = result(page)
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
  await page.getByLabel('I have a notice that names what is missing').check()
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

/** Position of the result's heading, and a third of the window's height. */
const headingIn = (page: Page) =>
  page.evaluate(() => ({
    top: document.getElementById('result')?.getBoundingClientRect().top ?? Number.NaN,
    third: innerHeight / 3,
  }))

for (const width of [390, 360]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 640 } })

    const expectResultInView = async (page: Page) => {
      await expect(result(page)).toBeVisible()
      await expect
        .poll(async () => {
          const { top, third } = await headingIn(page)
          return top >= 0 && top < third
        }, "the result's heading stands in the upper third")
        .toBe(true)
      await expect(page.locator('#result')).toBeFocused()
    }

    test('a sentence that is complete arrives at its result, its answers in one line with a way to change them', async ({
      page,
    }) => {
      await openAlive(page, `/quick-check#${NURSE}`)
      await expectResultInView(page)
      const who = page.getByRole('combobox', { name: 'I am' })
      await expect(who).toBeHidden()
      await expect(page.getByText('Your answers:').locator('xpath=..')).toContainText(
        'a nurse, or in another health profession · Türkiye',
      )
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await expect(who).toBeFocused()
      await expect(who).toHaveValue('nurse')
      expect(await tooWide(page)).toEqual([])
    })

    test('after three choices on the home page and one press, the one question left is in view, and its answer shows the result', async ({
      page,
    }) => {
      await openAlive(page, '/')
      await page.getByLabel('I am').selectOption('nurse')
      await page.getByLabel('from', { exact: true }).selectOption('tr')
      await page.getByLabel('and want to').selectOption('search')
      await page.getByRole('button', { name: 'See the route' }).click()
      await untilAlive(page)
      await expect(page).toHaveURL('/quick-check#who=nurse&country=tr&goal=search')
      const left = page.getByRole('radio', { name: 'No, outside Germany' })
      await expect(left).toBeInViewport()
      await left.check()
      const show = page.getByRole('button', { name: LAW.words.en.page.show })
      await expect(show).toBeInViewport()
      await show.click()
      await expectResultInView(page)
    })

    test('"Show the result" brings its heading to the top', async ({ page }) => {
      await openAlive(page, '/de/quick-check')
      await page.getByLabel('Ich bin').selectOption('nurse')
      await page.getByLabel('aus', { exact: true }).selectOption('fr')
      await page.getByLabel('und möchte').selectOption('work')
      const show = page.getByRole('button', { name: LAW.words.de.page.show })
      await expect(show).toBeInViewport()
      await show.click()
      await expectResultInView(page)
    })
  })
}

test('somebody who has scrolled on is not taken to the result when the page comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, `/quick-check#${NURSE}`)
  await expect(page.locator('#result')).toBeFocused()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.reload()
  await page.mouse.move(3, 3)
  await untilAlive(page)
  await expect(result(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
})

test('lists and choices show the answers of the address before the app is there', async ({ page }) => {
  const release = await openBeforeScript(page, `/quick-check#${NURSE}`, 'app')
  await expect(page.getByLabel('I am')).toHaveValue('nurse')
  await expect(page.getByLabel('from', { exact: true })).toHaveValue('tr')
  await expect(page.locator('html')).not.toHaveAttribute('data-alive')
  release()
  await untilAlive(page)
  await expect(page.getByRole('button', { name: LAW.words.en.page.takeBack })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const points = await openBeforeScript(page, `/opportunity-card-points#${CARD}`, 'app')
  await expect(page.locator('[name="age"][value="to34"]')).toBeChecked()
  points()
  await untilAlive(page)
})

test('a visitor who asks for the result too early reads how many answers are missing', async ({ page }) => {
  await openAlive(page, '/quick-check')
  const status = page.locator('form [role="status"]')
  await page.getByRole('button', { name: LAW.words.en.page.show }).click()
  await expect(status).toHaveText('3 answers are missing.')
  await expect(page.getByLabel('I am')).toBeFocused()
  await expect(result(page)).toBeHidden()
  await page.getByLabel('I am').selectOption('nurse')
  await page.getByLabel('from', { exact: true }).selectOption('fr')
  await expect(status).toHaveText('One answer is missing.')
  await page.getByLabel('and want to').selectOption('work')
  await expect(status).toHaveText('')
})

test('points: a way without points says so, and asks no question that decides nothing', async ({ page }) => {
  await openAlive(page, '/opportunity-card-points#country=tr&where=abroad&qualification=full&money=yes')
  const bar = page.locator('form', { has: page.getByRole('button', { name: LAW.words.en.page.show }) })
  await expect(bar).toContainText('No points needed')
  await expect(bar).toContainText('Enough: 4 of 12 questions')
  await expect(page.getByText('of 6 points needed')).toBeHidden()
  await expect(page.getByRole('group', { name: /English/ })).toBeHidden()
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
    await expect(result(page)).toHaveAttribute('data-outcome', outcome)
    await expect(result(page).locator('a[href*="/contact"], a[href*="/free-"]')).toHaveCount(0)
    await expect(result(page).getByRole('button', { name: /message/ })).toHaveCount(0)
    await expect(result(page).locator('a[href^="https://"]').first()).toBeVisible()
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
    await expect(page.locator('main form')).toBeHidden()
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
