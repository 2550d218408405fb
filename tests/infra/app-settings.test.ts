import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '#functions/config.ts'

/** Settings that are set only locally and in tests. In Azure, they are absent. */
const NEVER_IN_AZURE = /_CONNECTION_STRING$|^ALLOW_INSECURE_CONNECTIONS$|_MS$/
/** Setting that Azure reads, but the functions do not. */
const OF_THE_PLATFORM = 'APPLICATIONINSIGHTS_CONNECTION_STRING'

test('Bicep sets exactly the app settings that the functions read in Azure', () => {
  const bicep = readFileSync('infra/main.bicep', 'utf8')
  const [, settings = ''] = /^var settings = \{\n([\s\S]*?)^\}/m.exec(bicep) ?? []
  const named = [...settings.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)
  const read = SETTING_NAMES.filter((name) => !NEVER_IN_AZURE.test(name))
  expect(named.toSorted()).toEqual([...read, OF_THE_PLATFORM].toSorted())
})

test('The functions have their own identity, whose roles outlive the app', () => {
  const bicep = readFileSync('infra/functions.bicep', 'utf8')
  expect(bicep).toContain("{ name: 'AZURE_CLIENT_ID', value: identity.properties.clientId }")
  expect(bicep).not.toMatch(/SystemAssigned|app\.identity/)
})
