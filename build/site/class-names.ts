import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MODULES = 'src/**/*.module.css'
const LETTERS = 26

/**
 * Names the classes of CSS modules `_<module><number>` in the built site, where they stand in every page's rules and
 * markup. In development they keep names that show their origin.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: classNames() } } }),
  }
}

/** The files are lettered in the order of their paths, from A to Z, then from AA on; their classes are counted. */
export function classNames(): (local: string, file: string) => string {
  const files = globSync(MODULES, { cwd: ROOT }).toSorted()
  const numbers = new Map<string, string[]>()
  return (local, file) => {
    const relative = path.relative(ROOT, file.split('?')[0] ?? file)
    const index = files.indexOf(relative)
    if (index < 0) throw new Error(`${relative} is none of ${MODULES}.`)
    const locals = numbers.get(relative) ?? []
    if (!locals.includes(local)) locals.push(local)
    numbers.set(relative, locals)
    return `_${lettersOf(index)}${locals.indexOf(local).toString(36)}`
  }
}

const lettersOf = (index: number): string =>
  (index < LETTERS ? '' : lettersOf(Math.floor(index / LETTERS) - 1)) +
  String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS))
