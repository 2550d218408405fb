import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The public list of releases, newest first. The build writes its own; a deployment adds those before it. */
export const RELEASES = 'releases.json'

/** A release in `/releases.json`. */
export interface Release {
  /** The commit it was built from; null if the build had changes that no commit has. */
  commit: string | null
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
  const { commit, assets } = value ?? {}
  return (
    (commit === null || isText(commit, /^[0-9a-f]{40}$/)) &&
    Array.isArray(assets) &&
    assets.every((asset) => isText(asset, ASSET))
  )
}

/** The release of a site that was just built. */
export function releaseOf(site: string, commit: string | null): Release {
  const folder = path.join(site, 'assets')
  const assets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
  return { commit, assets }
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
