import { existsSync, globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

/** How many earlier releases keep their assets: a page that was opened before them still finds what it loads. */
const KEPT = 3
const MANIFEST = 'releases.json'
const FILE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** What `/releases.json` lists for each release, newest first. */
const manifest = z.array(z.object({ id: z.string(), files: z.array(z.string().regex(FILE)) }))
export type Releases = z.infer<typeof manifest>

/**
 * A deployment replaces all files, and what open pages still want is gone (Azure/static-web-apps#448). Fetches the
 * assets of the last three releases from the live site into the built one, and writes `/releases.json`.
 *
 * @returns how many files were fetched
 * @throws when the live site cannot be asked; a missing file of an old release is only reported
 */
export async function keepAssets(
  site: string,
  origin: string,
  id: string,
  report: (line: string) => void,
): Promise<number> {
  const assets = path.join(site, 'assets')
  const files = globSync('**/*.*', { cwd: assets }).map((file) => file.replaceAll(path.sep, '/'))
  const earlier = (await liveReleases(origin)).filter((release) => release.id !== id).slice(0, KEPT)
  const missing = [...new Set(earlier.flatMap((release) => release.files))].filter(
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
  const releases: Releases = [{ id, files: files.toSorted() }, ...earlier]
  await writeFile(path.join(site, MANIFEST), JSON.stringify(releases))
  return fetched
}

async function liveReleases(origin: string): Promise<Releases> {
  const response = await fetch(`${origin}/${MANIFEST}`, { redirect: 'manual' })
  // A site that has no release yet may answer its greeting to everything.
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html')
  if (response.status === 404 || isPage) return []
  if (!response.ok) throw new Error(`${origin}/${MANIFEST} answers ${response.status}.`)
  return manifest.parse(await response.json())
}

if (import.meta.main) {
  const [site = '', origin = '', id = ''] = process.argv.slice(2)
  const fetched = await keepAssets(site, origin, id, (line) => console.warn(line))
  console.log(`${fetched} assets of earlier releases stay.`)
}
