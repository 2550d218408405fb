import { readFileSync } from 'node:fs'
import path from 'node:path'
import { resolveConfig } from 'vite'

export const ROUTE_TREE = 'src/app/routeTree.gen.ts'

/** Writes the route tree, as the build and the development server do. Returns true if the tree changed. */
export async function writeRouteTree(root = path.resolve(import.meta.dirname, '../..')): Promise<boolean> {
  const read = () => readFileSync(path.join(root, ROUTE_TREE), 'utf8')
  const before = read()
  // Resolving the config makes the router's plugin write the tree. It also sets NODE_ENV, which child processes would
  // inherit.
  const { NODE_ENV } = process.env
  await resolveConfig({ configFile: path.join(root, 'vite.config.ts'), root, logLevel: 'silent' }, 'build')
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  return read() !== before
}
