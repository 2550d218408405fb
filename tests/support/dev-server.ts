import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { freePort } from '#local/free-port.ts'

/** Starts Vite's development server with an empty cache, so that no dependencies are pre-bundled yet. */
export async function startDevServer() {
  const port = await freePort()
  await mkdir('.local', { recursive: true })
  const cache = await mkdtemp('.local/vite-')
  const script = ['tests/support/dev-server-process.ts', String(port), cache]
  const child = spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  await once(child.stdout, 'data')
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill()
      await exited
      await rm(cache, { recursive: true, force: true })
    },
  }
}

export const test = base.extend<{ dev: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  dev: ({}, use) => use(String(process.env.DEV_ORIGIN)),
})
