import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newerRelease } from '#infra/newer-release.ts'

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

/** What stands in the way of deploying `release` while `live` is the newest release of the site. */
async function inTheWay(live: string | null, release: string) {
  const server = createServer((_request, response) => {
    if (live === null) response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify([{ commit: live, day: '2026-11-23', sha256: '0'.repeat(64), assets: [] }]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return newerRelease(`http://127.0.0.1:${port}`, release, repository).finally(() => {
    server.close()
    server.closeAllConnections()
  })
}

test('a commit goes live over one that it follows, over itself, and over nothing', async () => {
  expect(await inTheWay(older, newer)).toBeNull()
  expect(await inTheWay(newer, newer)).toBeNull()
  expect(await inTheWay(null, older)).toBeNull()
})

test('an older commit does not replace a newer one whose CI ended first', async () => {
  expect(await inTheWay(newer, older)).toBe(newer)
})

test('a live commit that this checkout does not have stops the deployment with its name', async () => {
  await expect(inTheWay('0123456789012345678901234567890123456789', newer)).rejects.toThrow(
    'git does not know 0123',
  )
})
