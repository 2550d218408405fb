import { readFileSync } from 'node:fs'
import { bundle, Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'

const FOLDER = 'src/app/styles'
const BREAKPOINTS = `${FOLDER}/breakpoints.css`

/**
 * Replaces the named widths of `BREAKPOINTS` in every stylesheet. Vite offers custom media only together with
 * Lightning's CSS modules, whose class names are longer.
 */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/, code: /\(--|@import "\.\// },
      handler(code, id) {
        const [filename = id] = id.split('?')
        const options = { filename, drafts: { customMedia: true }, include: Features.CustomMediaQueries }
        this.addWatchFile(BREAKPOINTS)
        // Vite would insert imported files without passing them to plugins.
        const isList = code.startsWith('@import "./')
        if (isList)
          for (const [, name] of code.matchAll(/"\.\/(.+)"/g)) this.addWatchFile(`${FOLDER}/${name}`)
        const named = Buffer.from(`${code}\n${readFileSync(BREAKPOINTS, 'utf8')}`)
        const { code: css } = isList ? bundle(options) : transform({ ...options, code: named })
        return { code: css.toString(), map: null }
      },
    },
  }
}
