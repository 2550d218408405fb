import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SETTING_NAMES } from '#functions/config.ts'
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
  const expected = SETTING_NAMES.filter((name) => !LEFT_TO_PRESETS.test(name))
  expect(readBicep('infra/main.bicep').objectNames('settings').toSorted()).toEqual(
    [...expected, ...OF_THE_PLATFORM].toSorted(),
  )
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

test('The watches ask for what the health tells', () => {
  const asked = [...readFileSync('infra/main.bicep', 'utf8').matchAll(/body\(\\'call\\'\)\?\[\\'(\w+)/g)].map(
    ([, name]) => name,
  )
  const health = readFileSync('functions/health.ts', 'utf8')
  expect(asked).toEqual(['deadLetters', 'oldestDueMailS', 'lastSweepS'])
  expect(asked.filter((name) => !health.includes(`${name}:`))).toEqual([])
})

test('Node is the same in an app of its own as in the managed one', () => {
  const { platform } = JSON.parse(readFileSync('staticwebapp.config.json', 'utf8'))
  expect(readFileSync('infra/main.bicep', 'utf8')).toContain(
    `param nodeVersion string = '${platform.apiRuntime.replace('node:', '')}'`,
  )
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
