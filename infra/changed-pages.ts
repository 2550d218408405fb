import { readFile } from 'node:fs/promises'
import path from 'node:path'

const HOMES = new Set(['/', '/de'])

/**
 * Lists the pages of the sitemap whose live version differs from the build. Two builds of one commit can differ,
 * because figures and legal rules depend on the day of the build.
 *
 * @param folder the built site, `dist/site`
 * @param origin the live site, such as `https://www.example.org`
 * @throws if the live site cannot be reached
 */
export async function changedPages(folder: string, origin: string): Promise<string[]> {
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const changed: string[] = []
  for (const page of paths) {
    const response = await fetch(origin + page)
    const file = HOMES.has(page) ? `${page}/index.html` : `${page}.html`
    const built = await readFile(path.join(folder, file), 'utf8')
    if ((await response.text()) !== built) changed.push(page)
  }
  return changed
}

if (import.meta.main) {
  const [folder = '', origin = ''] = process.argv.slice(2)
  const changed = await changedPages(folder, origin)
  if (changed.length > 0) console.log(changed.join('\n'))
}
