import type { Plugin } from 'vite'

const SITE = 'src/dev/start.tsx'
const STATES = 'src/dev/gallery.tsx'
const GALLERY = /^\/(de\/)?__gallery(\/|$)/

/** What a form that the browser itself has sent is answered here. */
const NATIVE_POST = `<!doctype html><html lang="en"><meta charset="utf-8"><title>npm start answers this</title>
<p>The browser sent this form by itself, and nothing was stored: the mocks of <code>npm run dev</code> hear the app's calls alone.
<p>What a visitor without the app sees: <code>npm start</code>, the built site with the real functions.`

/**
 * The development server draws every page in the browser: pages of the site, and `/__gallery` with every state, which
 * is no route of the site and in no build.
 */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    // A dependency found late would reload the page while somebody uses it.
    config: () => ({ appType: 'custom', optimizeDeps: { entries: [SITE, STATES] } }),
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        if (request.method === 'POST')
          return response.writeHead(501, { 'content-type': 'text/html; charset=utf-8' }).end(NATIVE_POST)
        const [path = '/'] = (request.originalUrl ?? '/').split('?')
        const entry = GALLERY.test(path) ? STATES : SITE
        const document = `<!doctype html><html><head><link rel="icon" href="data:,"><script type="module" src="/${entry}"></script></head><body></body></html>`
        const html = await server.transformIndexHtml(path, document)
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
      })
    },
  }
}
