import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { devTexts } from '#build/site/dev-texts.ts'
import { eventually } from '#tests/support/eventually.ts'

let root: string
let server: ViteDevServer

/** A catalog is JSON here: what Lingui compiles is its own affair. */
const catalogs = {
  name: 'catalogs',
  transform: { filter: { id: /\.po$/ }, handler: (text: string) => `export const messages = ${text}` },
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'texts-'))
  await writeFile(path.join(root, 'de.po'), '{"greeting":"Guten Tag"}')
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [catalogs, devTexts()],
  })
  await server.listen(0)
})
afterEach(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

test('a catalog that changes is replaced in place; the page is not reloaded', async () => {
  const { code } = (await server.transformRequest('/de.po')) ?? { code: '' }
  expect(code).toContain('Guten Tag')
  const told = vi.spyOn(server.ws, 'send')
  await writeFile(path.join(root, 'de.po'), '{"greeting":"Grüß Gott"}')
  await eventually(() =>
    expect(told.mock.calls).toEqual([
      [
        expect.objectContaining({
          type: 'update',
          updates: [expect.objectContaining({ path: '/de.po', acceptedPath: '/de.po' })],
        }),
      ],
    ]),
  )
})
