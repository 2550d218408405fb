import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * File name of the public list of releases, newest first. The build writes the new release, and a deployment appends
 * the earlier ones.
 */
export const RELEASES = 'releases.json'

export interface Release {
  /** Commit of the build; null outside a repository or with uncommitted changes. */
  commit: string | null
  /** Paths below `/assets`. An open page may still load them after the next release. */
  assets: string[]
}

const ASSET = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/
const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)

/**
 * Parses and validates the text of `/releases.json`.
 *
 * @throws on an unexpected format
 */
export function readReleases(text: string): Release[] {
  const releases: unknown = JSON.parse(text)
  if (!Array.isArray(releases) || !releases.every(isRelease))
    throw new Error(`/${RELEASES} has an unexpected format.`)
  return releases
}

export const releasesText = (releases: readonly Release[]): string => JSON.stringify(releases, null, 2)

const isRelease = (value: Partial<Release> | null): boolean => {
  const { commit, assets } = value ?? {}
  return (
    (commit === null || isText(commit, /^[0-9a-f]{40}$/)) &&
    Array.isArray(assets) &&
    assets.every((asset) => isText(asset, ASSET))
  )
}

export function releaseOf(site: string, commit: string | null): Release {
  const folder = path.join(site, 'assets')
  const assets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
  return { commit, assets }
}

/**
 * Returns the releases of the live site, newest first. Returns `[]` before the first release: the response is then a
 * 404, or the host's welcome page.
 *
 * @throws if the site is not available, or the list has an unexpected format
 */
export async function liveReleases(origin: string): Promise<Release[]> {
  const response = await fetch(`${origin}/${RELEASES}`, { redirect: 'manual' })
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html')
  if (response.status === 404 || isPage) return []
  if (!response.ok) throw new Error(`${origin}/${RELEASES} answers ${response.status}.`)
  return readReleases(await response.text())
}
