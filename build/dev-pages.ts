import type { Plugin } from 'vite'

const SITE = 'src/dev/start.tsx'
const STATES = 'src/dev/gallery.tsx'
const GALLERY = /^\/(de\/)?__gallery(\/|$)/

/**
 * The development server draws every page in the browser: pages of the site, and `/__gallery` with every state, which
 * is no route of the site and in no build.
 */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    // A dependency found late would load the page anew under one's hands.
    config: () => ({ appType: 'custom', optimizeDeps: { entries: [SITE, STATES] } }),
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        const [path = '/'] = (request.originalUrl ?? '/').split('?')
        const entry = GALLERY.test(path) ? STATES : SITE
        const document = `<!doctype html><html><head><link rel="icon" href="data:,"><script type="module" src="/${entry}"></script></head><body></body></html>`
        const html = await server.transformIndexHtml(path, document)
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
      })
    },
  }
}
