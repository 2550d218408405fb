import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { CONFIG_FILE, CONFIG_LIMIT_BYTES, type HostConfig } from '#infra/static-web-app-config.ts'
import { site } from '#src/site/site.ts'

const POLICY = 'Content-Security-Policy'
const STYLE_HASHES = "'sha256-inline-styles'"

/**
 * Returns the configuration from the repository with the hashes of the pages' inline styles filled in.
 *
 * @throws if the configuration has no place for the hashes, or is larger than Azure accepts
 */
export async function hostConfig(styles: readonly string[]): Promise<string> {
  const config: HostConfig = JSON.parse(await fs.readFile(CONFIG_FILE, 'utf8'))
  const policy = config.globalHeaders?.[POLICY] ?? ''
  if (!policy.includes(STYLE_HASHES))
    throw new Error(`${CONFIG_FILE} lacks ${STYLE_HASHES} in its Content-Security-Policy.`)
  const deployed = JSON.stringify({
    ...config,
    routes: routesOnline(config),
    globalHeaders: {
      ...config.globalHeaders,
      [POLICY]: policy.replace(STYLE_HASHES, styles.map(hashOf).join(' ')),
    },
  })
  if (Buffer.byteLength(deployed) > CONFIG_LIMIT_BYTES)
    throw new Error(`${CONFIG_FILE} is larger than Azure accepts (20 KB).`)
  return deployed
}

const hashOf = (styles: string): string => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`

/** Removes the redirects from the placeholder pages if `site.offlineAreas` publishes these pages. */
const routesOnline = ({ routes = [] }: HostConfig) =>
  site.offlineAreas ? routes.filter(({ redirect }) => !redirect?.endsWith('/job-seeker-compass')) : routes
