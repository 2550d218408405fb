import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The public list of releases, newest first. The build writes its own; a deployment adds those before it. */
export const RELEASES = 'releases.json'

/** What `/releases.json` contains of one release. */
export interface Release {
  /** The commit it was built from; null if the build had changes that no commit has. */
  commit: string | null
  /** ISO day in Germany whose figures the pages print. */
  day: string
  /**
   * SHA-256, in hex, of the list of all files, which has a line `<SHA-256 in hex>  <path>` for each file in the order of
   * their paths. `/releases.json` itself and the assets of earlier releases are not in it.
   */
  sha256: string
  /** Paths below `/assets`, which a page that was opened before the next release may still load. */
  assets: string[]
}

const ASSET = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/
const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)

/**
 * The releases in the text of a `/releases.json`.
 *
 * @throws where it is none: the text comes from the network
 */
export function readReleases(text: string): Release[] {
  const releases: unknown = JSON.parse(text)
  if (!Array.isArray(releases) || !releases.every(isRelease))
    throw new Error(`/${RELEASES} has another form.`)
  return releases
}

/** The text of `/releases.json`. */
export const releasesText = (releases: readonly Release[]): string => JSON.stringify(releases, null, 2)

const isRelease = (value: Partial<Release> | null): boolean => {
  const { commit, day, sha256, assets } = value ?? {}
  return (
    (commit === null || isText(commit, /^[0-9a-f]{40}$/)) &&
    isText(day, /^\d{4}-\d\d-\d\d$/) &&
    isText(sha256, /^[0-9a-f]{64}$/) &&
    Array.isArray(assets) &&
    assets.every((asset) => isText(asset, ASSET))
  )
}

/** All files of a built site by their paths, in order, without the list of releases. */
export const filesOf = (site: string): string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file !== RELEASES && statSync(path.join(site, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()

/** What a site that was just built is. */
export function releaseOf(site: string, commit: string | null, day: string): Release {
  const files = filesOf(site)
  const lines = files.map((file) => `${hashOf(readFileSync(path.join(site, file)))}  ${file}\n`)
  const assets = files.flatMap((file) => (file.startsWith('assets/') ? file.slice('assets/'.length) : []))
  return { commit, day, sha256: hashOf(lines.join('')), assets }
}

/**
 * The releases of the live site; none where it has no release yet, and perhaps answers its greeting to everything.
 *
 * @throws when the site cannot be asked
 */
export async function liveReleases(origin: string): Promise<Release[]> {
  const response = await fetch(`${origin}/${RELEASES}`, { redirect: 'manual' })
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html')
  if (response.status === 404 || isPage) return []
  if (!response.ok) throw new Error(`${origin}/${RELEASES} answers ${response.status}.`)
  return readReleases(await response.text())
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
