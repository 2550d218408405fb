import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test.for(['', ' ', 'abc', '-1', '1.5', '0x10', '65536'])('PORT="%s" is refused in one line', (port) => {
  const { status, stderr } = spawnSync(process.execPath, [path.resolve('local/start.ts')], {
    env: { ...process.env, PORT: port },
    encoding: 'utf8',
    timeout: 4_000,
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `PORT must be a number from 0 to 65535, not "${port}".\n`,
  })
})
