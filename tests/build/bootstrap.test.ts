import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('With a Node that is too old, a command only names the right version', () => {
  const asOldNode = 'data:text/javascript,Object.defineProperty(process,"version",{value:"v18.20.8"})'
  const command = ['--import', asOldNode, 'build/bootstrap.mjs', 'no-such-script.ts']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    'This is Node v18.20.8: install Node 20 or newer (https://nodejs.org), then run the command again.\n',
  ])
})
