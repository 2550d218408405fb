import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { builtinModules } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildFunctions } from '#build/functions.ts'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { teamMessage } from '#contracts/calls/team-message.ts'
import { yourMessage } from '#contracts/calls/your-message.ts'
import { createFunctionsHost } from '#local/functions-host.ts'
import { DEPLOYED_SETTINGS } from '#tests/support/app-settings.ts'

const PATHS = [
  sendContactEmail.path,
  notifyJscInterest.path,
  confirmWaitlist.path,
  yourMessage.path,
  teamMessage.path,
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

test('The host file of the bundle keeps query strings out of the request log', async () => {
  expect((await readdir(appDir)).toSorted()).toEqual(['host.json', 'main.cjs', 'package.json'])
  const { logging, ...host } = JSON.parse(await readFile(path.join(appDir, 'host.json'), 'utf8'))
  expect(host).toEqual({ version: '2.0', extensions: { http: { routePrefix: 'api' } } })
  expect(logging.applicationInsights.enableQueryStringTracing).toBe(false)
  expect(logging.logLevel['Microsoft.AspNetCore']).toBe('Warning')
})

test('The bundle imports only Node modules and the Functions worker', async () => {
  const source = await readFile(path.join(appDir, 'main.cjs'), 'utf8')
  const asked = [...source.matchAll(/\brequire\([`"']([^`"']+)[`"']\)/g)].map(([, name = '']) =>
    name.replace(/^node:/, ''),
  )
  const foreign = new Set(asked.filter((name) => !builtinModules.includes(name)))
  expect([...foreign]).toEqual(['@azure/functions-core'])
})

async function run(...args: Parameters<typeof createFunctionsHost>) {
  const host = await createFunctionsHost(...args)
  const server = createServer(host.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await host.close()
  })
  return { ...host, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('An app without settings answers 503 and logs what is missing', async () => {
  const lines: string[] = []
  const { origin } = await run(appDir, {}, (_level, _category, message) => lines.push(message))
  const answers = PATHS.slice(0, 6).map((path) => fetch(origin + path, { method: 'POST' }))

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(6).fill(503))
  expect((await fetch(`${origin}/api/health`)).status).toBe(200)
  expect(lines).toHaveLength(6)
  expect(lines[0]).toContain('ACS_ENDPOINT is missing')
})

const DEPLOYED = {
  ...DEPLOYED_SETTINGS,
  IDENTITY_ENDPOINT: 'http://identity.example/token',
  IDENTITY_HEADER: 'identity-header',
  AZURE_CLIENT_ID: '11111111-1111-4111-8111-111111111111',
}

test('A deployed app asks the DNS whether a domain receives mail', async () => {
  const asked: string[] = []
  for (const question of ['resolveMx', 'resolve4', 'resolve6'] as const) {
    const spy = vi.spyOn(Resolver.prototype, question).mockImplementation(async (domain: string) => {
      asked.push(`${question} ${domain}`)
      throw Object.assign(new Error('nothing'), { code: 'ENOTFOUND' })
    })
    onTestFinished(() => spy.mockRestore())
  }
  const { origin } = await run(appDir, DEPLOYED)
  const answer = await fetch(origin + notifyJscInterest.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'jane@visitor.example' }),
  })
  expect([answer.status, await answer.json()]).toEqual([200, { receipt: 'none' }])
  expect(asked).toEqual(
    ['resolveMx', 'resolve4', 'resolve6'].map((question) => `${question} visitor.example`),
  )
})

test('The app registers a timer, and opens the storage by its own identity', async () => {
  const resources: string[] = []
  const authorized: string[] = []
  const isAllowed = ({ headers, url }: Request) => {
    authorized.push(`${new URL(url).hostname} ${headers.get('authorization')}`)
    return headers.get('authorization') === 'Bearer the-token'
  }
  const azure = setupServer(
    http.get('http://identity.example/token', ({ request }) => {
      const asked = new URL(request.url).searchParams
      resources.push(asked.get('resource') ?? '')
      expect(asked.get('client_id')).toBe(DEPLOYED.AZURE_CLIENT_ID)
      expect(request.headers.get('x-identity-header')).toBe('identity-header')
      const expires_on = Math.floor(Date.now() / 1_000) + 86_400
      return HttpResponse.json({ access_token: 'the-token', expires_on, resource: '', token_type: 'Bearer' })
    }),
    http.all(`${DEPLOYED.STORAGE_ENDPOINT}*`, ({ request }) =>
      isAllowed(request)
        ? HttpResponse.json(request.method === 'GET' ? { value: [] } : {})
        : new HttpResponse(null, { status: 403 }),
    ),
  )
  azure.listen({ onUnhandledFrame: 'bypass' })
  onTestFinished(() => azure.close())
  const app = await run(appDir, DEPLOYED)
  expect([app.functions, app.timers]).toEqual([PATHS, ['sweep-timer']])
  const health = await fetch(`${app.origin}/api/health`, {
    headers: { 'x-outbox-key': DEPLOYED.OUTBOX_KEY },
  })
  expect(await health.json()).toMatchObject({ settings: [], storage: 'up' })
  expect(resources).toEqual(['https://storage.azure.com'])
  expect(new Set(authorized)).toEqual(new Set(['stisarspree.table.core.windows.net Bearer the-token']))
})
