import { spawnSync } from 'node:child_process'

/**
 * Which release of the site at `origin` is newer than `release`, by the history of the repository in `cwd`; null where
 * there is none, or the site has no release yet.
 *
 * @throws when the site cannot be asked, or git does not know a commit: fetch the whole history
 */
export async function newerRelease(
  origin: string,
  release: string,
  cwd = process.cwd(),
): Promise<string | null> {
  const response = await fetch(`${origin}/releases.json`, { redirect: 'manual' })
  const isManifest = response.ok && response.headers.get('content-type')?.includes('json')
  if (response.status === 404 || (response.ok && !isManifest)) return null
  if (!response.ok) throw new Error(`${origin}/releases.json answers ${response.status}.`)
  const [live]: { id: string }[] = await response.json()
  if (!live || live.id === release) return null
  const { status, stderr } = spawnSync('git', ['merge-base', '--is-ancestor', live.id, release], { cwd })
  if (status !== 0 && status !== 1) throw new Error(`git does not know ${live.id} or ${release}: ${stderr}`)
  return status === 0 ? null : live.id
}

if (import.meta.main) {
  const [origin = '', release = ''] = process.argv.slice(2)
  const newer = await newerRelease(origin, release)
  if (newer) {
    console.error(
      `${newer} is live, and ${release} does not follow it: nothing is deployed. Deploy by hand if you mean it.`,
    )
    process.exit(1)
  }
}
