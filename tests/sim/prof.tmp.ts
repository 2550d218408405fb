import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { rolldown } from 'rolldown'
import { factDates } from '/work/trees/sim/build/fact-dates.ts'
import { readFile } from "node:fs/promises"
const plainPaper = { name: 'plain-paper', load: async (id: string) => { if (!id.endsWith('.mjml')) return; const t = await readFile(id, 'utf8'); const [, body = ''] = /<mj-body[^>]*>([\s\S]*)<\/mj-body>/.exec(t) ?? []; return `export default ${JSON.stringify(body.replace(/<[^>]*>|\n\s*/g, ''))}` } }
const bundle = await rolldown({ input: '/work/trees/sim/tests/sim/worker.ts', cwd: '/work/trees/sim', platform: 'node', plugins: [plainPaper, factDates()] })
await bundle.write({ file: '/tmp/prof-worker.cjs', format: 'cjs', codeSplitting: false })
const worker = new Worker('/tmp/prof-worker.cjs')
const n = Number(process.argv[2] ?? 60)
const t0 = process.cpuUsage()
for (let seed = 1; seed <= n; seed++) { worker.postMessage({ seed }); const [r] = await once(worker, 'message'); if (r.broken) console.log(seed, r.broken) ; if (seed===20||seed===n) console.log(seed, process.cpuUsage(t0).user/1e3/seed, 'ms per run') }
await worker.terminate()
