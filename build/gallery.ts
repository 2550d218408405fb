import type { Plugin } from 'vite'

const ADDRESS = /^\/(de\/)?__gallery(\/|$)/
const ENTRY = '/src/dev/gallery.tsx'

/** The gallery of every state, at `/__gallery` of the development server: no route of the site, in no build. */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path = '/'] = (request.originalUrl ?? '/').split('?')
        if (!ADDRESS.test(path)) return next()
        const document = `<!doctype html><html><head><link rel="icon" href="data:,"><script type="module" src="${ENTRY}"></script></head><body></body></html>`
        const html = await server.transformIndexHtml(path, document)
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
      })
    },
  }
}
