import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedPages } from '#infra/changed-pages.ts'
import { withServer } from '#tests/support/local-server.ts'

const SITEMAP = ['/', '/de', '/information/nurses-germany']
  .map((page) => `<url><loc>https://www.site.example${page}</loc></url>`)
  .join('')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  await mkdir(path.join(folder, 'information'))
  await mkdir(path.join(folder, 'de'))
  await writeFile(path.join(folder, 'sitemap.xml'), SITEMAP)
  await writeFile(path.join(folder, 'index.html'), 'home')
  await writeFile(path.join(folder, 'de/index.html'), 'Startseite')
  await writeFile(path.join(folder, 'information/nurses-germany.html'), 'from 1 January: €14.60')
})
afterAll(() => rm(folder, { recursive: true }))

/** Serves the built files as Static Web Apps does, except for the given overrides. */
const against = (served: Record<string, string>) =>
  withServer(
    async (request, response) => {
      const url = request.url ?? '/'
      const file = path.join(folder, url === '/' || url === '/de' ? `${url}/index.html` : `${url}.html`)
      response.end(served[url] ?? (await readFile(file)))
    },
    (origin) => changedPages(folder, origin),
  )

test('a site that serves what was built has no changed page', async () => {
  expect(await against({})).toEqual([])
})

test('a page that another day prints otherwise is named', async () => {
  const older = { '/information/nurses-germany': 'until 31 December: €13.90' }
  expect(await against(older)).toEqual(['/information/nurses-germany'])
})
