import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { freePort } from './free-port.ts'

/** The origin of `npm run dev`: one for all tests of a worker, started with nothing prepared. */
export const test = base.extend<object, { dev: string }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const port = await freePort()
      await mkdir('.local', { recursive: true })
      const cache = await mkdtemp('.local/vite-')
      const vite = ['tests/support/dev-server-process.ts', String(port), cache]
      const child = spawn(process.execPath, vite, { stdio: ['ignore', 'pipe', 'inherit'] })
      const exited = once(child, 'exit')
      await once(child.stdout, 'data')
      await use(`http://127.0.0.1:${port}`)
      child.kill()
      await exited
      await rm(cache, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
