import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHROMIUM_ARGUMENTS, requireChromium } from './chromium.ts'
import type { PageLoad } from './page-load.ts'

/** Fetched by `npx` for the one run; the site does not depend on it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

export interface LighthouseRun extends PageLoad {
  /** Performance, accessibility, best practices, SEO: 0 to 100 each. */
  scores: number[]
}

interface Report {
  audits: Record<string, { numericValue?: number } | undefined>
  categories: Record<string, { score: number | null }>
}

/**
 * One run as visitors' tools measure: a phone, simulated throttling, an empty cache.
 *
 * @throws when Lighthouse cannot be fetched or gives no report
 */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const file = path.join(folder, 'report.json')
  try {
    const code = await new Promise<number | null>((resolve) => {
      const flags = ['--headless=new', ...CHROMIUM_ARGUMENTS].join(' ')
      spawn(
        'npx',
        [
          '-y',
          LIGHTHOUSE,
          url,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
          `--chrome-flags=${flags}`,
        ],
        { stdio: 'ignore', cwd: folder, env: { ...process.env, CHROME_PATH: requireChromium() } },
      ).on('exit', resolve)
    })
    if (code !== 0) throw new Error(`${LIGHTHOUSE} could not be run by npx, or gave no report for ${url}.`)
    const { audits, categories }: Report = JSON.parse(readFileSync(file, 'utf8'))
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Medians; the blocking time is the best of the runs, since other work of the machine only adds to it. */
export function medianRun(runs: readonly LighthouseRun[]): LighthouseRun {
  const median = (values: number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
  return {
    fcp: median(runs.map(({ fcp }) => fcp)),
    lcp: median(runs.map(({ lcp }) => lcp)),
    tbt: Math.min(...runs.map(({ tbt }) => tbt)),
    cls: median(runs.map(({ cls }) => cls)),
    scores: (runs[0]?.scores ?? []).map((_, index) => median(runs.map(({ scores }) => scores[index] ?? 0))),
  }
}
