import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Step {
  name?: string
  uses?: string
  run?: string
  if?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}

const FOLDER = '.github/workflows'
const files = globSync(`${FOLDER}/*.yml`)
const workflow = (name: string) => parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))
const stepsOf = (name: string): Step[] =>
  Object.values<{ steps: Step[] }>(workflow(name).jobs).flatMap(({ steps }) => steps)
const { platform } = JSON.parse(readFileSync('staticwebapp.config.json', 'utf8'))

test('Every action is pinned by its commit, and the same action everywhere by the same one', () => {
  const uses = files.flatMap((file) => readFileSync(file, 'utf8').match(/uses: .*/g) ?? [])
  expect(uses.length).toBeGreaterThan(6)
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([])
  const commits = Map.groupBy(new Set(uses), (line) => line.split('@')[0])
  expect([...commits.values()].filter((lines) => lines.length > 1)).toEqual([])
})

test('The analyser of workflows is pinned beside its action, and each of its exceptions is a workflow that there is', () => {
  const [zizmor] = stepsOf('security.yml').filter(({ uses = '' }) => uses.startsWith('zizmorcore/'))
  expect(zizmor?.with?.version).toMatch(/^\d+\.\d+\.\d+$/)
  const { rules } = parse(readFileSync('.github/zizmor.yml', 'utf8'))
  const exceptions = Object.values<{ ignore: string[] }>(rules).flatMap(({ ignore }) => ignore)
  expect(exceptions.filter((name) => !files.includes(`${FOLDER}/${name}`))).toEqual([])
  // Its rule on this trigger has one exception, which the test on deployments covers.
  const following = files.filter((file) =>
    /^ {2}(workflow_run|pull_request_target):/m.test(readFileSync(file, 'utf8')),
  )
  expect(following.map((file) => file.replace(`${FOLDER}/`, ''))).toEqual(rules['dangerous-triggers'].ignore)
})

test('No workflow may write to the repository but CodeQL its findings and CI its signature, and only the job that deploys functions may sign in to Azure', () => {
  const mayWrite = files.flatMap((file) => {
    const { permissions, jobs } = parse(readFileSync(file, 'utf8'))
    expect(Object.values(permissions)).not.toContain('write')
    const own = Object.entries<{ permissions?: Record<string, string> }>(jobs)
    return own.flatMap(([name, job]) => {
      const written = Object.entries(job.permissions ?? {}).filter(([, access]) => access === 'write')
      return written.length > 0 ? [[name, written.map(([what]) => what)]] : []
    })
  })
  expect(Object.fromEntries(mayWrite)).toEqual({
    attest: ['attestations', 'id-token'],
    functions: ['id-token'],
    code: ['security-events'],
  })
  const { steps, if: condition }: { steps: Step[]; if: string } = workflow('deploy.yml').jobs.functions
  expect(condition).toMatch(/^vars\.API_MODE == 'own' &&/)
  expect(steps.flatMap(({ uses = '' }) => /^Azure\/[\w-]+/.exec(uses)?.[0] ?? [])).toEqual(['Azure/login'])
})

test('Secrets lie in environments: every job that reads one names its own', () => {
  const jobs = files.flatMap((file) =>
    Object.values<{ environment?: unknown }>(parse(readFileSync(file, 'utf8')).jobs),
  )
  const reading = jobs.filter((job) => JSON.stringify(job).includes('secrets.'))
  expect(reading.length).toBe(2)
  expect(reading.filter(({ environment }) => !environment)).toEqual([])
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const settings = [...guide.matchAll(/gh secret set .*/g)].map(([line]) => line)
  expect(settings.length).toBeGreaterThan(1)
  expect(settings.filter((line) => !/ --env (production|watchdog)/.test(line))).toEqual([])
})

test('Only what CI found in order on main is deployed, or what somebody names', () => {
  const { on, jobs } = workflow('deploy.yml')
  expect(on).toMatchObject({ workflow_run: { workflows: ['CI'], branches: ['main'] } })
  expect(workflow('ci.yml').name).toBe('CI')
  for (const { if: condition } of [jobs.functions, jobs.deploy]) {
    expect(condition).toContain("conclusion == 'success'")
    // The branch of a fork may be called main too.
    expect(condition).toContain("workflow_run.event != 'pull_request'")
  }
  expect(jobs.deploy.needs).toBe('functions')
  expect(jobs.deploy.if).toContain("needs.functions.result == 'success'")
})

test('Site and functions are deployed as they were built, with the language and version of the platform', () => {
  const [deploy] = stepsOf('deploy.yml').filter(({ with: inputs }) => inputs?.api_location)
  expect(deploy?.with).toMatchObject({
    app_location: 'dist/site',
    api_location: 'dist/functions',
    output_location: '',
    skip_app_build: true,
    skip_api_build: true,
  })
  expect(deploy?.env).toEqual({
    FUNCTION_LANGUAGE: 'node',
    FUNCTION_LANGUAGE_VERSION: platform.apiRuntime.replace('node:', ''),
  })
})

test('What is deployed is what CI built once, tested and signed: no deployment builds or installs anything', () => {
  const { jobs } = workflow('ci.yml')
  const runs = jobs.build.steps.map(({ run }: Step) => run)
  expect(runs).toEqual(expect.arrayContaining(['npm run lock -- --check', 'npm audit signatures']))
  const built = Object.entries<{ steps: Step[] }>(jobs).filter(([, job]) =>
    job.steps.some(({ run = '' }) => /^npm test -- .*\bbuild\b/.test(run)),
  )
  expect(built.map(([name]) => name)).toEqual(['build'])
  for (const name of ['unit', 'e2e', 'attest']) {
    expect([jobs[name].needs].flat(), name).toContain('build')
    expect(artifactsOf(jobs[name].steps), name).toEqual(['release'])
  }
  expect(jobs.attest.needs.toSorted()).toEqual(['build', 'e2e', 'functions', 'systems', 'unit'])
  // Beside the signature runs nothing that a package could change.
  expect(jobs.attest.steps.filter(({ run }: Step) => run)).toEqual([])

  const deploy = workflow('deploy.yml').jobs
  for (const { steps: taking } of [deploy.functions, deploy.deploy] as { steps: Step[] }[]) {
    expect(artifactsOf(taking)).toEqual(['release'])
    const all = taking.map(({ run = '' }) => run).join('\n')
    expect(all).toMatch(/gh run list --workflow CI --branch main --commit "\$RELEASE" --status success/)
    expect(all).toMatch(/gh attestation verify release\.tgz .*--source-digest "\$RELEASE"/)
    expect(all).not.toMatch(/\bnp[mx]\b/)
  }
})

/** The artifacts that a job fetches, by name. */
const artifactsOf = (steps: Step[]) =>
  steps.flatMap(({ uses = '', with: inputs }) =>
    uses.startsWith('actions/download-artifact@') ? [inputs?.name] : [],
  )

test('The scripts of a deployment need no package', () => {
  const scripts = new Set(
    stepsOf('deploy.yml').flatMap(({ run = '' }) =>
      [...run.matchAll(/node (infra\/[\w-]+\.ts)/g)].map(([, file = '']) => file),
    ),
  )
  expect(scripts.size).toBe(3)
  for (const file of scripts)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type).* from '([^']+)'/gm)) {
      if (from.startsWith('./')) scripts.add(from.replace('./', 'infra/'))
      else expect(from, file).toMatch(/^node:/)
    }
})

test('The watchdog looks every hour and sends no form', () => {
  const { on } = workflow('watchdog.yml')
  expect(on.schedule).toEqual([{ cron: '23 * * * *' }])
  const [look] = stepsOf('watchdog.yml').filter(({ run }) => run?.includes('infra/smoke.ts'))
  expect(Object.keys(look?.env ?? {})).toEqual(['PUBLIC_ORIGIN', 'OUTBOX_KEY'])
  expect(look?.run).toContain('--watch')
  // It installs nothing.
  const imports = [...readFileSync('infra/smoke.ts', 'utf8').matchAll(/from '([^']+)'/g)]
  expect(imports.filter(([, from]) => !from?.startsWith('node:'))).toEqual([])
})

test('docs/deploy.md names every secret and variable that a workflow reads', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:secrets|vars)\.(\w+)/g)].map(([, name]) => name),
  )
  expect([...new Set(named)].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('An older commit never replaces a newer one: both jobs that deploy look at the live release first, with the whole history', () => {
  const { functions, deploy } = workflow('deploy.yml').jobs
  for (const { steps } of [functions, deploy] as { steps: Step[] }[]) {
    const looks = steps.findIndex(({ run }) => run?.includes('infra/newer-release.ts'))
    const acts = steps.findIndex(({ uses = '' }) => uses.startsWith('Azure/'))
    expect(looks).toBeGreaterThan(0)
    expect(looks).toBeLessThan(acts)
    expect(steps[looks]?.if).toBe("github.event_name == 'workflow_run'")
    expect(steps[0]?.with).toMatchObject({ 'fetch-depth': 0 })
  }
})

test('What runs by night skips a main without a new commit', () => {
  for (const name of ['nightly.yml', 'mutate.yml']) {
    const jobs = Object.entries<{ needs?: string; if?: string }>(workflow(name).jobs)
    for (const [, job] of jobs.filter(([job]) => job !== 'moved'))
      expect([job.needs, job.if]).toEqual(['moved', "needs.moved.outputs.moved == 'true'"])
  }
})
