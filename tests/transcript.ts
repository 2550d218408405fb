import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { buildStale } from '#build/build.ts'
import { startProduct } from '#local/product.ts'
import { CHROMIUM_ARGUMENTS, requireChromium } from '#tests/support/chromium.ts'
import { transcript } from '#tests/support/spoken.ts'

/** Renews `docs/reach.md` from the built site. */
await buildStale()
const product = await startProduct({ port: 0 })
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS })
const page = await browser.newPage()
// The visitor has answered the cookie banner before.
await page.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'))
await writeFile(
  'docs/reach.md',
  await transcript(page, (path) => page.goto(product.origin + path, { waitUntil: 'networkidle' })),
)
await browser.close()
await product.stop()
process.exit(0)
