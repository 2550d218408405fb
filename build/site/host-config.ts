import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { CONFIG_FILE, CONFIG_LIMIT_BYTES, type HostConfig } from '#infra/static-web-app-config.ts'
import { site } from '#src/site/site.ts'

const POLICY = 'Content-Security-Policy'
const STYLE_HASHES = "'sha256-inline-styles'"
const SCRIPT_HASH = "'sha256-inline-script'"

/**
 * Returns the configuration from the repository with the hashes of the pages' inline styles and script filled in.
 *
 * @throws if the configuration has no place for the hashes, or is larger than Azure accepts
 */
export async function hostConfig(styles: readonly string[], script: string): Promise<string> {
  const config: HostConfig = JSON.parse(await fs.readFile(CONFIG_FILE, 'utf8'))
  const policy = config.globalHeaders?.[POLICY] ?? ''
  for (const place of [STYLE_HASHES, SCRIPT_HASH])
    if (!policy.includes(place))
      throw new Error(`${CONFIG_FILE} lacks ${place} in its Content-Security-Policy.`)
  const deployed = JSON.stringify({
    ...config,
    routes: routesOnline(config),
    globalHeaders: {
      ...config.globalHeaders,
      [POLICY]: policy
        .replace(STYLE_HASHES, styles.map(hashOf).join(' '))
        .replace(SCRIPT_HASH, hashOf(script)),
    },
  })
  if (Buffer.byteLength(deployed) > CONFIG_LIMIT_BYTES)
    throw new Error(`${CONFIG_FILE} is larger than Azure accepts (20 KB).`)
  return deployed
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Removes the redirects from the placeholder pages if `site.offlineAreas` publishes these pages. */
const routesOnline = ({ routes = [] }: HostConfig) =>
  site.offlineAreas ? routes.filter(({ redirect }) => !redirect?.endsWith('/job-seeker-compass')) : routes
