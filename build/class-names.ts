import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')
const MODULE_LETTERS = 3

/**
 * Names the classes of CSS modules `_<module>_<number>` in the built site, where they stand in every page's rules and
 * markup. In development they keep the names that tell where they are from.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: classNames() } } }),
  }
}

/** @throws when two files get one name: a letter more tells them apart */
export function classNames(): (local: string, file: string) => string {
  const files = new Map<string, string>()
  const numbers = new Map<string, string[]>()
  return (local, file) => {
    const relative = path.relative(ROOT, file.split('?')[0] ?? file)
    const digest = createHash('sha256').update(relative).digest()
    const module = digest.readUIntBE(0, 6).toString(36).slice(-MODULE_LETTERS)
    const known = files.get(module) ?? relative
    if (known !== relative) throw new Error(`${known} and ${relative} need longer names: see MODULE_LETTERS.`)
    files.set(module, relative)
    const locals = numbers.get(module) ?? []
    if (!locals.includes(local)) locals.push(local)
    numbers.set(module, locals)
    return `_${module}_${locals.indexOf(local).toString(36)}`
  }
}
