import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SETTING_NAMES } from '#functions/config.ts'
import { WATCHES } from '#infra/smoke.ts'
import { parseBicep, readBicep } from '#tests/support/bicep.ts'

/** Settings whose presets in functions/config.ts suit Azure; the local run and the tests set them. */
const LEFT_TO_PRESETS = /^ALLOW_INSECURE_CONNECTIONS$|_MS$/
/** What Azure itself reads. */
const OF_THE_PLATFORM = ['APPLICATIONINSIGHTS_CONNECTION_STRING']

const files = globSync('infra/*.bicep')

test.each(files)('%s is Bicep', (file) => {
  expect(readBicep(file).errors).toEqual([])
})

test.each(files)('%s gives each of its modules what it needs, and nothing that it does not know', (file) => {
  const problems = readBicep(file).modules.flatMap((module) => {
    const { params } = readBicep(`infra/${module.file}`)
    const missing = params.filter(({ name, isRequired }) => isRequired && !module.params.includes(name))
    const unknown = module.params.filter((given) => !params.some(({ name }) => name === given))
    return [...missing.map(({ name }) => `${module.file} lacks ${name}`), ...unknown]
  })
  expect(problems).toEqual([])
})

test('Every app setting of the functions is set, and none that they do not know', () => {
  const { objectNames } = readBicep('infra/main.bicep')
  const expected = SETTING_NAMES.filter((name) => !LEFT_TO_PRESETS.test(name))
  const ways = ['keySettings', 'identitySettings'].map(objectNames)
  expect([...objectNames('settings'), ...ways.flat()].toSorted()).toEqual(
    [...expected, ...OF_THE_PLATFORM].toSorted(),
  )
  expect(ways).toEqual([
    ['ACS_CONNECTION_STRING', 'STORAGE_CONNECTION_STRING'],
    ['ACS_ENDPOINT', 'STORAGE_ENDPOINT'],
  ])
})

test('The limits that Bicep sets are those that the functions have without a setting', () => {
  const bicep = readFileSync('infra/main.bicep', 'utf8')
  const config = readFileSync('functions/config.ts', 'utf8')
  const presets = [...config.matchAll(/([A-Z_]+): wholeNumber\((\d+)/g)].map(([, name = '', preset]) => [
    name,
    preset,
  ])
  const limits = presets.filter(([name = '']) => !LEFT_TO_PRESETS.test(name))
  const params = [...bicep.matchAll(/^param (\w+) int = (\d+)/gm)].map(([, name = '', preset]) => [
    name.replace(/[A-Z]/g, '_$&').toUpperCase(),
    preset,
  ])
  expect(limits.length).toBeGreaterThan(4)
  expect(params.toSorted()).toEqual(limits.toSorted())
})

test('Logs are deleted after the 30 days that the privacy policy names, those of Application Insights too', () => {
  const bicep = readFileSync('infra/main.bicep', 'utf8')
  const kept = [...bicep.matchAll(/[rR]etentionInDays: (\d+)/g)].map(([, days]) => days)
  expect(kept).toEqual(['30', '30', '30'])
  expect(bicep).toMatch(/'AppRequests'[\s\S]*'AppTraces'/)
  expect(readFileSync('src/content/legal/privacy.en.mdx', 'utf8')).toContain('- Server logs: 30 days\n')
  expect(readFileSync('src/content/legal/privacy.de.mdx', 'utf8')).toContain('- Serverprotokolle: 30 Tage\n')
})

test('docs/deploy.md explains every app setting', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  expect([...SETTING_NAMES, ...OF_THE_PLATFORM].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('The example of parameters names every required one, and none that does not exist', () => {
  const { params } = readBicep('infra/main.bicep')
  const named = [...readFileSync('infra/example.bicepparam', 'utf8').matchAll(/^param (\w+) =/gm)].map(
    ([, name]) => name,
  )
  expect(named.filter((name) => !params.some((param) => param.name === name))).toEqual([])
  expect(params.filter(({ name, isRequired }) => isRequired && !named.includes(name))).toEqual([])
})

test('No secret has a default, and every secret is marked as one', () => {
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    const secrets = [...source.matchAll(/^param (\w*(?:[kK]ey|[sS]ecrets?|Connection)) .*$/gm)]
    for (const [line] of secrets) {
      expect(line).not.toContain('=')
      expect(source).toMatch(new RegExp(`@secure\\(\\)\\n(@.*\\n)*${line}`))
    }
  }
})

test('The alerts query what the health endpoint returns, and so does the watchdog', () => {
  const bicep = readFileSync('infra/main.bicep', 'utf8')
  const checks = [...bicep.matchAll(/name: '([\w-]+)'\n {4}holds: '(.*)'/g)].map(([, name, holds = '']) => ({
    name,
    asked: /body\(\\'call\\'\)\?\[\\'(\w+)/.exec(holds)?.[1],
    bound: Number(/, (\d+)\)$/.exec(holds)?.[1]),
  }))
  expect(checks.map(({ asked }) => asked)).toEqual([
    'storage',
    'deadTeamLetters',
    'oldestDueMailS',
    'oldestHeldMailS',
    'lastSweepS',
  ])
  const health = readFileSync('functions/calls/health.ts', 'utf8')
  expect(checks.filter(({ asked }) => !health.includes(`${asked}:`))).toEqual([])
  expect(checks.slice(1).map(({ name, bound }) => [name, bound])).toEqual(
    Object.entries(WATCHES).map(([name, { bound }]) => [name, bound]),
  )
  for (const [, { holds, bound }] of Object.entries(WATCHES)) {
    const at = (value: number) =>
      holds({ deadTeamLetters: value, oldestDueMailS: value, oldestHeldMailS: value, lastSweepS: value })
    expect([at(Math.max(0, bound - 1)), at(bound + 1)]).toEqual([true, false])
  }
})

test('Mails come from the one sender that Azure allows before it has raised the quota; another is made only when it is named', () => {
  const bicep = readFileSync('infra/main.bicep', 'utf8')
  expect(bicep).toContain("param mailSender string = 'donotreply'")
  expect(bicep).toContain("if (domainVerified && toLower(mailSender) != 'donotreply')")
  const steps = readFileSync('docs/deploy.md', 'utf8')
  expect(steps.indexOf('**Quota.**')).toBeLessThan(steps.indexOf('**Own sender name.**'))
})

test('Where managed functions were deployed before, the link comes when they are gone', () => {
  expect(readFileSync('infra/own-api.bicep', 'utf8')).toMatch(/linkedBackends@[\d-]+' = if \(linkApi\)/)
  const steps = readFileSync('docs/exit.md', 'utf8')
  const order = [
    'linkApi = false',
    'API_MODE --body own',
    'answers 404',
    'linkApi = true',
    'Delete the Logic App',
  ]
  const places = order.map((step) => steps.indexOf(step))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('Nothing calls the address of the site before it is bound', () => {
  const bicep = readFileSync('infra/main.bicep', 'utf8')
  for (const name of ['managedSettings', 'ownApi', 'sweep', 'watches'])
    expect(bicep).toMatch(new RegExp(`^(resource|module) ${name} [\\s\\S]*?dependsOn: \\[siteDomain\\]`, 'm'))
})

test('What became of mails is logged, and one to the team that was not delivered raises an alert', () => {
  const bicep = readFileSync('infra/main.bicep', 'utf8')
  expect(bicep).toContain("category: 'EmailStatusUpdateOperational'")
  expect(bicep).toMatch(/RecipientId =~ \\'\$\{teamEmail\}\\'/)
})

test('An app of its own has no key: its identity opens storage, package and mail, and the account refuses keys', () => {
  const main = readFileSync('infra/main.bicep', 'utf8')
  const own = readFileSync('infra/own-api.bicep', 'utf8')
  expect(own).not.toMatch(/listKeys|[cC]onnectionString/)
  expect(main.match(/listKeys/g)).toHaveLength(2)
  expect(main).toMatch(/settings: union\(settings, identitySettings\)/)
  expect(main).toContain('allowSharedKeyAccess: isManaged || !linkApi')
  expect(own).toContain("identity: { type: 'SystemAssigned' }")
  expect(own).toContain("authentication: { type: 'SystemAssignedIdentity' }")
  expect(own).toContain('AzureWebJobsStorage__accountName: storage.name')
  expect(own).toMatch(/siteConfig: \{[^}]*appSettings: appSettings/)
  const roles = [...own.matchAll(/Microsoft\.Authorization\/roleAssignments@[\s\S]*?scope: (\w+)/g)]
  expect(roles.map(([, scope]) => scope)).toEqual(['storage', 'communication'])
})

test('An app of its own stands where the data is, under the Node of the local run and the crash test', () => {
  const main = readFileSync('infra/main.bicep', 'utf8')
  expect(main).toMatch(/module ownApi [\s\S]*?location: dataRegion\n/)
  expect(main).toContain("param dataRegion string = 'germanywestcentral'")
  expect(main).toContain(`param nodeVersion string = '${readFileSync('.nvmrc', 'utf8').trim()}'`)
  expect(main).toContain("param apiMode string = 'own'")
})

describe('what is wrong is found', () => {
  test('in the syntax, with its line', () => {
    expect(parseBicep("param a string\nresource b 'c@1' = {\n  name: \n").errors).not.toEqual([])
  })

  test('in parameters', () => {
    const { params, modules, objectNames } = parseBicep(
      "param a string\nparam b int = 1\nmodule m 'm.bicep' = if (true) {\n  params: { c: a }\n}\nvar s = {\n  ONE: 1\n}\n",
    )
    expect(params).toEqual([
      { name: 'a', isRequired: true },
      { name: 'b', isRequired: false },
    ])
    expect(modules).toEqual([{ file: 'm.bicep', params: ['c'] }])
    expect(objectNames('s')).toEqual(['ONE'])
  })
})
