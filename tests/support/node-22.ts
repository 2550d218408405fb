import { existsSync } from 'node:fs'
import path from 'node:path'

const [SYSTEM, FILE] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']

const NODE_22 = path.resolve(`tests/node-22/node_modules/node-${SYSTEM}-${process.arch}/bin`, FILE)

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
