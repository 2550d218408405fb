import { existsSync } from 'node:fs'
import path from 'node:path'

const FILE = process.platform === 'win32' ? 'node.cmd' : 'node'

const NODE_22 = path.resolve('tests/node-22/node_modules/.bin', FILE)

/**
 * The Node that Azure's managed functions run on, from the package `tests/node-22`; the registry has none for macOS,
 * where the Node of the project stands in.
 *
 * @throws when the dependencies are not installed
 */
export function requireNode22(): string {
  if (existsSync(NODE_22)) return NODE_22
  if (process.platform === 'darwin') return process.execPath
  throw new Error(`There is no Node 22 to test the functions with: ${NODE_22} is missing. Run npm install.`)
}
