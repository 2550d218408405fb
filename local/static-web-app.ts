import { promises as fs, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** The parts of `staticwebapp.config.json` that this site uses; anything else is refused at start-up. */
export interface HostConfig {
  trailingSlash?: 'never'
  platform?: { apiRuntime: string }
  routes?: RouteRule[]
  responseOverrides?: Record<string, { rewrite: string }>
  globalHeaders?: Record<string, string>
  mimeTypes?: Record<string, string>
}

export interface RouteRule {
  route: string
  redirect?: string
  rewrite?: string
  statusCode?: number
  headers?: Record<string, string>
}

export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const CONFIG_KEYS = ['trailingSlash', 'platform', 'routes', 'responseOverrides', 'globalHeaders', 'mimeTypes']

const MIME_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest)|image\/svg)/
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Reads the deployed configuration and refuses what this server would silently ignore. */
export function readHostConfig(site: string): HostConfig {
  const config: HostConfig = JSON.parse(readFileSync(path.join(site, 'staticwebapp.config.json'), 'utf8'))
  const unknown = Object.keys(config).filter((key) => !CONFIG_KEYS.includes(key))
  if (unknown.length > 0) {
    throw new Error(
      `local/static-web-app.ts does not know ${unknown.join(', ')}: teach it, or remove the setting.`,
    )
  }
  return config
}

/**
 * Serves a built site as Azure Static Web Apps does: first matching route wins, `/about` is `about.html`, real
 * 404s, global headers on files but not on API answers. `staticwebapp.config.json` in `site` is the only truth.
 */
export function staticWebApp(site: string, api: ApiHandler) {
  const config = readHostConfig(site)
  const mimeTypes = { ...MIME_TYPES, ...config.mimeTypes }
  const encoded = new Map<string, Promise<Buffer>>()

  const findFile = async (pathname: string): Promise<string | undefined> => {
    const base = path.join(site, pathname)
    if (base !== site && !base.startsWith(site + path.sep)) return undefined
    const candidates = [base, `${base}.html`, path.join(base, 'index.html')]
    for (const candidate of candidates) {
      if (await isFile(candidate)) return candidate
    }
    return undefined
  }

  const sendFile = async (
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: number,
    headers: Record<string, string>,
  ) => {
    const type = mimeTypes[path.extname(file)] ?? 'application/octet-stream'
    const encoding = COMPRESSIBLE.test(type) ? preferredEncoding(request) : undefined
    const key = `${encoding}:${file}`
    const body =
      encoded.get(key) ?? fs.readFile(file).then((raw) => (encoding ? compress[encoding](raw) : raw))
    encoded.set(key, body)
    response.writeHead(status, {
      'Content-Type': type,
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
      'Content-Length': (await body).length,
    })
    response.end(request.method === 'HEAD' ? undefined : await body)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/api/')) return api(request, response)

    const rule = config.routes?.find(({ route }) => matches(route, pathname))
    const headers = { ...config.globalHeaders, ...rule?.headers }
    if (rule?.redirect) {
      response.writeHead(rule.statusCode ?? 302, { ...headers, Location: rule.redirect }).end()
      return
    }
    if (config.trailingSlash === 'never' && pathname !== '/' && pathname.endsWith('/')) {
      response.writeHead(301, { ...headers, Location: pathname.replace(/\/+$/, '') + search }).end()
      return
    }
    const decoded = decodePath(rule?.rewrite ?? pathname)
    const file = decoded === undefined ? undefined : await findFile(decoded)
    if (file && path.basename(file) !== 'staticwebapp.config.json') {
      return sendFile(request, response, file, rule?.statusCode ?? 200, headers)
    }
    const missing = config.responseOverrides?.['404']?.rewrite
    const page = missing && (await findFile(missing))
    if (page) return sendFile(request, response, page, 404, headers)
    response.writeHead(404, headers).end()
  }
}

/** A route of the configuration: exact, or with one `*` at its end. */
export const matches = (route: string, pathname: string): boolean =>
  route.endsWith('*') ? pathname.startsWith(route.slice(0, -1)) : route === pathname

const isFile = (file: string) =>
  fs.stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

function preferredEncoding({ headers }: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}
