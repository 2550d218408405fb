import { readFile } from 'node:fs/promises'
import { LAW } from '#build/law/current.ts'
import { printedLines } from '#tests/support/printed-lines.ts'
import { expect, openAlive, test } from './fixtures.ts'

const words = LAW.planWords
const CASE = 'whom=degree_list&passport=in&where=abroad&salary=mid'
const stepOf = (id: string, to: 'en' | 'tr') => LAW.plan.steps.find((step) => step.id === id)?.[to] ?? id

test('a plan is made from a result, and read in Turkish by the other reader', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript('window.print = () => undefined')
  await openAlive(page, `/quick-check/employers#${CASE}`)
  await page.getByRole('link', { name: LAW.words.en.page.plan.open }).click()
  await page.getByLabel(words.en.ways.usual).check()
  await page.getByLabel(words.en.day.work).fill('2030-06-04')
  await page.getByLabel(words.en.wait).fill('10')
  await expect(page.getByText(/The day leaves room/)).toBeVisible()
  await page.getByLabel(stepOf('S-11', 'en')).check()
  await page.getByRole('button', { name: 'Türkçe' }).click()
  await expect(page.getByText(words.en.copied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/tr\/plan#.*tool=hire&as=person&day=2030-06-04&wait=10&done=S-11$/)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.en.calendar }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  const ownSteps = [...file.matchAll(/^UID:([A-Z]-\d+)/gm)].map(([, id]) => id)
  expect(ownSteps).toEqual(['S-17'])
  expect(file, 'the day before work begins').toContain('DTSTART;VALUE=DATE:20300603')

  await page.goto('about:blank')
  await openAlive(page, link)
  await expect(page.getByLabel(words.tr.readers.person)).toBeChecked()
  await expect(page.getByLabel(stepOf('S-11', 'tr'))).toBeChecked()
  await expect(page.getByRole('region', { name: words.tr.turn.you })).toContainText(stepOf('S-02', 'tr'))
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page).toHaveURL(/\/de\/plan#.*as=person&day=2030-06-04&wait=10&done=S-11$/)
  await expect(page.getByLabel(words.de.day.work)).toHaveValue('2030-06-04')

  const pdf = () => page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(printedLines(await pdf()).length, 'both sides of one sheet').toBeLessThanOrEqual(2)
  await page.getByRole('button', { name: words.de.cover }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Unterlagen zum Visumantrag')).toBeVisible()
  await page.emulateMedia({ media: null })
  expect(printedLines(await pdf())).toHaveLength(1)
  await expect(page.locator('[data-prints]')).toHaveCount(0)
  expect(printedLines(await pdf()), 'the plan again, by the command of the browser').toHaveLength(2)

  await page.getByRole('link', { name: words.de.talk.handOver }).click()
  await expect(page.getByRole('dialog').getByLabel(/Nachricht/)).toHaveValue(
    /4\. Juni 2030\n- Wochen bis zum Termin bei der Botschaft: 10\n.*\/de\/plan#.*day=2030-06-04/,
  )
})

test('periods run from an event, and impossible values are named', async ({ page }) => {
  await openAlive(page, '/#who=degree_list')
  await page.locator('#ask-goal').selectOption({ label: 'My job ends' })
  await page.locator('form[data-tool] button').click()
  await expect(page).toHaveURL('/plan#event=job&who=degree_list')
  await openAlive(page, '/quick-check#who=degree_list&country=in&goal=search&where=de_job.de_blue')
  await page.getByRole('link', { name: LAW.words.en.page.plan.running, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.en.title })).toBeInViewport()
  await page.getByLabel('The day the written notice arrived').fill('2031-06-06')
  await page.getByLabel(words.en.land).selectOption('Berlin')
  await expect(page.getByText('First: Friday, 27 June 2031')).toBeInViewport()
  await expect(page.getByText('Last day: Friday, 27 June 2031')).toBeVisible()
  await expect(page.getByRole('link', { name: 'How to do it: arbeitsagentur.de' }).first()).toBeVisible()
  await expect(page).toHaveURL(/#event=job&check=[^&]+&letter=2031-06-06&land=berlin&who=.*&goal=search$/)
  await expect(page).toHaveTitle(/^My job ends – /)
  await page.getByRole('link', { name: words.en.talk.handOver }).click()
  const message = page.getByRole('dialog').getByLabel(/message/i)
  await expect(message, 'the answers of the check').toHaveValue(/India/)
  await expect(message).toHaveValue(/The day the written notice arrived: 6 June 2031\n.*: Berlin\nhttp/)
  await page.goto('about:blank')
  await openAlive(page, '/plan#event=job&letter=2031-06-31&land=berlin')
  await expect(page.getByText('Left out, because this cannot be: a day.')).toBeVisible()
})
