import { readFileSync } from 'node:fs'
import path from 'node:path'
import { resolveConfig } from 'vite'

export const ROUTE_TREE = 'src/app/routeTree.gen.ts'

/** Writes the tree of routes, as the build and the development server do. Returns whether it was another one before. */
export async function writeRouteTree(root = path.resolve(import.meta.dirname, '../..')): Promise<boolean> {
  const read = () => readFileSync(path.join(root, ROUTE_TREE), 'utf8')
  const before = read()
  // The router's plugin writes it as soon as it knows where the routes are.
  // Vite sets the variable, and whatever is started from here would inherit it.
  const { NODE_ENV } = process.env
  await resolveConfig({ configFile: path.join(root, 'vite.config.ts'), root, logLevel: 'silent' }, 'build')
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  return read() !== before
}
