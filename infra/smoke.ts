import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

interface Options {
  /** Scheme and host of the site. */
  origin: string
  /** Commit to wait for. */
  release?: string | undefined
  releaseTimeoutMs?: number
  /** Key for the details of the health endpoint. */
  outboxKey?: string | undefined
  /** Scheme and host of the function app, which must be reachable only through the site. */
  functionsOrigin?: string | undefined
  /** Address that receives the receipts of the test forms. If absent, no form is sent. */
  email?: string | undefined
  /**
   * True to also check the alert limits of infra/main.bicep (`WATCHES`). The checks after a deployment skip them.
   */
  isWatch?: boolean
}

interface Health {
  alerts?: 'on' | 'off'
  deadTeamLetters?: number
  oldestDueMailS?: number | null
  oldestHeldMailS?: number | null
  lastSweepS?: number | null
  lastForgettingS?: number | null
  publicHops?: number
  trustedHops?: number
}

/**
 * Alerts, with the names and limits of infra/main.bicep. `bound` is in seconds, except for `dead-letters`, where it is
 * a number of mails.
 */
export const WATCHES: Record<string, { holds: (health: Health) => boolean; bound: number; problem: string }> =
  {
    'dead-letters': {
      bound: 0,
      holds: ({ deadTeamLetters }) => deadTeamLetters === 0,
      problem: 'mails to the team could not be delivered',
    },
    'oldest-mail': {
      bound: 3_600,
      holds: ({ oldestDueMailS }) => (oldestDueMailS ?? 0) < 3_600,
      problem: 'a mail has waited for more than an hour',
    },
    'held-mail': {
      bound: 604_800,
      holds: ({ oldestHeldMailS }) => (oldestHeldMailS ?? 0) < 604_800,
      problem: 'a mail that is held as a bot’s has waited for a week',
    },
    'last-sweep': {
      bound: 900,
      holds: ({ lastSweepS }) => (lastSweepS ?? Number.POSITIVE_INFINITY) < 900,
      problem: 'nothing has swept the outbox for 15 minutes',
    },
    'last-forgetting': {
      bound: 172_800,
      holds: ({ lastForgettingS }) => (lastForgettingS ?? 0) < 172_800,
      problem: 'for two days what was kept long enough has not all been deleted',
    },
  }

type Check = (origin: string) => Promise<void>

const GUIDE = '/information/work-visa-germany-2025'
const PAGES = ['/', '/de', '/book-appointment', '/de/information', GUIDE, '/impressum']
const POLL_MS = 5_000
const SECURITY_TXT_WARNING_DAYS = 60
/** English text of the refusal `messageUnknown` (contracts/calls/refusals.ts). */
export const MESSAGE_UNKNOWN = 'There is no message at this address, or none any more.'

/** A finding that a person should act on soon. It fails neither a deployment nor the watchdog. */
class Warning extends Error {}

/** Checks the live site. A deployment can succeed although functions fail, pages are old, or files are uncompressed. */
export async function smoke({
  origin,
  release,
  releaseTimeoutMs = 300_000,
  outboxKey,
  functionsOrigin,
  email,
  isWatch = false,
}: Options): Promise<{ name: string; problem: string | null; isWarning: boolean }[]> {
  const checks: Record<string, Check> = {
    ...(release && {
      [`release ${release} is live`]: () => waitUntilLive(origin, release, releaseTimeoutMs),
    }),
    ...Object.fromEntries(PAGES.map((page) => [`${page} is a page`, (from) => isPage(`${from}${page}`)])),
    'pages name the address of the site': checkCanonical,
    'an unknown path is not found': isNotFound,
    'an old path redirects': checkRedirect,
    'a redirect keeps the query': checkRedirectedQuery,
    'assets are compressed and immutable': checkAsset,
    'a page’s own post reaches its function': checkPostForwarding,
    'a made-up link to a message is refused': checkForgedLinks,
    'nobody can sign in': checkClosedPaths,
    'security.txt stays valid': checkSecurityTxt,
    ...(functionsOrigin && {
      'the functions answer through the site alone': () => checkFunctionApp(functionsOrigin),
    }),
    ...(outboxKey && healthChecks(outboxKey, isWatch)),
    ...(email && {
      'a form is stored, once for one key, and found by the link of its receipt': (from: string) =>
        checkForm(from, email),
      'a form without scripts leads to its reference': (from: string) => checkNativeForm(from, email),
    }),
  }
  const results = []
  for (const [name, check] of Object.entries(checks)) {
    const error = await check(origin).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
    results.push({ name, problem: error?.message ?? null, isWarning: error instanceof Warning })
  }
  return results
}

function assertThat(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(problem)
}

async function waitUntilLive(origin: string, release: string, timeoutMs: number) {
  const end = Date.now() + timeoutMs
  for (;;) {
    const response = await fetch(`${origin}/releases.json`).catch(() => null)
    const [newest] = response?.ok ? await response.json().catch(() => []) : []
    if (newest?.commit === release) return
    assertThat(Date.now() < end, `the live release is ${newest?.commit ?? 'unknown'}`)
    await setTimeout(Math.min(POLL_MS, timeoutMs))
  }
}

async function isPage(url: string) {
  const response = await fetch(url, { redirect: 'manual' })
  const { status, headers } = response
  assertThat(status === 200, `answers ${status}`)
  assertThat(headers.get('content-type')?.startsWith('text/html') === true, 'is no HTML')
  isCompressed(headers)
  for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options'])
    assertThat(headers.has(name), `lacks the header ${name}`)
  await checkStyles(response)
}

async function checkStyles(response: Response) {
  const [, styles = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(await response.text()) ?? []
  const hash = createHash('sha256').update(styles).digest('base64')
  const policy = response.headers.get('content-security-policy') ?? ''
  assertThat(policy.includes(`'sha256-${hash}'`), 'has styles that its policy forbids')
}

/** Checks that a POST to a page's URL reaches the function. Without scripts, the page's buttons send such a POST. */
async function checkPostForwarding(origin: string) {
  const response = await fetch(`${origin}/job-seeker-compass/confirm?token=none`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: 'confirmation=gesture',
  })
  const { status, headers } = response
  assertThat(status === 400, `answers ${status}`)
  assertThat(headers.get('content-type')?.startsWith('text/html') === true, 'is no HTML')
  await checkStyles(response)
}

/**
 * Checks that a forged token is refused like the token of a deleted message. To refuse it, the function must reach its
 * storage.
 */
async function checkForgedLinks(origin: string) {
  const { status, body } = await messageOfLink('made-up', origin)
  assertThat(status === 410 && body.includes(MESSAGE_UNKNOWN), `answers ${status}: ${body.slice(0, 500)}`)
}

async function messageOfLink(token: string, origin: string) {
  const response = await fetch(`${origin}/api/your-message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ token, wish: 'show' }),
  })
  return { status: response.status, body: await response.text() }
}

function isCompressed(headers: Headers) {
  const encoding = headers.get('content-encoding')
  assertThat(encoding === 'br' || encoding === 'gzip', `content-encoding is ${encoding ?? 'missing'}`)
}

async function isNotFound(origin: string) {
  for (const folder of ['', '/information']) {
    const response = await fetch(`${origin}${folder}/no-such-page-${randomUUID()}`, { redirect: 'manual' })
    assertThat(response.status === 404, `answers ${response.status}`)
    await checkStyles(response)
  }
}

/** Checks `origin` of src/site/site.ts. Until the site has a domain of its own, it is served at Azure's host. */
async function checkCanonical(origin: string) {
  const home = await (await fetch(origin)).text()
  const canonical = /<link rel="canonical" href="(https:\/\/[^/"]+)/.exec(home)?.[1]
  assertThat(
    canonical === origin || origin.endsWith('.azurestaticapps.net'),
    `they name ${canonical ?? 'none'}: set origin in src/site/site.ts, or publicOrigin (docs/deploy.md, step 8)`,
  )
}

async function checkRedirect(origin: string) {
  const { status, headers } = await fetch(`${origin}/knowledge-center`, { redirect: 'manual' })
  const target = headers.get('location') ?? 'nowhere'
  assertThat(status === 301 && target.endsWith('/information'), `answers ${status}, to ${target}`)
}

/** Microsoft documents neither that redirects of Azure Static Web Apps keep a query, nor that they drop it. */
async function checkRedirectedQuery(origin: string) {
  const { headers } = await fetch(`${origin}/knowledge-center?q=visa`, { redirect: 'manual' })
  const target = headers.get('location') ?? 'nowhere'
  assertThat(target.endsWith('/information?q=visa'), 'drops the query: see docs/deploy.md')
}

async function checkAsset(origin: string) {
  const home = await (await fetch(origin)).text()
  const asset = /\/assets\/[\w./-]+\.js\b/.exec(home)?.[0]
  assertThat(asset !== undefined, 'the home page names no script')
  const { status, headers } = await fetch(`${origin}${asset}`)
  assertThat(status === 200, `${asset} answers ${status}`)
  isCompressed(headers)
  assertThat(headers.get('cache-control')?.includes('immutable') === true, `${asset} is not immutable`)
  await checkMissingAsset(origin)
}

/**
 * Checks that the 404 for a missing asset is not `immutable`. Right after an upload, some servers lack the new files,
 * and browsers must not cache their 404s.
 */
async function checkMissingAsset(origin: string) {
  const asset = `/assets/no-such-script-${randomUUID()}.js`
  const { status, headers } = await fetch(`${origin}${asset}`)
  assertThat(status === 404, `${asset} answers ${status}`)
  const kept = headers.get('cache-control') ?? ''
  assertThat(
    !kept.includes('immutable'),
    `browsers would cache a missing asset (${kept}): see docs/deploy.md`,
  )
}

/** Checks that the site closes Azure's sign-in paths (`/.auth/…`), which are open by default. */
async function checkClosedPaths(origin: string) {
  for (const path of ['/.auth/login/aad', '/.auth/login/github', '/.auth/me']) {
    const { status } = await fetch(`${origin}${path}`, { redirect: 'manual' })
    assertThat(status === 404, `${path} answers ${status}`)
  }
}

/** Each deployment renews `security.txt` for 364 days. Warns early, so that a site without deployments is noticed. */
async function checkSecurityTxt(origin: string) {
  const response = await fetch(`${origin}/.well-known/security.txt`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(await response.text())?.[1] ?? '')
  assertThat(expires > Date.now(), 'is missing, or has expired: deploy')
  const days = Math.floor((expires - Date.now()) / 86_400_000)
  if (days < SECURITY_TXT_WARNING_DAYS) throw new Warning(`expires in ${days} days: deploy`)
}

/**
 * Checks that the function app does not answer directly. A direct caller could forge `X-Forwarded-For` and so evade the
 * rate limits.
 */
async function checkFunctionApp(origin: string) {
  const { status } = await fetch(`${origin}/api/health`, { redirect: 'manual' })
  assertThat(status !== 200, `${origin}/api/health answers 200: the function app is not linked`)
}

const healthChecks = (outboxKey: string, isWatch: boolean): Record<string, Check> => ({
  'the functions are healthy': async (origin) => void (await healthOf(origin, outboxKey)),
  'the alerts are on': async (origin) => {
    const { alerts } = await healthOf(origin, outboxKey)
    if (alerts === 'off') throw new Warning('they are still off: docs/deploy.md, step 9')
  },
  'the addresses of visitors are known': async (origin) => {
    const { publicHops = 0, trustedHops = 0 } = await healthOf(origin, outboxKey)
    assertThat(publicHops > 0, 'X-Forwarded-For has no public address, so rate limits would not work')
    assertThat(
      publicHops === trustedHops + 1,
      `X-Forwarded-For names ${publicHops} public addresses: set TRUSTED_HOPS to ${publicHops - 1}`,
    )
  },
  ...(isWatch &&
    Object.fromEntries(
      Object.entries(WATCHES).map(([name, { holds, problem }]): [string, Check] => [
        name,
        async (origin) => assertThat(holds(await healthOf(origin, outboxKey)), problem),
      ]),
    )),
})

async function healthOf(origin: string, outboxKey: string): Promise<Health> {
  const response = await fetch(`${origin}/api/health`, { headers: { 'x-outbox-key': outboxKey } })
  const body = await response.text()
  assertThat(response.status === 200, `answers ${response.status}: ${body.slice(0, 500)}`)
  assertThat(body.includes('"storage":"up"'), `refuses the operator key: ${body.slice(0, 500)}`)
  return JSON.parse(body)
}

const VISITOR = { name: 'Smoke test of the deployment', message: 'Nobody needs to answer this.' }

async function checkForm(origin: string, email: string) {
  const key = randomUUID()
  const send = async () => {
    const response = await fetch(`${origin}/api/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, Origin: origin },
      body: JSON.stringify({
        formType: 'consultation',
        name: VISITOR.name,
        email,
        message: VISITOR.message,
      }),
    })
    const body = await response.text()
    assertThat(response.status === 200 && body.includes('"reference"'), `answers ${response.status}: ${body}`)
    return body
  }
  const [first, second] = [await send(), await send()]
  assertThat(first === second, `the same key is answered ${first} and ${second}`)
  const { reference, messageToken } = JSON.parse(first)
  const { status, body } = await messageOfLink(messageToken, origin)
  assertThat(status === 200 && body.includes(reference), `the link of its receipt answers ${status}: ${body}`)
}

/**
 * Posts a form as a browser without scripts does, and checks the redirect, because Azure's proxy has altered redirects
 * from functions in the past (Azure/static-web-apps#39, #680).
 */
async function checkNativeForm(origin: string, email: string) {
  const page = await (await fetch(`${origin}/free-visa-case`)).text()
  const action = /<form[^>]* action="(\/api\/send-contact-email[^"]*)"/
    .exec(page)?.[1]
    ?.replaceAll('&amp;', '&')
  assertThat(action !== undefined, 'the page has no native form')
  const answer = await fetch(`${origin}${action}`, {
    method: 'POST',
    headers: { accept: 'text/html', origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ ...VISITOR, email }),
    redirect: 'manual',
  })
  assertThat(answer.status === 303, `answers ${answer.status} instead of 303`)
  const location = new URL(answer.headers.get('location') ?? 'nowhere', origin)
  assertThat(location.origin === origin, `redirects to another host: ${location}`)
  const receipt = await fetch(location, { headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' } })
  const html = await receipt.text()
  assertThat(receipt.status === 200, `${location.pathname} answers ${receipt.status}`)
  assertThat(/\bIS-\w{4}-\w{4}\b/.test(html), `${location.pathname} names no reference`)
}

if (import.meta.main) {
  const [origin = '', mode] = process.argv.slice(2)
  const { RELEASE, OUTBOX_KEY, FUNCTION_ORIGIN, SMOKE_EMAIL } = process.env
  const results = await smoke({
    origin,
    release: RELEASE,
    outboxKey: OUTBOX_KEY,
    functionsOrigin: FUNCTION_ORIGIN,
    email: SMOKE_EMAIL,
    isWatch: mode === '--watch',
  })
  for (const { name, problem, isWarning } of results)
    if (problem === null) console.log(`ok    ${name}`)
    // GitHub shows a line that begins with "::warning::" on the page of the run.
    else console.log(isWarning ? `::warning::${name}: ${problem}` : `FAILS ${name}: ${problem}`)
  process.exit(results.some(({ problem, isWarning }) => problem !== null && !isWarning) ? 1 : 0)
}
