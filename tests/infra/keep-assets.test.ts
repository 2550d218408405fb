import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from '#infra/keep-assets.ts'
import { type Release, readReleases, releaseOf } from '#infra/release.ts'
import { withServer } from '#tests/support/local-server.ts'

const commitOf = (letter: string) => letter.repeat(40)
const NEW = commitOf('e')
const release = (letter: string): Release => ({ commit: commitOf(letter), assets: [`${letter}.js`] })

let site: string
let built: Release
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'site-'))
  await mkdir(path.join(site, 'assets'))
  await writeFile(path.join(site, 'assets/new.js'), 'new')
  built = releaseOf(site, NEW)
  await writeFile(path.join(site, 'releases.json'), JSON.stringify([built]))
})
afterEach(() => rm(site, { recursive: true }))

const reported: string[] = []
const keep = (files: Record<string, string | Release[]>, commit = NEW, otherStatus = 404) => {
  reported.length = 0
  return withServer(
    ({ url = '' }, response) => {
      const file = files[url]
      if (file === undefined)
        return void response.writeHead(otherStatus, { 'Content-Type': 'text/html' }).end()
      const body = typeof file === 'string' ? file : JSON.stringify(file)
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(body)
    },
    (origin) => keepAssets(site, origin, commit, (line) => reported.push(line)),
  )
}
const listed = async () => JSON.parse(await readFile(path.join(site, 'releases.json'), 'utf8'))

test.for([404, 200])('Where all paths answer %i, the first release lists its own assets', async (status) => {
  expect(await keep({}, NEW, status)).toBe(0)
  expect(await listed()).toEqual([built])
})

test('Only the assets of the last three releases are kept', async () => {
  const releases = ['c', 'b', 'a', '0'].map(release)
  const files = Object.fromEntries(releases.map(({ assets: [file] }) => [`/assets/${file}`, `of ${file}`]))
  expect(await keep({ '/releases.json': releases, ...files })).toBe(3)
  expect((await readdir(path.join(site, 'assets'))).toSorted()).toEqual(['a.js', 'b.js', 'c.js', 'new.js'])
  expect(await readFile(path.join(site, 'assets/b.js'), 'utf8')).toBe('of b.js')
  expect(await listed()).toEqual([built, ...releases.slice(0, 3)])
})

test('A release that is deployed again counts once', async () => {
  const yesterday = { commit: NEW, assets: [] }
  await keep({ '/releases.json': [built, yesterday, release('a')], '/assets/a.js': 'a' })
  expect(await listed()).toEqual([built, yesterday, release('a')])
})

test('An asset that is gone is reported and left out', async () => {
  expect(await keep({ '/releases.json': [release('a')] })).toBe(0)
  expect(reported).toEqual(['a.js is not there any more (404).'])
  expect(await readdir(path.join(site, 'assets'))).toEqual(['new.js'])
})

test('A build of another commit or an error of the site ends the deployment', async () => {
  await expect(keep({}, commitOf('a'))).rejects.toThrow(`was built from commit ${NEW}, but`)
  await expect(keep({}, NEW, 503)).rejects.toThrow('/releases.json answers 503.')
})

test.each([
  '{}',
  '[{ "commit": "main", "assets": [] }]',
  '[{ "commit": "--upload-pack=x", "assets": [] }]',
  '[{ "commit": null, "assets": ["../../etc/passwd"] }]',
])('A release list without a commit or with foreign files is refused: %s', (text) => {
  expect(() => readReleases(text)).toThrow('/releases.json has an unexpected format.')
})
