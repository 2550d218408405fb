import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { smoke } from '#infra/smoke.ts'
import { withServer } from '#tests/support/local-server.ts'

test('A host that serves one page for everything fails every check', async () => {
  const asked = { release: 'abc', releaseTimeoutMs: 1, outboxKey: 'key', email: 'operator@visitor.example' }
  const results = await withServer(
    (_request, response) => {
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<link rel="canonical" href="https://example.com/">')
    },
    (origin) => smoke({ origin, functionsOrigin: origin, ...asked }),
  )
  expect(results).toHaveLength(22)
  expect(results.filter(({ problem, isWarning }) => problem === null || isWarning)).toEqual([])
})

const WELL = {
  storage: 'up',
  deadTeamLetters: 0,
  oldestDueMailS: null,
  lastSweepS: 30,
  publicHops: 1,
  trustedHops: 0,
}

const atSiteWith = <Found>(health: object, look: (origin: string) => Promise<Found>): Promise<Found> =>
  withServer(({ url }, response) => {
    const body = url === '/api/health' ? JSON.stringify({ ...WELL, ...health }) : '{}'
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  }, look)

async function problemsWith(health: object, isWatch: boolean): Promise<string[]> {
  const results = await atSiteWith(health, (origin) => smoke({ origin, outboxKey: 'key', isWatch }))
  const ofHealth = results.slice(results.findIndex(({ name }) => name === 'the functions are healthy'))
  return ofHealth.flatMap(({ problem }) => problem ?? [])
}

test.each([
  [{}, []],
  [{ deadTeamLetters: 1 }, ['mails to the team could not be delivered']],
  [{ oldestDueMailS: 3_600 }, ['a mail has waited for more than an hour']],
  [{ oldestHeldMailS: 604_800 }, ['a mail that is held as a bot’s has waited for a week']],
  [{ lastSweepS: 900 }, ['nothing has swept the outbox for 15 minutes']],
  [{ lastForgettingS: 172_800 }, ['for two days what was kept long enough has not all been deleted']],
  [{ lastSweepS: null }, ['nothing has swept the outbox for 15 minutes']],
])('The watchdog reports the health %j as %j, and stops no deployment', async (health, problems) => {
  expect(await problemsWith(health, true)).toEqual(problems)
  expect(await problemsWith(health, false)).toEqual([])
})

test.each([
  [{ publicHops: 2, trustedHops: 1 }, []],
  [{ publicHops: 2 }, ['X-Forwarded-For names 2 public addresses: set TRUSTED_HOPS to 1']],
  [{ publicHops: 0 }, ['X-Forwarded-For has no public address, so rate limits would not work']],
])('With the proxies %j, a deployment reports %j', async (health, problems) => {
  expect(await problemsWith(health, false)).toEqual(problems)
})

test('The command of the watchdog fails, and prints what is wrong', async () => {
  const command = atSiteWith({ deadTeamLetters: 1 }, (origin) =>
    promisify(execFile)(process.execPath, ['infra/smoke.ts', origin, '--watch'], {
      env: { OUTBOX_KEY: 'key' },
    }),
  )
  const stdout = expect.stringContaining('FAILS dead-letters: mails to the team could not be delivered')
  await expect(command).rejects.toMatchObject({ code: 1, stdout })
})

test.each([
  [60, 'on', []],
  [59, 'off', ['expires in 59 days: deploy', 'they are still off: docs/deploy.md, step 9']],
  [-1, 'on', []],
])(
  'With security.txt valid for %i days and alerts %s, the warnings are %j',
  async (days, alerts, warnings) => {
    const expires = new Date(Date.now() + days * 86_400_000 + 60_000).toISOString()
    const results = await withServer(
      ({ url }, response) =>
        void response.end(
          url === '/api/health' ? JSON.stringify({ ...WELL, alerts }) : `Expires: ${expires}\n`,
        ),
      (origin) => smoke({ origin, outboxKey: 'key' }),
    )
    expect(results.flatMap(({ problem, isWarning }) => (isWarning ? [problem] : []))).toEqual(warnings)
    const failed = results.filter(({ problem, isWarning }) => problem !== null && !isWarning)
    expect(failed.some(({ name }) => name === 'security.txt stays valid')).toBe(days < 0)
  },
)
