import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newerRelease } from '#infra/newer-release.ts'
import { withServer } from '#tests/support/local-server.ts'

const repository = mkdtempSync(path.join(tmpdir(), 'releases-'))
afterAll(() => rmSync(repository, { recursive: true }))
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).stdout.trim()
const commit = (message: string) => {
  git('commit', '--quiet', '--allow-empty', '--message', message)
  return git('rev-parse', 'HEAD')
}
git('init', '--quiet')
const [older, newer] = [commit('older'), commit('newer')]

const inTheWay = (live: string | null, release: string) =>
  withServer(
    (_request, response) => {
      const releases = JSON.stringify([{ commit: live, assets: [] }])
      response.writeHead(live === null ? 404 : 200).end(releases)
    },
    (origin) => newerRelease(origin, release, repository),
  )

test('A commit may replace an ancestor, itself or nothing, but no newer commit', async () => {
  expect(await inTheWay(older, newer)).toBeNull()
  expect(await inTheWay(newer, newer)).toBeNull()
  expect(await inTheWay(null, older)).toBeNull()
  expect(await inTheWay(newer, older)).toBe(newer)
})

test('A deployment stops at a live commit that the checkout lacks', async () => {
  await expect(inTheWay('0123456789012345678901234567890123456789', newer)).rejects.toThrow(
    'git cannot compare 0123',
  )
})
