import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { CONFIG_FILE, CONFIG_LIMIT_BYTES, type HostConfig } from '#infra/static-web-app-config.ts'
import { site } from '#src/site.ts'

/** A page with the text of its inline styles. */
export interface StyledPage {
  url: string
  /** Of its HTML with its styles, as it travels. */
  bytes: number
  styles: string
}

const POLICY = 'Content-Security-Policy'
const STYLE_HASHES = "'sha256-inline-styles'"

/** With 1.7 KB of headers, the hashes of all pages among them, more than this needs a second flight of packets. */
const LONG_FROM_BYTES = 12_800

/**
 * The deployed configuration: the one in the repository, with the hashes of the inline styles filled in. A long page is
 * sent with its own hash alone, and with those of what else may stand at its address.
 *
 * @throws where Azure would refuse it
 */
export async function hostConfig(pages: readonly StyledPage[], missingPage: string): Promise<string> {
  const config: HostConfig = JSON.parse(await fs.readFile(CONFIG_FILE, 'utf8'))
  const policy = config.globalHeaders?.[POLICY] ?? ''
  if (!policy.includes(STYLE_HASHES)) throw new Error(`${CONFIG_FILE} must name ${STYLE_HASHES}.`)
  const policyFor = (some: readonly StyledPage[]) =>
    policy.replace(STYLE_HASHES, [...new Set(some.map(({ styles }) => hashOf(styles)))].join(' '))

  const missing = pages.filter(({ url }) => url === missingPage)
  const long = pages.filter(({ bytes, url }) => bytes >= LONG_FROM_BYTES && url !== missingPage)
  const routes = [...new Set(long.map(({ url }) => routeOf(url)))].map((route) => {
    const folder = route.replace(/\/?\*$/, '')
    const there = pages.filter(({ url }) => url === folder || routeOf(url) === route)
    return { route, headers: { [POLICY]: policyFor([...there, ...missing]) } }
  })
  const deployed = JSON.stringify({
    ...config,
    routes: [...routesOnline(config), ...routes],
    globalHeaders: { ...config.globalHeaders, [POLICY]: policyFor(pages) },
  })
  if (Buffer.byteLength(deployed) > CONFIG_LIMIT_BYTES)
    throw new Error(`${CONFIG_FILE} is larger than Azure accepts (20 KB).`)
  return deployed
}

const hashOf = (styles: string): string => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`

/** The guides share a route in each language. */
const routeOf = (url: string): string => url.replace(/(\/information\/).+/, '$1*')

/** The host answers before the page, so it must not redirect the areas once they are switched on. */
const routesOnline = ({ routes = [] }: HostConfig) =>
  site.offlineAreas ? routes.filter(({ redirect }) => !redirect?.endsWith('/job-seeker-compass')) : routes
