import { expect, openAlive, test } from './fixtures.ts'

const COMPARISON = '/information/job-seeker-visa-vs-blue-card'
const STATES = '/information/approbation-germany'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a comparison shows two of the chosen columns, and the address carries them', async ({ page }) => {
    await openAlive(page, COMPARISON)
    const table = page.getByRole('table').first()
    const columns = table.getByRole('columnheader')
    const compare = page.getByRole('group', { name: 'Compare' })
    await expect(columns).toHaveText([/^Oppor\u00adtunity Card/, /^EU Blue Card/])
    await compare.getByRole('checkbox', { name: 'Job search in Germany' }).check()
    await expect(columns).toHaveText([/^Job search/, /^EU Blue Card/])
    await expect(table.getByRole('row', { name: /^Job offer/ }).getByRole('cell')).toHaveText([
      'Not needed',
      /^Needed, for at least/,
    ])
    await expect(page).toHaveURL(`${COMPARISON}?compare=job-search,blue-card`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de\/.*\?compare=job-search(,|%2C)blue-card$/)
    await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveText([/Suche/, /Blaue/])
  })
})

test.describe('the states on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guide asks for the state, shows no row before the answer, then its row, or all 16', async ({
    page,
  }) => {
    await openAlive(page, STATES)
    const rows = page.locator('[data-asks="state"] tbody tr').filter({ visible: true })
    const state = page.getByRole('combobox', { name: 'Your state' })
    await expect(state.locator('option:checked')).toHaveText('Choose your state')
    await expect(rows).toHaveCount(0)
    await state.selectOption('Bavaria')
    await expect(rows).toHaveCount(1)
    await state.selectOption('All 16 states')
    await expect(rows).toHaveCount(16)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the states are folded below a label', async ({ page }) => {
      await page.goto(STATES)
      const rows = page.locator('[data-asks="state"] tbody tr').filter({ visible: true })
      await expect(rows).toHaveCount(0)
      await page.locator('summary', { hasText: 'All 16 states' }).click()
      await expect(rows).toHaveCount(16)
    })
  })
})

test('print shows the chosen row, or all, and all columns, with the sources unfolded', async ({ page }) => {
  await openAlive(page, `${STATES}#state=bavaria`)
  const rows = page.locator('[data-asks="state"] tbody tr')
  await expect(rows.filter({ visible: true })).toHaveCount(1)
  const source = page.locator('#source-1')
  await expect(source).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(rows.filter({ visible: true })).toHaveCount(1)
  await expect(source).toBeVisible()
  await openAlive(page, STATES)
  await expect(rows.filter({ visible: true })).toHaveCount(16)
  await page.emulateMedia({ media: 'screen' })
  await openAlive(page, `${COMPARISON}?compare=blue-card,job-search`)
  const columns = page.locator('[data-asks="compare"] thead th')
  await expect(columns.filter({ visible: true })).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expect(columns.filter({ visible: true })).toHaveCount(3)
})

test('a source number unfolds the list and leads to it', async ({ page }) => {
  await openAlive(page, STATES)
  await page.getByRole('link', { name: 'Source 2' }).first().click()
  await expect(page).toHaveURL(`${STATES}#source-2`)
  await expect(page.locator('#source-2')).toBeVisible()
})
