// Runs on whatever Node the machine has (20 or newer): installs what the lock file says when that is missing or of
// another lock file, then hands over to the Node 24 that the lock file brings along.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// `import.meta.dirname` came with Node 20.11 only.
const root = fileURLToPath(new URL('..', import.meta.url))
const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
/** The lock file of what is installed; npm removes it with the rest before it installs anew. */
const installed = path.join(root, 'node_modules/.installed-lock.json')

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  process.stderr.write('Installing the dependencies of package-lock.json …\n')
  // The age of a release counts when the lock file takes it up (.npmrc), not when it is installed from there.
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--min-release-age=0']
  const npm = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    process.stderr.write(
      'npm could not install the dependencies; its message stands above. Check the network, then run the command again.\n',
    )
    process.exit(npm.status ?? 1)
  }
  writeFileSync(installed, lock)
}

const bundled = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const node = existsSync(bundled) ? bundled : process.execPath
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
