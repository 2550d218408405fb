import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { buildIfStale } from '#build/build.ts'
import { SITE, startProduct } from '#local/product.ts'
import { listen } from '#local/server.ts'
import { staticWebApp } from '#local/static-web-app.ts'
import { BENCH_ARGUMENTS, requireChromium } from '#tests/support/chromium.ts'
import { followOnPhone, median, medianLoad, type PageLoad, visitOnPhone } from './page-load.ts'

const PAGES = [
  ...['/', '/information', '/information/opportunity-card-germany'],
  ...['/quick-check', '/quick-check#who=nurse&country=tr&goal=recognition', '/opportunity-card-points'],
  ...['/book-appointment', '/contact', '/free-consultation', '/free-visa-case'],
]
const LINKS = {
  '/': ['/individuals', '/businesses', '/contact'],
  '/individuals': ['/information/family-reunion-visa-germany'],
  '/information': ['/information/nurses-germany'],
}
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><main><a href="/next">Almost empty</a></main>'

async function startEmptySite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-site-'))
  for (const file of ['staticwebapp.config.json', 'speculation.rules'])
    copyFileSync(path.join(SITE, file), path.join(folder, file))
  for (const file of ['index.html', 'next.html']) writeFileSync(path.join(folder, file), EMPTY_PAGE)
  const serve = staticWebApp(folder, async (_, response) => void response.writeHead(404).end())
  const server = await listen(serve, 0, true)
  return {
    url: `${server.origin}/`,
    stop() {
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function timesTable(loads: [string, PageLoad][]) {
  const empty = loads[0]?.[1]
  const time = (value: number, base = Number.NaN) => `${Math.round(value)} ms, ${(value / base).toFixed(2)} x`
  return Object.fromEntries(
    loads.map(([name, { fcp, lcp, tbt, cls }]) => [
      name,
      {
        FCP: time(fcp, empty?.fcp),
        LCP: time(lcp, empty?.lcp),
        TBT: `${Math.round(tbt)} ms`,
        CLS: cls.toFixed(3),
      },
    ]),
  )
}

await buildIfStale()
// `hasTls` enables HTTP/2, which Azure uses too. With HTTP/1.1, all files would share six connections.
const product = await startProduct({ port: 0, hasTls: true })
const empty = await startEmptySite()
const browser = await chromium.launch({ executablePath: requireChromium(), args: BENCH_ARGUMENTS })
const thrice = async <T>(run: () => Promise<T>) => [await run(), await run(), await run()]
const measure = async (url: string) => medianLoad(await thrice(() => visitOnPhone(browser, url)))
const loads: [string, PageLoad][] = [['almost empty', await measure(empty.url)]]
for (const page of PAGES) loads.push([page, await measure(product.origin + page)])
const taps: Record<string, string> = {}
const follow = async (name: string, from: string, to: string) => {
  taps[name] = `${Math.round(median(await thrice(() => followOnPhone(browser, from, to))))} ms`
}
await follow('almost empty', empty.url, `${empty.url}next`)
for (const [from, links] of Object.entries(LINKS))
  for (const to of links) await follow(`${from} to ${to}`, product.origin + from, product.origin + to)
await browser.close()
empty.stop()
await product.stop()
console.log(
  '\nMedian of three loads: idle machine, empty cache, slow phone and line (tests/bench/page-load.ts)',
)
console.table(timesTable(loads))
console.log('\nFrom a tap on a link to the first paint of the next page:')
console.table(taps)
