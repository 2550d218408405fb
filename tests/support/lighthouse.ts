import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { BENCH_ARGUMENTS, requireChromium } from './chromium.ts'
import { median } from './median.ts'
import { medianLoad, type PageLoad } from './page-load.ts'

/** Fetched by `npx` for the one run; the site does not depend on it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

export interface LighthouseRun extends PageLoad {
  /** Performance, accessibility, best practices, SEO, agentic browsing: 0 to 100 each. */
  scores: number[]
}

interface Report {
  audits: Record<string, { numericValue?: number } | undefined>
  categories: Record<string, { score: number | null }>
}

/** Chromium now and then shows a page of its own in place of ours; another run does not. */
const TRIES = 3

/**
 * One run as visitors' tools measure: a phone, simulated throttling, an empty cache.
 *
 * @throws when Lighthouse cannot be fetched, or gives no report in three tries; with what it said last
 */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  let said = ''
  for (let left = TRIES; left > 0; left -= 1) {
    const { report, errors } = await reportOf(url)
    if (report) return runOf(report)
    said = errors
  }
  throw new Error(`${LIGHTHOUSE} could not be run by npx, or gave no report for ${url}: ${said}`)
}

async function reportOf(url: string): Promise<{ report?: Report; errors: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const file = path.join(folder, 'report.json')
  const flags = ['--headless=new', ...BENCH_ARGUMENTS].join(' ')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  const lighthouse = spawn('npx', ['-y', LIGHTHOUSE, url, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
    env: { ...process.env, CHROME_PATH: requireChromium() },
  })
  try {
    const [errors, [code]] = await Promise.all([text(lighthouse.stderr), once(lighthouse, 'exit')])
    return code === 0 ? { report: JSON.parse(readFileSync(file, 'utf8')), errors } : { errors }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function runOf({ audits, categories }: Report): LighthouseRun {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  }
}

/** Medians; the blocking time is the best of the runs, since other work of the machine only adds to it. */
export function medianRun(runs: readonly LighthouseRun[]): LighthouseRun {
  return {
    ...medianLoad(runs),
    tbt: Math.min(...runs.map(({ tbt }) => tbt)),
    scores: (runs[0]?.scores ?? []).map((_, index) => median(runs.map(({ scores }) => scores[index] ?? 0))),
  }
}
