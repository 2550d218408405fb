import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { headersFor, ruleFor } from '#infra/host-rules.ts'
import { CONFIG_FILE, readHostConfig } from '#infra/static-web-app-config.ts'
import type { Serve } from './server.ts'

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
/**
 * Serves a built site as Azure Static Web Apps does, configured only by `staticwebapp.config.json` in `site`:
 *
 * - The first matching route applies. A route may apply only to some methods, and may forward posts to a function.
 * - `/about` serves `about.html`; unknown paths get a 404.
 * - Files are served only for GET and HEAD, with 304 if the browser has cached them.
 * - Files get the global headers; API responses and redirects do not.
 */
export function staticWebApp(site: string, api: Serve, brotliQuality = constants.BROTLI_MAX_QUALITY): Serve {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const compress = {
    br: (raw: Buffer) => promisify(brotliCompress)(raw, { params }),
    gzip: promisify(gzip),
  }
  const config = readHostConfig(site)
  const mimeTypes = { ...MIME_TYPES, ...config.mimeTypes }
  const files = new Map<string, Promise<{ body: Buffer; tag: string }>>()

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
    [request, response]: Parameters<Serve>,
    file: string,
    status: number,
    headers: Record<string, string>,
  ) => {
    const type = mimeTypes[path.extname(file)] ?? 'application/octet-stream'
    const isCompressible = COMPRESSIBLE.test(type)
    const encoding = isCompressible ? preferredEncoding(request) : undefined
    const key = `${encoding}:${file}`
    const reading =
      files.get(key) ??
      fs.readFile(file).then(async (raw) => ({
        body: encoding ? await compress[encoding](raw) : raw,
        tag: `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 16)}"`,
      }))
    files.set(key, reading)
    // Forget a failed read, so that the next request reads the file again.
    reading.catch(() => files.delete(key))
    const { body, tag } = await reading
    const lasting = { ...headers, ETag: tag, ...(isCompressible && { Vary: 'Accept-Encoding' }) }
    if (status === 200 && isCached(request, tag)) return void response.writeHead(304, lasting).end()
    response.writeHead(status, {
      'Content-Type': type,
      ...lasting,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return async (request, response) => {
    const [pathname, search] = splitTarget(request.url ?? '/')
    if (pathname.startsWith('/api/')) return api(request, response)

    const rule = ruleFor(config, pathname, request.method)
    if (rule?.rewrite?.startsWith('/api/')) return api(rewriteRequest(request, rule.rewrite), response)
    const headers = headersFor(config, pathname)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end()
      return
    }
    const redirect = rule?.redirect ?? (config.trailingSlash === 'never' ? withoutSlash(pathname) : undefined)
    if (redirect !== undefined) {
      const status = rule?.redirect ? (rule.statusCode ?? 302) : 301
      // Azure omits the global headers from redirects (Azure/static-web-apps#739).
      // Whether Azure keeps the query is not documented, so the smoke test checks it on each deployment.
      response.writeHead(status, { Location: redirect + search }).end()
      return
    }
    const decoded = rule?.statusCode === 404 ? undefined : decodePath(rule?.rewrite ?? pathname)
    const file = decoded === undefined ? undefined : await findFile(decoded)
    if (file && path.basename(file) !== CONFIG_FILE) {
      return sendFile([request, response], file, rule?.statusCode ?? 200, headers)
    }
    // Do not apply a route's `Cache-Control` to missing files. Whether Azure does is unknown, so the smoke test checks
    // it on each deployment.
    const uncached = { ...headers, 'Cache-Control': config.globalHeaders?.['Cache-Control'] ?? 'no-cache' }
    const missing = config.responseOverrides?.['404']?.rewrite
    const page = missing && (await findFile(missing))
    if (page) return sendFile([request, response], page, 404, uncached)
    response.writeHead(404, uncached).end()
  }
}

const isCached = ({ headers }: IncomingMessage, tag: string) =>
  headers['if-none-match']?.split(',').some((one) => one.trim() === tag)

/** Rewrites a request to the path of a function, with the original URL in a header, as Azure does. */
function rewriteRequest(request: IncomingMessage, to: string): IncomingMessage {
  request.headers['x-ms-original-url'] = `http://${request.headers.host}${request.url}`
  request.url = to
  return request
}

/** Returns the path and query as sent. A URL parser would take `//host/path` for a URL on another host. */
function splitTarget(target: string): [pathname: string, search: string] {
  const start = target.indexOf('?')
  return start < 0 ? [target, ''] : [target.slice(0, start), target.slice(start)]
}

/**
 * Returns the redirect target of a path that ends with a slash or `/index.html`; undefined for `/` and for other paths.
 * The target is always on this host, even for a path such as `//example.com/`.
 */
function withoutSlash(pathname: string): string | undefined {
  const end = /\/+(index\.html)?$/.exec(pathname)
  if (!end || pathname === '/') return undefined
  return `/${pathname.slice(0, end.index).replace(/^[/\\]+/, '')}`
}

const isFile = (file: string) =>
  fs.stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )

/** Decodes a path. Returns undefined for invalid escapes, and for a segment that is `.`, `..` or empty. */
function decodePath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname)
    return /(^|[/\\])\.\.?([/\\]|$)|[/\\]{2}/.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

function preferredEncoding({ headers }: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.replaceAll(' ', '').toLowerCase())
    .filter((coding) => !/;q=0(\.0*)?$/.test(coding))
    .map((coding) => coding.split(';')[0])
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding) || accepted.includes('*'))
}
