import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { liveReleases, RELEASES, readReleases, releasesText } from './release.ts'

/** Number of earlier releases whose assets are kept, for pages that are still open. */
const KEPT = 3

/**
 * Downloads the assets of earlier releases from the live site into the built site, and adds those releases to
 * `/releases.json`. Open pages still need these assets, but a deployment would remove them (Azure/static-web-apps#448).
 * If the live site no longer has a file, reports it and continues.
 *
 * @returns the number of downloaded files
 * @throws if the live site is not available, or the build was not made from `commit`
 */
export async function keepAssets(
  site: string,
  origin: string,
  commit: string,
  report: (line: string) => void,
): Promise<number> {
  const list = path.join(site, RELEASES)
  const [built] = readReleases(await readFile(list, 'utf8'))
  if (!built || built.commit !== commit)
    throw new Error(`${site} was built from commit ${built?.commit}, but ${commit} is being deployed.`)
  const assets = path.join(site, 'assets')
  const earlier = (await liveReleases(origin))
    .filter(({ assets }) => assets.join() !== built.assets.join())
    .slice(0, KEPT)
  const missing = [...new Set(earlier.flatMap((release) => release.assets))].filter(
    (file) => !existsSync(path.join(assets, file)),
  )
  let fetched = 0
  for (const file of missing) {
    const response = await fetch(`${origin}/assets/${file}`)
    if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) {
      report(`${file} is not there any more (${response.status}).`)
      continue
    }
    await mkdir(path.dirname(path.join(assets, file)), { recursive: true })
    await writeFile(path.join(assets, file), Buffer.from(await response.arrayBuffer()))
    fetched += 1
  }
  await writeFile(list, releasesText([built, ...earlier]))
  return fetched
}

if (import.meta.main) {
  const [site = '', origin = '', commit = ''] = process.argv.slice(2)
  const fetched = await keepAssets(site, origin, commit, (line) => console.warn(line))
  console.log(`${fetched} assets of earlier releases kept.`)
}
