import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFunctions } from '#build/functions.ts'
import { createFunctionsHost } from '#local/functions-host.ts'

let appDir: string
beforeAll(async () => {
  appDir = await mkdtemp(path.join(tmpdir(), 'bundle-'))
  await buildFunctions(appDir)
})
afterAll(() => rm(appDir, { recursive: true }))

test('The app is one bundle, the host file and the package file', async () => {
  expect((await readdir(appDir)).toSorted()).toEqual(['host.json', 'main.cjs', 'package.json'])
  expect(JSON.parse(await readFile(path.join(appDir, 'host.json'), 'utf8'))).toEqual({
    version: '2.0',
    extensions: { http: { routePrefix: 'api' } },
  })
})

test('The bundle asks for nothing but Node and the worker', async () => {
  const source = await readFile(path.join(appDir, 'main.cjs'), 'utf8')
  const asked = [...source.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) =>
    name.replace(/^node:/, ''),
  )
  const foreign = new Set(asked.filter((name) => !builtinModules.includes(name)))
  expect([...foreign]).toEqual(['@azure/functions-core'])
})

test('An app without its settings does not start and says why', async () => {
  await expect(createFunctionsHost(appDir, {})).rejects.toThrow('ACS_CONNECTION_STRING is missing')
})

test('Two apps of one process each see their own settings, and leave those of the process alone', async () => {
  const settings = (organisation: string) => ({
    ACS_CONNECTION_STRING: 'endpoint=https://acs.example/;accesskey=c2VjcmV0',
    STORAGE_CONNECTION_STRING:
      'DefaultEndpointsProtocol=https;AccountName=a;AccountKey=c2VjcmV0;EndpointSuffix=example',
    PUBLIC_ORIGIN: 'https://www.isarspree.example',
    MAIL_FROM: 'no-reply@isarspree.example',
    MAIL_TO: 'team@isarspree.example',
    OUTBOX_KEY: '0123456789abcdef',
    ORGANISATION_NAME: organisation,
    COMPANY_DETAILS: `${organisation} GmbH, München`,
    CONTACT_EMAIL: 'hello@isarspree.example',
  })
  const paths = ['/api/send-contact-email', '/api/outbox-sweep']
  const first = await createFunctionsHost(appDir, settings('One'))
  const second = await createFunctionsHost(appDir, settings('Two'))
  expect([first.functions, second.functions]).toEqual([paths, paths])
  expect(process.env.ORGANISATION_NAME).toBeUndefined()
  await Promise.all([first.close(), second.close()])
})
