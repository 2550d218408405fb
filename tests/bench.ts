import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { buildStale } from '#build/build.ts'
import { SITE, startProduct } from '#local/product.ts'
import { listen } from '#local/server.ts'
import { staticWebApp } from '#local/static-web-app.ts'
import { builtFile, builtPage, bytes, pagePaths } from '#tests/support/built-site.ts'
import { BENCH_ARGUMENTS, requireChromium } from '#tests/support/chromium.ts'
import { medianFilterTime } from '#tests/support/filter-bench.ts'
import { buildTimes } from '#tests/support/growth-bench.ts'
import { medianRun, runLighthouse } from '#tests/support/lighthouse.ts'
import {
  FILE_KINDS,
  type FileKind,
  medianLoad,
  type PageLoad,
  PHONE,
  SLOW_4G,
  type Visit,
  visitOnPhone,
} from '#tests/support/page-load.ts'

/** The pages to measure, beside an almost empty one. */
const PAGES = ['/', '/book-appointment', '/information/opportunity-card-germany']
const RUNS = 7
const LIGHTHOUSE_RUNS = 5
/** `npm run bench -- --lighthouse [path …]` measures as visitors' tools do, every page or those named. */
const [isLighthouse, ...named] = process.argv.includes('--lighthouse')
  ? [true, ...process.argv.slice(process.argv.indexOf('--lighthouse') + 1)]
  : [false]
/** For the Information Center's filter. */
const ENTRIES = 10_000
/** For the growth of the build. */
const ARTICLE_COUNTS = [250, 500, 1_000]
/** On a busy machine fewer runs must do, three at least; the table says how many there were. */
const TIME_LIMIT_MS = 80_000
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><p>Almost empty</p>'

/** The yardstick: the same kind of server with the same headers, and next to nothing to show. */
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

/** The pages take turns, so that a slow moment of the machine meets all of them. */
async function visitInTurns(urls: string[]): Promise<Visit[][]> {
  const executablePath = requireChromium()
  const browser = await chromium.launch({ executablePath, args: BENCH_ARGUMENTS })
  const rounds: Visit[][] = []
  const started = performance.now()
  const isInTime = () => {
    const oneRound = (performance.now() - started) / rounds.length
    return rounds.length < 3 || performance.now() + oneRound < TIME_LIMIT_MS
  }
  while (rounds.length < RUNS && isInTime()) {
    const round: Visit[] = []
    for (const url of urls) round.push(await visitOnPhone(browser, url))
    rounds.push(round)
  }
  await browser.close()
  return rounds
}

function timesTable(loads: [string, PageLoad][]): string {
  const empty = loads[0]?.[1]
  const ratio = (value: number, base = Number.NaN) => `${(value / base).toFixed(2)} x`
  return table(
    ['', 'FCP', '', 'LCP', '', 'TBT', 'CLS'],
    loads.map(([name, { fcp, lcp, tbt, cls }]) => [
      name,
      `${Math.round(fcp)} ms`,
      ratio(fcp, empty?.fcp),
      `${Math.round(lcp)} ms`,
      ratio(lcp, empty?.lcp),
      `${Math.round(tbt)} ms`,
      cls.toFixed(3),
    ]),
  )
}

/** What any of the visits fetched: a slow one may have ended before the last file. */
const filesOf = (visits: Visit[]): Visit['files'] => {
  const all = (kind: FileKind) => [...new Set(visits.flatMap(({ files }) => files[kind]))]
  return { stylesheet: all('stylesheet'), script: all('script'), font: all('font'), image: all('image') }
}

function bytesTable(pages: [string, Visit['files']][]): string {
  const sizes = (contents: (string | Buffer)[]) =>
    [bytes.gzip, bytes.brotli]
      .map((size) => contents.reduce((sum, content) => sum + size(content), 0))
      .map((sum) => (sum / 1000).toFixed(1))
      .join(' / ')
  return table(
    ['', 'HTML with its CSS', 'that CSS alone', 'CSS later', 'JavaScript', 'fonts', 'pictures'],
    pages.map(([page, files]) => {
      const html = builtPage(page)
      const css = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
      return [
        page,
        sizes([html]),
        sizes([css]),
        ...FILE_KINDS.map((kind) => sizes(files[kind].map(builtFile))),
      ]
    }),
  )
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return lines.map((line) => `  ${line.map(pad).join('  ')}`).join('\n')
}

/** The pages take turns here as well. */
async function lighthouseTable(urls: [name: string, url: string][]): Promise<string> {
  const runs = new Map<string, Awaited<ReturnType<typeof runLighthouse>>[]>(urls.map(([name]) => [name, []]))
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) {
    for (const [name, url] of urls) runs.get(name)?.push(await runLighthouse(url))
  }
  const medians = urls.map(([name]) => [name, medianRun(runs.get(name) ?? [])] as const)
  const scores = table(
    ['', 'performance / accessibility / best practices / SEO / agentic browsing'],
    medians.slice(1).map(([name, median]) => [name, median.scores.join(' / ')]),
  )
  return `${timesTable(medians.map(([name, median]) => [name, median]))}\n\n${scores}`
}

await buildStale()
const allPages = [...pagePaths(), '/404']
const unknown = named.filter((page) => !allPages.includes(page))
if (unknown.length > 0)
  throw new Error(`The site has no page ${unknown.join(' ')}. It has ${allPages.join(' ')}`)
const [load = 0] = loadavg()
// As the platform speaks: over HTTP/1.1 six connections would share all files.
const product = await startProduct({ port: 0, hasTls: true })
const empty = await startEmptySite()
try {
  if (isLighthouse) {
    const pages = named.length > 0 ? named : allPages
    console.log(
      `\nLighthouse, a phone, simulated throttling: medians of ${LIGHTHOUSE_RUNS} runs, TBT the best of them.\n`,
    )
    console.log(
      await lighthouseTable([
        ['almost empty', empty.url],
        ...pages.map((page): [string, string] => [page, product.origin + page]),
      ]),
    )
    tellLoad(load)
  } else await benchAll()
} finally {
  empty.stop()
  await product.stop()
}

function tellLoad(before: number) {
  const processors = availableParallelism()
  if (before <= processors) return
  console.log(
    `\nThe machine was busy (load ${before.toFixed(1)} on ${processors} processors): do not trust these times.`,
  )
}

async function benchAll() {
  const rounds = await visitInTurns([empty.url, ...PAGES.map((page) => product.origin + page)])
  const visits = (index: number) => rounds.flatMap((round) => round[index] ?? [])
  const { cpuSlowdown, roundTripMs, kilobitsPerSecond } = SLOW_4G
  console.log(
    `\nMedian of ${rounds.length} loads with an empty cache: ${PHONE.width} x ${PHONE.height} pixels, processor ` +
      `slowed ${cpuSlowdown} times, ${kilobitsPerSecond.down / 1024} Mbit/s, ${roundTripMs} ms round trip ` +
      `(Lighthouse's slow 4G).\n`,
  )
  console.log(timesTable(['almost empty', ...PAGES].map((name, index) => [name, medianLoad(visits(index))])))
  tellLoad(load)
  console.log('\nKilobytes a first visit loads, gzip / brotli.\n')
  console.log(bytesTable(PAGES.map((page, index) => [page, filesOf(visits(index + 1))])))
  const filterMs = medianFilterTime(ENTRIES)
  console.log(
    `\nFiltering ${ENTRIES.toLocaleString('en')} entries: ${filterMs.toFixed(2)} ms (median; a frame has 16 ms).`,
  )
  console.log('\nSeconds of a build with synthetic articles, each on two pages.\n')
  const seconds = buildTimes(ARTICLE_COUNTS)
  const base = seconds[0] ?? 0
  console.log(
    table(
      ['articles more', 'seconds', 'ms an article'],
      seconds.map((time, index) => {
        const count = [0, ...ARTICLE_COUNTS][index] ?? 0
        return [String(count), time.toFixed(1), count ? (((time - base) / count) * 1000).toFixed(1) : '']
      }),
    ),
  )
  console.log(`\nDone in ${(performance.now() / 1000).toFixed(0)} s.`)
}
