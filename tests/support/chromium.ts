import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

/** Root in a container needs the first; the others keep Chromium from asking the internet for anything. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The path of a Chromium on this machine, or undefined. */
export const findChromium = (): string | undefined => INSTALLED.find((path) => path && existsSync(path))

/**
 * Finds a Chromium, or installs one: Playwright's own, else Debian's.
 *
 * @throws with what to do where neither can be had
 */
export function requireChromium(
  find = findChromium,
  installs = [installPlaywrights, installDebians],
): string {
  let found = find()
  for (const install of installs) {
    if (found) break
    install()
    found = find()
  }
  if (found) return found
  throw new Error(
    'The end-to-end tests need Chromium, and it could not be installed here. Install it (for example ' +
      '"apt-get install chromium", or "npx playwright install chromium"), or set CHROMIUM_PATH to one.',
  )
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

function installPlaywrights() {
  process.stdout.write('No Chromium found: installing Playwright’s …\n')
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
}

function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write('That was not possible: installing Debian’s …\n')
  run('apt-get', 'update', '-q')
  run('apt-get', 'install', '-y', '-q', 'chromium')
}
