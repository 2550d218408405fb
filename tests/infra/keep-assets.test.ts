import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keepAssets } from '#infra/keep-assets.ts'
import { type Release, releaseOf } from '#infra/release.ts'
import { withServer } from '#tests/support/local-server.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const COMMITS = {
  new: 'e'.repeat(40),
  c: 'c'.repeat(40),
  b: 'b'.repeat(40),
  a: 'a'.repeat(40),
  z: '0'.repeat(40),
}

let site: string
/** The release that the build recorded. */
let released: Release
beforeEach(async () => {
  site = await build('new')
  released = releaseOf(site, COMMITS.new)
  await writeFile(path.join(site, 'releases.json'), JSON.stringify([released]))
})

/** A built site whose only asset is named after its release. */
async function build(id: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  folders.push(folder)
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets', `${id}.js`), id)
  return folder
}

/** Runs while a live site serves these files; everything else is 404, or `fallback`. */
const whileLive = <T>(
  files: Record<string, string>,
  run: (origin: string) => Promise<T>,
  fallback = 404,
): Promise<T> =>
  withServer(({ url = '' }, response) => {
    const body = files[url]
    if (body === undefined) response.writeHead(fallback, { 'Content-Type': 'text/html' }).end()
    else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(body)
  }, run)

const keep = (files: Record<string, string>, said: string[] = [], fallback = 404) =>
  whileLive(files, (origin) => keepAssets(site, origin, COMMITS.new, (line) => said.push(line)), fallback)
const manifest = async (): Promise<Release[]> =>
  JSON.parse(await readFile(path.join(site, 'releases.json'), 'utf8'))
const release = (name: keyof typeof COMMITS): Release => ({
  commit: COMMITS[name],
  assets: [`${name}.js`],
})

test('The first release lists its own assets', async () => {
  expect(await keep({})).toBe(0)
  expect(await manifest()).toEqual([released])
})

test('The assets of the last three releases are kept, those of the fourth are not', async () => {
  const releases = (['c', 'b', 'a', 'z'] as const).map(release)
  const files = Object.fromEntries(['c', 'b', 'a', 'z'].map((name) => [`/assets/${name}.js`, name]))
  expect(await keep({ '/releases.json': JSON.stringify(releases), ...files })).toBe(3)
  expect((await readdir(path.join(site, 'assets'))).toSorted()).toEqual(['a.js', 'b.js', 'c.js', 'new.js'])
  expect(await readFile(path.join(site, 'assets/b.js'), 'utf8')).toBe('b')
  expect(await manifest()).toEqual([released, ...releases.slice(0, 3)])
})

test('The same release deployed again counts once, the same commit built on another day is a release of its own', async () => {
  const yesterday = { ...release('new'), assets: [] }
  await keep({ '/releases.json': JSON.stringify([released, yesterday, release('a')]), '/assets/a.js': 'a' })
  expect(await manifest()).toEqual([released, yesterday, release('a')])
})

test('A site that was built from another commit is not deployed', async () => {
  await expect(
    whileLive({}, (origin) => keepAssets(site, origin, COMMITS.a, () => undefined)),
  ).rejects.toThrow(`is of ${COMMITS.new}, not of ${COMMITS.a}.`)
})

test('An asset that is gone, or answered by a page, is named and left out', async () => {
  const said: string[] = []
  expect(await keep({ '/releases.json': JSON.stringify([release('a')]) }, said)).toBe(0)
  expect(said).toEqual(['a.js is not there any more (404).'])
  expect(await readdir(path.join(site, 'assets'))).toEqual(['new.js'])
})

test('A site that fails, or names files outside its assets, ends the deployment', async () => {
  await expect(keep({}, [], 503)).rejects.toThrow('/releases.json answers 503.')
  const hostile = JSON.stringify([{ ...release('a'), assets: ['../../etc/passwd'] }])
  await expect(keep({ '/releases.json': hostile })).rejects.toThrow('/releases.json has another form.')
})

test('A new site that answers every address with a page has no earlier release', async () => {
  const said: string[] = []
  expect(await keep({}, said, 200)).toBe(0)
  expect(await manifest()).toEqual([released])
})
