import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { buildIfStale } from '#build/build.ts'
import { SITE, startProduct } from '#local/product.ts'
import { listen } from '#local/server.ts'
import { staticWebApp } from '#local/static-web-app.ts'
import { BENCH_ARGUMENTS, requireChromium } from '#tests/support/chromium.ts'
import { medianLoad, type PageLoad, PHONE, SLOW_4G, visitOnPhone } from './page-load.ts'

/** Pages to measure, beside an almost empty one. */
const PAGES = [
  ...['/', '/information', '/information/opportunity-card-germany'],
  ...['/quick-check', '/quick-check#who=nurse&country=tr&goal=recognition', '/opportunity-card-points'],
  ...['/book-appointment', '/contact', '/free-consultation', '/free-visa-case'],
]
const RUNS = 3
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><p>Almost empty</p>'

/** The reference: an almost empty page from the same kind of server with the same headers. */
async function startEmptySite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-site-'))
  copyFileSync(path.join(SITE, 'staticwebapp.config.json'), path.join(folder, 'staticwebapp.config.json'))
  writeFileSync(path.join(folder, 'index.html'), EMPTY_PAGE)
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

/** Pages are measured in turn, so that a slow moment of the machine affects all of them. */
async function visitInTurns(urls: string[]): Promise<PageLoad[][]> {
  const executablePath = requireChromium()
  const browser = await chromium.launch({ executablePath, args: BENCH_ARGUMENTS })
  const rounds: PageLoad[][] = []
  while (rounds.length < RUNS) {
    const round: PageLoad[] = []
    for (const url of urls) round.push(await visitOnPhone(browser, url))
    rounds.push(round)
  }
  await browser.close()
  return rounds
}

/** Medians by page; times also as ratios to the almost empty page. */
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
const [load = 0] = loadavg()
// Use HTTP/2, as the platform does: with HTTP/1.1, all files would share six connections.
const product = await startProduct({ port: 0, hasTls: true })
const empty = await startEmptySite()
const rounds = await visitInTurns([empty.url, ...PAGES.map((page) => product.origin + page)])
empty.stop()
await product.stop()

const { cpuSlowdown, roundTripMs, kilobitsPerSecond } = SLOW_4G
console.log(
  `\nMedian of ${rounds.length} loads with an empty cache: ${PHONE.width} x ${PHONE.height} pixels, processor ` +
    `slowed ${cpuSlowdown} times, ${kilobitsPerSecond.down / 1024} Mbit/s, ${roundTripMs} ms round trip ` +
    `(Lighthouse's slow 4G).\n`,
)
const loadsOf = (index: number) => rounds.flatMap((round) => round[index] ?? [])
console.table(timesTable(['almost empty', ...PAGES].map((name, index) => [name, medianLoad(loadsOf(index))])))
if (load > availableParallelism())
  console.log(
    `\nThe machine was busy (load ${load.toFixed(1)} on ${availableParallelism()} processors): do not trust these times.`,
  )
