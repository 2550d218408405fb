// Installs the packages if they differ from the lock file, then runs a script in Node 24, which understands TypeScript.
// This file itself needs Node 20 or later. Unless started with Node 24 (24.2 or later), it uses the Node of the npm
// package `node-<platform>-<arch>` for the script. macOS has no current package, so Macs need Node 24.2 or later.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** `OLDEST` is the oldest Node that can install the packages. The scripts need 24.2 or later for `import.meta.main`. */
const [OLDEST, OWN, OWN_MINOR] = [20, 24, 2]
const [major, minor] = process.version.slice(1).split('.').map(Number)
const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
if (major < OLDEST)
  fail(
    `This is Node ${process.version}: install Node ${OLDEST} or newer (https://nodejs.org), then run the command again.`,
  )

// `import.meta.dirname` would require Node 20.11.
const root = fileURLToPath(new URL('..', import.meta.url))
const IS_WINDOWS = process.platform === 'win32'

const packagesOf = (file) =>
  existsSync(path.join(root, file)) ? JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages : {}

/**
 * True if the installed packages, listed by npm in `node_modules/.package-lock.json`, match the lock file. Optional
 * packages may be missing, because npm skips those for other platforms.
 */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(([place, { version, optional }]) => {
    const found = installed[place]
    return place === '' || (found ? found.version === version : optional)
  })
}

if (!isInstalled()) {
  if (process.env.GITHUB_ACTIONS)
    fail(
      'node_modules differs from package-lock.json. In GitHub Actions, install it in a step of its own before this one: npm ci.',
    )
  process.stderr.write(
    'Installing the dependencies of package-lock.json from the network: a minute or two …\n',
  )
  // The minimum release age in `.npmrc` is for updating the lock file, not for installing from it.
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--min-release-age=0']
  // Runs npm's script directly: Windows can start npm.cmd only in a shell.
  const besideNode = path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')
  const cli = [process.env.npm_execpath ?? '', besideNode].find(
    (file) => file.endsWith('npm-cli.js') && existsSync(file),
  )
  const npm = spawnSync(cli ? process.execPath : 'npm', cli ? [cli, ...options] : options, {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (npm.error)
    fail(
      `npm could not be started (${npm.error.message}). It is part of Node: install Node from https://nodejs.org.`,
    )
  if (npm.status !== 0)
    fail(
      "The dependencies were not installed; see npm's error above. If npm could not connect, check the network and the registry (npm config get registry), then run the command again.",
    )
}

const PACKAGE = `node_modules/node-${IS_WINDOWS ? 'win' : process.platform}-${process.arch}`
const bundled = path.join(root, PACKAGE, IS_WINDOWS ? 'bin/node.exe' : 'bin/node')
const isOwn = major === OWN && minor >= OWN_MINOR
const node = !isOwn && existsSync(bundled) ? bundled : process.execPath
if (node === process.execPath && major < OWN)
  fail(
    `The dependencies contain no Node for ${process.platform} on ${process.arch}: install Node ${OWN}, then run the command again.`,
  )
const [script, ...args] = process.argv.slice(2)
const child = spawn(node, [path.join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
})
// Forward signals to the child, so that it can clean up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm forwards a signal only to its shell, so also stop the child when this process loses its parent.
const parent = process.ppid
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
