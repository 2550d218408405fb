import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { builtinModules } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFunctions } from '#build/functions.ts'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { yourMessage } from '#contracts/calls/your-message.ts'
import { createFunctionsHost } from '#local/functions-host.ts'

const PATHS = [
  sendContactEmail.path,
  notifyJscInterest.path,
  confirmWaitlist.path,
  yourMessage.path,
  '/api/outbox-sweep',
  '/api/receipt',
  '/api/health',
]

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
    logging: expect.anything(),
  })
})

test('The platform’s request log gets no query, in which tokens and receipts travel', async () => {
  const { logging } = JSON.parse(await readFile(path.join(appDir, 'host.json'), 'utf8'))
  expect(logging.applicationInsights.enableQueryStringTracing).toBe(false)
  expect(logging.logLevel['Microsoft.AspNetCore']).toBe('Warning')
})

test('The bundle asks for nothing but Node and the worker', async () => {
  const source = await readFile(path.join(appDir, 'main.cjs'), 'utf8')
  const asked = [...source.matchAll(/\brequire\([`"']([^`"']+)[`"']\)/g)].map(([, name = '']) =>
    name.replace(/^node:/, ''),
  )
  const foreign = new Set(asked.filter((name) => !builtinModules.includes(name)))
  expect([...foreign]).toEqual(['@azure/functions-core'])
})

test('An app without its settings starts all the same, answers 503, and logs what is missing', async () => {
  const lines: string[] = []
  const host = await createFunctionsHost(appDir, {}, (_level, _category, message) => lines.push(message))
  const server = createServer(host.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answers = PATHS.slice(0, 5).map((path) => fetch(origin + path, { method: 'POST' }))

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
  expect((await fetch(`${origin}/api/health`)).status).toBe(200)
  expect(lines).toHaveLength(5)
  expect(lines[0]).toContain('ACS_CONNECTION_STRING is missing')
  server.close()
  server.closeAllConnections()
  await host.close()
})

test('The app of its own has a timer as well', async () => {
  const ownDir = await mkdtemp(path.join(tmpdir(), 'bundle-'))
  await buildFunctions(ownDir, 'main-with-timer')
  const host = await createFunctionsHost(ownDir, {})
  expect([host.functions, host.otherFunctions]).toEqual([PATHS, ['sweep-timer']])
  await host.close()
  await rm(ownDir, { recursive: true })
})

test('Two apps of one process each see their own settings, and leave those of the process alone', async () => {
  const settings = (organisation: string) => ({
    ACS_CONNECTION_STRING: 'endpoint=https://acs.example/;accesskey=c2VjcmV0',
    STORAGE_CONNECTION_STRING:
      'DefaultEndpointsProtocol=https;AccountName=a;AccountKey=c2VjcmV0;EndpointSuffix=example',
    PUBLIC_ORIGIN: 'https://www.isarspree.example',
    MAIL_FROM: 'no-reply@isarspree.example',
    MAIL_TO: 'team@isarspree.example',
    ORGANISATION_NAME: organisation,
    COMPANY_DETAILS: `${organisation} GmbH, München`,
    CONTACT_EMAIL: 'hello@isarspree.example',
  })
  const first = await createFunctionsHost(appDir, settings('One'))
  const second = await createFunctionsHost(appDir, settings('Two'))
  expect([first.functions, second.functions]).toEqual([PATHS, PATHS])
  expect(process.env.ORGANISATION_NAME).toBeUndefined()
  await Promise.all([first.close(), second.close()])
})
