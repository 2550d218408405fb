import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { withoutLanguage } from '#contracts/values/path-language.ts'

const SITE = 'src/dev/start.tsx'
/** Entries of the pages that exist only in development, keyed by the first segment of their path. */
const BESIDE = { '/__gallery': 'src/dev/gallery.tsx', '/charts': 'src/dev/charts.tsx' }
const DEV_ENTRIES = [SITE, ...Object.values(BESIDE)]

function devEntry(pathname: string): string {
  const [, first = ''] = withoutLanguage(pathname).split('/')
  return BESIDE[`/${first}` as keyof typeof BESIDE] ?? SITE
}

const devDocument = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><script type="module" src="/${script}"></script></head><body></body></html>`

const SOURCE = /^\/source\/(machines\/[\w-]+\.ts)\.txt$/

const NATIVE_POST = `<!doctype html><html lang="en"><meta charset="utf-8"><title>npm start answers this</title>
<p>The browser sent this form by itself, and nothing was stored: the mocks of <code>npm run dev</code> hear the app's calls alone.
<p>What a visitor without the app sees: <code>npm start</code>, the built site with the real functions.`

/**
 * Serves client-rendered pages during development: the site, `/__gallery` with every state, and `/charts` with every
 * machine.
 */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    // Lets Vite find the dependencies of every entry at startup. If it found one later, it would reload the page.
    config: () => ({ appType: 'custom', optimizeDeps: { entries: DEV_ENTRIES } }),
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const [path = '/'] = (request.originalUrl ?? '/').split('?')
        const [, source] = SOURCE.exec(path) ?? []
        if (source)
          return response
            .writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
            .end(readFileSync(source))
        if (!request.headers.accept?.includes('text/html')) return next()
        if (request.method === 'POST')
          return response.writeHead(501, { 'content-type': 'text/html; charset=utf-8' }).end(NATIVE_POST)
        const html = await server.transformIndexHtml(path, devDocument(devEntry(path)))
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
      })
    },
  }
}
