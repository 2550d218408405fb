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

/** Replaces the mails' template by its slots without markup, which would be most of the data of a run. */
const plainPaper: Plugin = {
  name: 'plain-paper',
  load: async (id) => {
    if (!id.endsWith('.mjml')) return
    const template = await readFile(id, 'utf8')
    const [, body = ''] = /<mj-body[^>]*>([\s\S]*)<\/mj-body>/.exec(template) ?? []
    return `export default ${JSON.stringify(body.replace(/<[^>]*>|\n\s*/g, ''))}`
  },
}

/** Threads for runs, and a function that ends them. */
export interface Simulator {
  /** Runs one month. */
  run(order: Order): Promise<Report>
  /** Runs months of the seeds from `first` on, at most `runs`; ends with the first broken promise. */
  search(first: number, runs: number): Promise<{ broken: Report | null; runs: number }>
  close(): Promise<void>
}

const THREADS = 2

/** Builds the world from the current sources, and opens threads for its months. */
export async function openSimulator(): Promise<Simulator> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sim-'))
  const file = path.join(folder, 'worker.cjs')
  const bundle = await rolldown({
    input: path.join(ROOT, 'tests/proofs/sim/worker.ts'),
    cwd: ROOT,
    platform: 'node',
    plugins: [plainPaper, factDates(), mailBranding()],
  })
  await bundle.write({ file, format: 'cjs', codeSplitting: false })
  await bundle.close()
  const workers = Array.from(
    { length: THREADS },
    () => new Worker(file, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 64 } }),
  )
  const idle = [...workers]
  const waiting: ((worker: Worker) => void)[] = []

  const free = () =>
    new Promise<Worker>((resolve) => {
      const worker = idle.pop()
      if (worker) resolve(worker)
      else waiting.push(resolve)
    })

  const run = async (order: Order) => {
    const worker = await free()
    try {
      worker.postMessage(order)
      const [report] = (await once(worker, 'message')) as [Report]
      return report
    } finally {
      const next = waiting.shift()
      if (next) next(worker)
      else idle.push(worker)
    }
  }

  return {
    run,
    async search(first, runs) {
      let next = first
      const all: Report[] = []
      const until = first + runs
      await Promise.all(
        workers.map(async () => {
          while (next < until && all.length === 0) {
            const report = await run({ seed: next++ })
            if (report.broken) all.push(report)
          }
        }),
      )
      const [broken = null] = all.toSorted((one, other) => one.seed - other.seed)
      return { broken, runs: next - first }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()))
      await rm(folder, { recursive: true })
    },
  }
}
