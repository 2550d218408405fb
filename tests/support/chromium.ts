import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLAYWRIGHTS = chromium.executablePath()
const INSTALLED = [
  process.env.CHROMIUM_PATH,
  PLAYWRIGHTS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

// `--no-sandbox` is for root in a container; `--font-render-hinting=none` lays out text as in a headed browser. The
// arguments about networking, updates and sync stop Chromium's own requests.
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]

// Makes desktop Chromium prefetch links in view, as Chrome for Android does.
const PREFETCH_IN_VIEW =
  'NavigationPredictorNewViewportFeatures,PreloadingEagerViewportHeuristics,' +
  'NavigationPredictor:random_anchor_sampling_period/1'
export const BENCH_ARGUMENTS = [
  ...CHROMIUM_ARGUMENTS,
  '--ignore-certificate-errors',
  `--enable-features=${PREFETCH_IN_VIEW}`,
]

export const findChromium = (): string | undefined => INSTALLED.find((path) => path && existsSync(path))

/** Returns the path of Chromium or a headless shell (without back/forward cache); undefined for Playwright's own. */
export function findFastestChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(PLAYWRIGHTS)) return undefined
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}

export function requireChromium(): string {
  if (!findChromium()) installPlaywrights()
  if (!findChromium()) installDebians('chromium')
  const found = findChromium()
  if (found) return found
  throw new Error(
    'The end-to-end tests need Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH to its file.',
  )
}

/** Installs Debian's headless shell if possible. Without it, the tests use Chromium and take longer. */
export function fetchHeadlessShell(): void {
  if (process.env.CHROMIUM_PATH || [PLAYWRIGHTS, HEADLESS_SHELL].some((path) => existsSync(path))) return
  installDebians('chromium-headless-shell')
}

function installPlaywrights() {
  process.stdout.write("No Chromium found: installing Playwright's …\n")
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
}

function installDebians(name: string) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing Debian’s ${name} …\n`)
  run('apt-get', 'update', '-q')
  run('apt-get', 'install', '-y', '-q', name)
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

if (import.meta.main && requireChromium()) fetchHeadlessShell()
