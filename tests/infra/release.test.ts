import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesOf, readReleases, releaseOf, releasesText } from '#infra/release.ts'

const site = mkdtempSync(path.join(tmpdir(), 'release-'))
afterAll(() => rmSync(site, { recursive: true }))
for (const folder of ['assets/fonts', '.well-known', 'de'])
  mkdirSync(path.join(site, folder), { recursive: true })
const FILES = [
  '.well-known/security.txt',
  'assets/app.js',
  'assets/fonts/arimo.woff2',
  'de/index.html',
  'index.html',
]
for (const file of FILES) writeFileSync(path.join(site, file), `content of ${file}`)

test('a release lists every file, hidden ones too, but not the list of releases itself', () => {
  const before = releaseOf(site, null, '2026-11-23')
  writeFileSync(path.join(site, 'releases.json'), releasesText([before]))
  expect(filesOf(site)).toEqual(FILES)
  expect(releaseOf(site, null, '2026-11-23')).toEqual(before)
  expect(before.assets).toEqual(['app.js', 'fonts/arimo.woff2'])
})

test('its hash is that of a list as sha256sum prints it', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const list = FILES.map((file) => `${hash(`content of ${file}`)}  ${file}\n`).join('')
  expect(releaseOf(site, null, '2026-11-23').sha256).toBe(hash(list))
})

test('one changed byte, a moved file and a new one change the hash', () => {
  const { sha256 } = releaseOf(site, null, '2026-11-23')
  const hashes = [sha256]
  writeFileSync(path.join(site, 'index.html'), 'Content of index.html')
  hashes.push(releaseOf(site, null, '2026-11-23').sha256)
  writeFileSync(path.join(site, 'index.html'), 'content of index.html')
  expect(releaseOf(site, null, '2026-11-23').sha256).toBe(sha256)
  writeFileSync(path.join(site, 'other.html'), '')
  hashes.push(releaseOf(site, null, '2026-11-23').sha256)
  expect(new Set(hashes).size).toBe(3)
})

test.each([
  '{}',
  '[null]',
  '["2026-11-23"]',
  '[{ "commit": "main", "day": "2026-11-23", "sha256": "", "assets": [] }]',
  `[{ "commit": "--upload-pack=x", "day": "2026-11-23", "sha256": "${'0'.repeat(64)}", "assets": [] }]`,
  `[{ "commit": null, "day": "today", "sha256": "${'0'.repeat(64)}", "assets": [] }]`,
])('a list of another form is refused: %s', (text) => {
  expect(() => readReleases(text)).toThrow('/releases.json has another form.')
})
