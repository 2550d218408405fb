import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keepAssets, type Releases } from '#infra/keep-assets.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

let site: string
beforeEach(async () => {
  site = await build('new')
})

/** A built site whose only asset is named after its release. */
async function build(id: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  folders.push(folder)
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets', `${id}.js`), id)
  return folder
}

/** Runs while a site is live that answers with these files; everything else is 404, or `fallback`. */
async function whileLive<T>(
  files: Record<string, string>,
  run: (origin: string) => Promise<T>,
  fallback = 404,
): Promise<T> {
  const server: Server = createServer(({ url = '' }, response) => {
    const body = files[url]
    if (body === undefined) response.writeHead(fallback, { 'Content-Type': 'text/html' }).end()
    else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const keep = (files: Record<string, string>, said: string[] = [], fallback = 404) =>
  whileLive(files, (origin) => keepAssets(site, origin, 'new', (line) => said.push(line)), fallback)
const manifest = async (): Promise<Releases> =>
  JSON.parse(await readFile(path.join(site, 'releases.json'), 'utf8'))
const release = (id: string) => ({ id, files: [`${id}.js`] })

test('The first release writes what it brings', async () => {
  expect(await keep({})).toBe(0)
  expect(await manifest()).toEqual([release('new')])
})

test('The assets of the last three releases come along, those of the fourth do not', async () => {
  const releases = ['c', 'b', 'a', 'z'].map(release)
  const files = Object.fromEntries(releases.map(({ id }) => [`/assets/${id}.js`, id]))
  expect(await keep({ '/releases.json': JSON.stringify(releases), ...files })).toBe(3)
  expect((await readdir(path.join(site, 'assets'))).toSorted()).toEqual(['a.js', 'b.js', 'c.js', 'new.js'])
  expect(await readFile(path.join(site, 'assets/b.js'), 'utf8')).toBe('b')
  expect((await manifest()).map(({ id }) => id)).toEqual(['new', 'c', 'b', 'a'])
})

test('The same release deployed again counts once', async () => {
  await keep({ '/releases.json': JSON.stringify([release('new'), release('a')]), '/assets/a.js': 'a' })
  expect((await manifest()).map(({ id }) => id)).toEqual(['new', 'a'])
})

test('An asset that is gone, or answered by a page, is named and left out', async () => {
  const said: string[] = []
  expect(await keep({ '/releases.json': JSON.stringify([release('a')]) }, said)).toBe(0)
  expect(said).toEqual(['a.js is not there any more (404).'])
  expect(await readdir(path.join(site, 'assets'))).toEqual(['new.js'])
})

test('A site that fails, or names files outside its assets, ends the deployment', async () => {
  await expect(keep({}, [], 503)).rejects.toThrow('/releases.json answers 503.')
  const hostile = JSON.stringify([{ id: 'a', files: ['../../etc/passwd'] }])
  await expect(keep({ '/releases.json': hostile })).rejects.toThrow('Invalid string')
})

test('A fresh site that greets everybody with a page has no earlier release', async () => {
  const said: string[] = []
  expect(await keep({}, said, 200)).toBe(0)
  expect(await manifest()).toEqual([{ id: 'new', files: ['new.js'] }])
})
