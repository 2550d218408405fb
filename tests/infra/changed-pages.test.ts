import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedPages } from '#infra/changed-pages.ts'
import { withServer } from '#tests/support/local-server.ts'

const LIVE: Record<string, string> = { '/': 'home', '/de': 'Startseite', '/nurses': 'until: €13.90' }
const BUILT = {
  'sitemap.xml': Object.keys(LIVE)
    .map((page) => `<loc>https://www.site.example${page}</loc>`)
    .join(),
  'index.html': 'home',
  'de/index.html': 'Startseite',
  'nurses.html': 'from: €14.60',
}

test('Only a page whose text differs from the live one is named as changed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'de'))
  for (const [file, content] of Object.entries(BUILT)) await writeFile(path.join(folder, file), content)
  const changed = await withServer(
    ({ url = '' }, response) => void response.end(LIVE[url]),
    (origin) => changedPages(folder, origin),
  )
  expect(changed).toEqual(['/nurses'])
})
