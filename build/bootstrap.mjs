// Runs on whatever Node the machine has (20 or newer): installs what the lock file says when that is missing or of
// another lock file, then hands over to the Node 24 that the lock file brings along.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The oldest Node whose npm can install, and the one that runs the rest. */
const [OLDEST, OWN] = [20, 24]
const major = Number.parseInt(process.version.slice(1), 10)
const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
if (major < OLDEST)
  stop(
    `This is Node ${process.version}: install Node ${OLDEST} or newer (https://nodejs.org), then run the command again.`,
  )

// `import.meta.dirname` came with Node 20.11 only.
const root = fileURLToPath(new URL('..', import.meta.url))
const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
/** The lock file of what is installed; npm removes it with the rest before it installs anew. */
const installed = path.join(root, 'node_modules/.installed-lock.json')

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  process.stderr.write(
    'Installing the dependencies of package-lock.json from the network: a minute or two …\n',
  )
  // The age of a release counts when the lock file takes it up (.npmrc), not when it is installed from there.
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--min-release-age=0']
  const npm = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.error) stop(`npm could not be run (${npm.error.message}): it comes with Node, https://nodejs.org.`)
  if (npm.status !== 0)
    stop(
      'Nothing was installed: npm says above why. Where it could not connect, the network or the registry is away (npm config get registry); then run the command again.',
    )
  writeFileSync(installed, lock)
}

const bundled = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const node = existsSync(bundled) ? bundled : process.execPath
if (node === process.execPath && major < OWN)
  stop(
    `There is no Node for ${process.platform} on ${process.arch} among the dependencies: install Node ${OWN}, then run the command again.`,
  )
const [script, ...args] = process.argv.slice(2)
const child = spawn(node, [path.join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${path.dirname(bundled)}${path.delimiter}${process.env.PATH}` },
  shell: process.platform === 'win32',
})
// This process only waits until its child has put everything away.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// Told to end, npm ends its shell and no more: a process without its parent ends as well.
const parent = process.ppid
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
