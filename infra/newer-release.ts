import { spawnSync } from 'node:child_process'
import { liveReleases } from './release.ts'

/**
 * Returns the commit of the live release if it is neither `release` nor an ancestor of `release`; otherwise null. Also
 * returns null if there is no live release, or its commit is unknown. Runs git in `cwd`.
 *
 * @throws if the site is not available, or git does not know a commit, as in a shallow clone
 */
export async function newerRelease(
  origin: string,
  release: string,
  cwd = process.cwd(),
): Promise<string | null> {
  const live = (await liveReleases(origin))[0]?.commit
  if (!live || live === release) return null
  const { status, stderr } = spawnSync('git', ['merge-base', '--is-ancestor', live, release], { cwd })
  if (status !== 0 && status !== 1) throw new Error(`git cannot compare ${live} and ${release}: ${stderr}`)
  return status === 0 ? null : live
}

if (import.meta.main) {
  const [origin = '', release = ''] = process.argv.slice(2)
  const newer = await newerRelease(origin, release)
  if (newer) {
    console.error(
      `The live release ${newer} is newer than ${release}: nothing is deployed. To deploy the older one, start the deployment by hand.`,
    )
    process.exit(1)
  }
}
