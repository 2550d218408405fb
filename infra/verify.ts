import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { headersFor, ruleFor } from './host-rules.ts'
import { filesOf, liveReleases, RELEASES, type Release, readReleases } from './release.ts'
import type { HostConfig } from './static-web-app-config.ts'

const USAGE = `npm run verify -- https://www.example.com                    rebuilds the commit that the site names, and compares
npm run verify -- https://www.example.com --with dist/site   compares with a site that is already built`

const CONFIG = 'staticwebapp.config.json'
const MISSING = '404.html'
/** Where the commit is checked out and built; removed afterwards. */
const WORKPLACE = '.local/verify'
const AT_ONCE = 8

/** What an address does not answer as the built site says. */
export interface Difference {
  address: string
  problem: string
}

/**
 * Compares what a host serves with a built site: the bytes and headers of every file, every redirect, and the page for
 * an unknown address. It does not see files that the host has beside these, such as the assets of earlier releases.
 *
 * @throws when the host cannot be reached
 */
export async function compareSite(
  site: string,
  origin: string,
): Promise<{ compared: number; differences: Difference[] }> {
  const config: HostConfig = JSON.parse(await readFile(path.join(site, CONFIG), 'utf8'))
  const global = Object.keys(config.globalHeaders ?? {})
  const redirects = (config.routes ?? []).filter(({ redirect }) => redirect)

  async function comparePage(file: string, address: string, status: number): Promise<string[]> {
    const response = await fetch(origin + address, { redirect: 'manual' })
    const [served, built] = [Buffer.from(await response.arrayBuffer()), readFileSync(path.join(site, file))]
    const headers = headersFor(config, address)
    const type = file.endsWith('.html') ? 'text/html' : config.mimeTypes?.[path.extname(file)]
    return [
      ...(response.status === status ? [] : [`answers ${response.status} instead of ${status}`]),
      ...(served.equals(built) ? [] : [`differs from ${file} at byte ${firstDifference(served, built)}`]),
      ...(type && !response.headers.get('content-type')?.startsWith(type) ? [`is not ${type}`] : []),
      ...new Set([...global, ...Object.keys(headers)]).values().flatMap((name) => {
        const [sent, wanted] = [response.headers.get(name), headers[name] ?? null]
        return sent === wanted ? [] : [`has ${name}: ${sent} instead of ${wanted}`]
      }),
    ]
  }

  async function compareRedirect(route: string, redirect: string, status = 302): Promise<string[]> {
    const response = await fetch(origin + route, { redirect: 'manual' })
    const location = new URL(response.headers.get('location') ?? '/nowhere', origin).href
    return response.status === status && location === origin + redirect
      ? []
      : [`answers ${response.status} and leads to ${location}`]
  }

  const files = filesOf(site).filter((file) => file !== CONFIG && file !== MISSING)
  const checks: [address: string, check: () => Promise<string[]>][] = [
    ...files
      .map((file) => [file, addressOf(file)] as const)
      .filter(([, address]) => !ruleFor(config, address)?.redirect)
      .map(([file, address]): [string, () => Promise<string[]>] => [
        address,
        () => comparePage(file, address, 200),
      ]),
    ...redirects.map(({ route, redirect = '', statusCode }): [string, () => Promise<string[]>] => [
      route.replace('*', 'any'),
      () => compareRedirect(route.replace('*', 'any'), redirect, statusCode),
    ]),
    ['/no-such-page', () => comparePage(MISSING, '/no-such-page', 404)],
  ]
  const differences: Difference[] = []
  const waiting = checks.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [address, check] of waiting)
        for (const problem of await check()) differences.push({ address, problem })
    }),
  )
  return { compared: checks.length, differences }
}

/** Where a file is served: pages without their ending, as `trailingSlash: never` has it. */
const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

function firstDifference(one: Buffer, other: Buffer): number {
  const place = one.findIndex((byte, index) => byte !== other[index])
  return place < 0 ? one.length : place
}

/**
 * Builds a commit anew, with its own dependencies, in a folder of its own.
 *
 * @param day ISO day whose figures the pages print
 * @returns the folder of the built site
 * @throws where this clone does not know the commit, or it cannot be built
 */
async function rebuild(commit: string, day: string): Promise<string> {
  await removeWorkplace()
  await mkdir(path.dirname(WORKPLACE), { recursive: true })
  const run = (command: string, args: string[], cwd: string) => {
    const { status } = spawnSync(command, args, {
      cwd,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, SITE_DAY: day },
    })
    if (status !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} did not succeed.`)
  }
  run('git', ['worktree', 'add', '--quiet', '--detach', WORKPLACE, commit], process.cwd())
  run(process.execPath, ['build/bootstrap.mjs', 'build/build.ts'], WORKPLACE)
  return path.join(WORKPLACE, 'dist/site')
}

async function removeWorkplace(): Promise<void> {
  await rm(WORKPLACE, { recursive: true, force: true })
  spawnSync('git', ['worktree', 'prune'])
}

/** The release that a site says it is. */
async function namedRelease(origin: string): Promise<Release & { commit: string }> {
  const [release] = await liveReleases(origin)
  if (!release) throw new Error(`${origin}/${RELEASES} does not exist: the site names no release.`)
  const { commit } = release
  if (commit === null)
    throw new Error(
      'The site was built from files that no commit has. Commit them, run `npm run build`, and serve it again.',
    )
  return { ...release, commit }
}

/** Compares, and reports on the console; true if nothing differs. */
async function verify(origin: string, folder?: string): Promise<boolean> {
  const named = await namedRelease(origin)
  const site = folder ?? (await rebuild(named.commit, named.day))
  const [built] = readReleases(await readFile(path.join(site, RELEASES), 'utf8'))
  const { compared, differences } = await compareSite(site, origin)
  for (const name of ['commit', 'day', 'sha256'] as const)
    if (built?.[name] !== named[name])
      differences.push({
        address: `/${RELEASES}`,
        problem: `has ${name} ${named[name]}, not ${built?.[name]}`,
      })
  for (const { address, problem } of differences) console.error(`${address} ${problem}`)
  const release = `commit ${named.commit}, built for ${named.day}, list of files ${named.sha256}`
  console.log(`${compared} addresses compared, ${differences.length} differences: ${release}`)
  return differences.length === 0
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { with: { type: 'string' } } })
  try {
    const [address = ''] = positionals
    if (!URL.canParse(address)) throw new Error(USAGE)
    process.exitCode = (await verify(new URL(address).origin, values.with)) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await removeWorkplace()
  }
}
