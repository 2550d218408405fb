import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Plugin, rolldown } from 'rolldown'
import { factDates } from '#build/articles/fact-dates.ts'
import { mailBranding } from '#build/site/mail-branding.ts'
import type { Order, Report } from './worker.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const THREADS = 2

/** Strips all tags from the body of the mail template, because its markup would be most of a run's data. */
const withoutMarkup: Plugin = {
  name: 'without-markup',
  load: async (id) => {
    if (!id.endsWith('.mjml')) return
    const template = await readFile(id, 'utf8')
    const [, body = ''] = /<mj-body[^>]*>([\s\S]*)<\/mj-body>/.exec(template) ?? []
    return `export default ${JSON.stringify(body.replace(/<[^>]*>|\n\s*/g, ''))}`
  },
}

export type Simulator = Awaited<ReturnType<typeof openSimulator>>

export async function openSimulator() {
  const folder = await mkdtemp(path.join(tmpdir(), 'sim-'))
  const file = path.join(folder, 'worker.cjs')
  const bundle = await rolldown({
    input: path.join(ROOT, 'tests/proofs/sim/worker.ts'),
    cwd: ROOT,
    platform: 'node',
    plugins: [withoutMarkup, factDates(), mailBranding()],
  })
  await bundle.write({ file, format: 'cjs', codeSplitting: false })
  await bundle.close()
  const workers = Array.from(
    { length: THREADS },
    () => new Worker(file, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 64 } }),
  )

  async function run(order: Order, thread = 0): Promise<Report> {
    workers[thread]?.postMessage(order)
    const [report] = (await once(workers[thread] as Worker, 'message')) as [Report]
    return report
  }

  return {
    run,

    async search(first: number, runs: number): Promise<{ broken: Report | null; runs: number }> {
      let next = first
      const found: Report[] = []
      const searchIn = async (thread: number) => {
        while (next < first + runs && found.length === 0) {
          const report = await run({ seed: next++ }, thread)
          if (report.broken) found.push(report)
        }
      }
      await Promise.all(workers.map((_, thread) => searchIn(thread)))
      const [broken = null] = found.toSorted((one, other) => one.seed - other.seed)
      return { broken, runs: next - first }
    },

    async close(): Promise<void> {
      await Promise.all(workers.map((worker) => worker.terminate()))
      await rm(folder, { recursive: true })
    },
  }
}
