import { inflateSync } from 'node:zlib'
import { localeOf } from '#src/locale.ts'
import { site } from '#src/site.ts'
import { pagePaths } from '#tests/support/built-site.ts'
import { expect, test, withoutScripts } from './fixtures.ts'

test.use({ expectedNoise: /^Failed to load resource/ })

/** Lines of text on each sheet of a PDF, told by the heights at which its page streams set type. */
function linesOf(pdf: Buffer): number[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const object = text.indexOf(`\n${id} 0 obj`)
    const length = Number(/\/Length (\d+)/.exec(text.slice(object, object + 200))?.[1])
    const start = text.indexOf('stream\n', object) + 'stream\n'.length
    const operators = inflateSync(pdf.subarray(start, start + length)).toString('latin1')
    return new Set([...operators.matchAll(/(\S+) Tm\b/g)].map(([, height]) => height)).size
  })
}

test('on paper no sheet begins or ends a page with a single line', async ({ page }) => {
  test.setTimeout(180_000)
  await withoutScripts(page)
  const thin: string[] = []
  let sheets = 0
  const paths = pagePaths().filter((path) => localeOf(path) === 'en')
  for (const path of paths) {
    await page.goto(path)
    const lines = linesOf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
    sheets += lines.length
    if (Math.min(lines[0] ?? 0, lines.at(-1) ?? 0) < 2) thin.push(`${path}: ${lines.join(', ')} lines`)
  }
  process.stdout.write(`${sheets} printed sheets\n`)
  expect(sheets).toBeGreaterThan(paths.length)
  expect(thin).toEqual([])
})

test('on paper an article is dark on white, even by night, without the shell, and ends with its address and date', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/information/job-seeker-visa-germany')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('header nav:visible, footer nav:visible, footer svg:visible')).toHaveCount(0)
  const last = page.getByRole('contentinfo').locator('p:visible').last()
  await expect(last).toContainText(`${site.origin}/information/job-seeker-visa-germany`)
  await expect(last).toContainText(/as of \d{1,2} \w+ 20\d\d|as of \w+ \d{1,2}, 20\d\d/)
})
