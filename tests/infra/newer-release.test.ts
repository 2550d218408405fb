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

/** Message that stops a deployment of `release` while `live` is the newest release of the site. */
const inTheWay = (live: string | null, release: string) =>
  withServer(
    (_request, response) => {
      const releases = JSON.stringify([{ commit: live, assets: [] }])
      response.writeHead(live === null ? 404 : 200).end(releases)
    },
    (origin) => newerRelease(origin, release, repository),
  )

test('a commit replaces an ancestor, itself, and an empty site', async () => {
  expect(await inTheWay(older, newer)).toBeNull()
  expect(await inTheWay(newer, newer)).toBeNull()
  expect(await inTheWay(null, older)).toBeNull()
})

test('an older commit does not replace a newer one whose CI ended first', async () => {
  expect(await inTheWay(newer, older)).toBe(newer)
})

test('a live commit that this checkout does not have stops the deployment with its name', async () => {
  await expect(inTheWay('0123456789012345678901234567890123456789', newer)).rejects.toThrow(
    'git cannot compare 0123',
  )
})
