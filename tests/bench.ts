import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { buildStale } from '#build/build.ts'
import { SITE, startProduct } from '#local/product.ts'
import { staticWebApp } from '#local/static-web-app.ts'
import { builtFile, builtPage, bytes } from '#tests/support/built-site.ts'
import { CHROMIUM_ARGUMENTS, requireChromium } from '#tests/support/chromium.ts'
import {
  CPU_SLOWDOWN,
  medianLoad,
  NETWORK,
  type PageLoad,
  PHONE,
  type Visit,
  visitOnPhone,
} from '#tests/support/page-load.ts'

/** The pages to measure, beside an almost empty one. */
const PAGES = ['/', '/book-appointment']
const RUNS = 7
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><p>Almost empty</p>'

/** The same kind of server with the same headers, and next to nothing to show. */
async function startEmptySite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-site-'))
  copyFileSync(path.join(SITE, 'staticwebapp.config.json'), path.join(folder, 'staticwebapp.config.json'))
  writeFileSync(path.join(folder, 'index.html'), EMPTY_PAGE)
  const serve = staticWebApp(folder, async (_, response) => void response.writeHead(404).end())
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The pages take turns, so that a slow moment of the machine meets all of them. */
async function visitInTurns(urls: string[]): Promise<Visit[][]> {
  const executablePath = requireChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
  const visits = urls.map((): Visit[] => [])
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, url] of urls.entries()) visits[index]?.push(await visitOnPhone(browser, url))
  await browser.close()
  return visits
}

function timesTable(loads: Map<string, PageLoad>): object {
  const [empty] = loads.values()
  const ratio = (value: number, base: number | undefined) => (base ? ` (${(value / base).toFixed(2)}x)` : '')
  const rows = [...loads].map(([name, load]) => [
    name,
    {
      FCP: `${Math.round(load.fcp)} ms${ratio(load.fcp, empty?.fcp)}`,
      LCP: `${Math.round(load.lcp)} ms${ratio(load.lcp, empty?.lcp)}`,
      TBT: `${Math.round(load.tbt)} ms`,
      CLS: load.cls.toFixed(3),
    },
  ])
  return Object.fromEntries(rows)
}

function bytesTable(page: string, scripts: string[]): [string, object] {
  const html = builtPage(page)
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  const size = (contents: (string | Buffer)[]) => {
    const sum = (compressed: (content: string | Buffer) => number) =>
      (contents.reduce((total, content) => total + compressed(content), 0) / 1000).toFixed(1)
    return `${sum(bytes.gzip)} / ${sum(bytes.brotli)}`
  }
  return [
    page,
    { 'HTML with CSS': size([html]), 'CSS alone': size([css]), JavaScript: size(scripts.map(builtFile)) },
  ]
}

await buildStale()
const started = performance.now()
const product = await startProduct({ port: 0 })
const empty = await startEmptySite()
try {
  const urls = [empty.url, ...PAGES.map((page) => product.origin + page)]
  const visits = await visitInTurns(urls)
  const names = ['an almost empty page', ...PAGES]
  const loads = new Map(names.map((name, index) => [name, medianLoad(visits[index] ?? [])]))
  const { megabitsPerSecond, roundTripMs } = NETWORK
  console.log(
    `\nMedian of ${RUNS} loads with an empty cache: ${PHONE.width}x${PHONE.height}, processor ${CPU_SLOWDOWN}x ` +
      `slower, ${megabitsPerSecond} Mbit/s, ${roundTripMs} ms round trip; in brackets: against the empty page`,
  )
  console.table(timesTable(loads))
  console.log('\nKilobytes a page loads, gzip / brotli')
  console.table(
    Object.fromEntries(PAGES.map((page, index) => bytesTable(page, visits[index + 1]?.[0]?.scripts ?? []))),
  )
  console.log(`Measured in ${((performance.now() - started) / 1000).toFixed(0)} s.`)
} finally {
  empty.stop()
  await product.stop()
}
